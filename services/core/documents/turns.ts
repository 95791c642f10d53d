import { refused } from '../http/errors.ts'

export interface Wait {
  /** How long somebody waits for their turn before they are told to come again; jobs wait as long as it takes. */
  longestMs?: number
  signal?: AbortSignal | undefined
}

/** Runs one work at a time, in the order in which they came: a document takes a core and a lot of memory. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()

  /** Rejects with BUSY when the turn does not come in time, and with the signal's reason when that aborts before it. */
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
