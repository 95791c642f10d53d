import { RequestError } from '../../graph/requestError.ts'
import type { Signal } from '../../rest/deadline.ts'

/** Lets each purse run so many documents at once; further ones wait, in their order. */
export interface Turns {
  /** Waits for a turn and answers how to end it. Throws RATE_LIMITED when it takes too long, and when the signal fires. */
  take(key: string, signal: Signal): Promise<() => void>
}

export interface TurnLimits {
  /** Documents of a purse that run at once. */
  atOnce: number
  /** How long another one waits. */
  longestMs: number
}

interface Line {
  running: number
  waiting: Set<() => void>
}

/** Turns of this process. */
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
      // Who ends a turn hands it to the next one, so that `running` stays as it is.
      if (line.running >= atOnce) await wait(line, signal)
      else line.running += 1
      return () => end(key, line)
    },
  }
}
