/** A piece of text between two tags of a part, with its position in the XML. */
interface Segment {
  start: number
  end: number
  /** Unescaped. */
  text: string
}

/** The texts of a paragraph in reading order, however they are split into runs. */
export type Paragraph = Segment[]

const tag = /<(\/?)(?:(\w+):)?(\w+)((?:\s[^<>]*?)?)(\/?)>/g
/** Elements that contain text, in Word, drawings and formulas. Deleted text and field codes count as text too. */
const textElements = new Set(['t', 'delText', 'instrText', 'delInstrText'])

/** Returns the paragraphs of a part of a document. A nested paragraph (in a text box) is returned separately. */
export function paragraphs(xml: string): Paragraph[] {
  const done: Paragraph[] = []
  const open: Paragraph[] = [[]]
  let textFrom: number | null = null
  for (const { 0: whole, 1: slash, 3: name, 5: selfClosing, index } of xml.matchAll(tag)) {
    const isEmpty = selfClosing === '/'
    if (name === 'p') {
      if (slash) done.push(open.pop() ?? [])
      else if (!isEmpty) open.push([])
      if (open.length === 0) open.push([])
    } else if (textElements.has(name!)) {
      if (!slash && !isEmpty) textFrom = index + whole.length
      else if (slash && textFrom !== null) {
        open.at(-1)!.push({ start: textFrom, end: index, text: unescapeXml(xml.slice(textFrom, index)) })
        textFrom = null
      }
    } else if (isEmpty && (name === 'tab' || name === 'br' || name === 'cr')) {
      // A gap separates words but contains no text, and nothing is ever written there.
      open.at(-1)!.push({ start: index, end: index, text: name === 'tab' ? '\t' : '\n' })
    }
  }
  return [...done, ...open].filter((paragraph) => paragraph.length > 0)
}

/** A change to the joined text of a paragraph. */
export interface Change {
  start: number
  end: number
  text: string
}

/**
 * Returns the XML with changed paragraphs. The changes must not overlap. The new text gets the position and formatting
 * of the start of the old text.
 */
export function withChanges(xml: string, all: readonly { paragraph: Paragraph; changes: readonly Change[] }[]): string {
  const edits = all.flatMap(({ paragraph, changes }) => {
    const texts = changedTexts(paragraph, changes)
    return paragraph.flatMap(({ start, end, text }, index) =>
      texts[index] === text ? [] : [{ start, end, text: texts[index]! }],
    )
  })
  edits.sort((a, b) => b.start - a.start)
  const pieces: string[] = []
  let until = xml.length
  for (const { start, end, text } of edits) {
    pieces.push(xml.slice(end, until), escapeXml(text))
    until = start
  }
  pieces.push(xml.slice(0, until))
  // Leading and trailing spaces of a text count only if this is declared.
  return pieces
    .reverse()
    .join('')
    .replace(/<w:t>(?=\s|[^<]*\s<)/g, '<w:t xml:space="preserve">')
}

function changedTexts(paragraph: Paragraph, changes: readonly Change[]): string[] {
  const texts = paragraph.map(({ text }) => text)
  // From the end to the start, so that the positions of earlier changes stay valid.
  for (const change of changes.toSorted((a, b) => b.start - a.start)) {
    let at = 0
    let rest = change.text
    paragraph.forEach((segment, index) => {
      const from = Math.max(change.start - at, 0)
      const to = Math.min(change.end - at, segment.text.length)
      at += segment.text.length
      if (from >= to || segment.start === segment.end) return
      texts[index] = texts[index]!.slice(0, from) + rest + texts[index]!.slice(to)
      rest = ''
    })
  }
  return texts
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescapeXml = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return named[name] ?? whole
    const code = hex ? parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** Escapes text for XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)
