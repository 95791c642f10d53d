import { RequestError } from '../../graph/requestError.ts'
import type { Signal } from '../../rest/deadline.ts'

/** Limits the number of documents that each purse runs at once. Further ones wait in order. */
export interface Turns {
  /**
   * Waits for a turn and returns the function that ends it. Throws RATE_LIMITED if it takes too long or the signal
   * fires.
   */
  take(key: string, signal: Signal): Promise<() => void>
}

export interface TurnLimits {
  /** The number of documents of a purse that may run at once. */
  atOnce: number
  /** The longest time that a further document waits. */
  longestMs: number
}

interface Line {
  running: number
  waiting: Set<() => void>
}

/** Creates the turns of this process. */
export function createTurns({ atOnce, longestMs }: TurnLimits): Turns {
  const lines = new Map<string, Line>()

  function end(key: string, line: Line) {
    const [next] = line.waiting
    if (next) return next()
    line.running -= 1
    if (line.running === 0) lines.delete(key)
  }

  function wait({ waiting }: Line, signal: Signal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      clearTimeout(timer)
      waiting.delete(go)
      signal.removeEventListener('abort', giveUp)
    }
    const go = () => {
      leave()
      resolve()
    }
    const giveUp = () => {
      leave()
      reject(
        new RequestError(
          'RATE_LIMITED',
          `Too much at once: ${atOnce} documents of one program run at the same time, and this one has waited too long. Send fewer at once.`,
          { retryAfter: Math.ceil(longestMs / 1000) },
        ),
      )
    }
    const timer = setTimeout(giveUp, longestMs)
    signal.addEventListener('abort', giveUp)
    waiting.add(go)
    return promise
  }

  return {
    async take(key, signal) {
      const line = lines.get(key) ?? { running: 0, waiting: new Set() }
      lines.set(key, line)
      // A turn that ends is handed to the next document, so `running` does not change.
      if (line.running >= atOnce) await wait(line, signal)
      else line.running += 1
      return () => end(key, line)
    },
  }
}
