import { timedOut } from './failures.ts'

export interface Deadline {
  signal: AbortSignal
  /** Aborts now: the client has gone. */
  abort(): void
  /** The work is over; the timer is freed. */
  clear(): void
}

/** A signal that fires after `ms`, or earlier by `abort`. */
export function deadline(ms: number): Deadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(timedOut()), ms)
  return {
    signal: controller.signal,
    abort: () => {
      clearTimeout(timer)
      controller.abort()
    },
    clear: () => clearTimeout(timer),
  }
}
