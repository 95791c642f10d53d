import { refused } from '../http/errors.ts'

export interface Wait {
  /** How long a caller waits for their turn before they are told to try again later, in milliseconds. */
  longestMs?: number
  signal?: AbortSignal | undefined
}

/** Runs one piece of work at a time, in order of arrival, because a document uses a core and a lot of memory. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()

  /** Rejects with BUSY if the turn does not come in time, and with the signal's reason if it aborts before the turn. */
  run<T>(work: () => Promise<T>, { longestMs = 20_000, signal }: Wait = {}): Promise<T> {
    const { promise: given, reject: giveUp } = Promise.withResolvers<never>()
    let isGivenUp = false
    const leave = (reason: unknown) => {
      isGivenUp = true
      giveUp(reason)
    }
    const abort = () => leave(signal!.reason)
    const timer = Number.isFinite(longestMs)
      ? setTimeout(
          () => leave(refused('BUSY', 'Other documents are being worked on: try again in a moment')),
          longestMs,
        )
      : undefined
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()
    const turn = this.#last.then(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      return isGivenUp ? given : work()
    })
    this.#last = turn.catch(() => {})
    return Promise.race([turn, given])
  }
}
