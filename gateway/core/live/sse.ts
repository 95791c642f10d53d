/** One server-sent event. */
export interface SentEvent {
  event: string
  data: string
  /** The last id so far; undefined if the stream has sent none. */
  id: string | undefined
}

/** A stream with a longer line is not one of our event streams. */
const longestLine = 4 * 1_048_576

/**
 * Creates a reader of server-sent events that accepts the stream in pieces. Comments and unknown fields are ignored.
 */
export function createSseReader(onEvent: (event: SentEvent) => void): (piece: Uint8Array) => void {
  const decoder = new TextDecoder()
  let rest = ''
  let event = ''
  let data: string[] = []
  let id: string | undefined

  function line(text: string) {
    if (text === '') {
      if (data.length) onEvent({ event: event || 'message', data: data.join('\n'), id })
      event = ''
      data = []
      return
    }
    const colon = text.indexOf(':')
    const field = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(colon + (text[colon + 1] === ' ' ? 2 : 1))
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
    else if (field === 'id' && !value.includes('\0')) id = value
  }

  return (piece) => {
    rest += decoder.decode(piece, { stream: true })
    // A carriage return at the very end may be the first half of a line break.
    for (let match = /\r\n|\n|\r(?!$)/.exec(rest); match; match = /\r\n|\n|\r(?!$)/.exec(rest)) {
      line(rest.slice(0, match.index))
      rest = rest.slice(match.index + match[0].length)
    }
    if (rest.length > longestLine) throw new Error('the event stream sent a line without an end')
  }
}
