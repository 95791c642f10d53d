/** Circuit breaker of one upstream, shared by all requests: after repeated failures calls fail at once, then one call tries again. */
export interface Breaker {
  readonly state: 'closed' | 'open' | 'halfOpen'
  /** May a call go now? If true, it must end in one of the three below. */
  enter(): boolean
  succeeded(): void
  failed(): void
  /** The call ended without saying anything about the upstream (the client left). */
  abandoned(): void
}

export interface BreakerOptions {
  /** Failures in a row that open the circuit; default 5. */
  failures?: number
  /** First pause; doubles with each failed trial. Default 1 s. */
  pauseMs?: number
  /** Longest pause, so the longest time until a recovered upstream is used again; default 30 s. */
  longestPauseMs?: number
  now?: () => number
}

/**
 * Counts failures in a row rather than a rate: one healthy answer proves the upstream alive, so a single slow operation
 * cannot shut out the others.
 */
export function createBreaker({ failures = 5, pauseMs = 1000, longestPauseMs = 30_000, now = Date.now }: BreakerOptions = {}): Breaker {
  let inRow = 0
  let pause = pauseMs
  let openUntil = 0
  let isOpen = false
  let isTrying = false

  return {
    get state() {
      if (!isOpen) return 'closed'
      return isTrying || now() >= openUntil ? 'halfOpen' : 'open'
    },
    enter() {
      if (!isOpen) return true
      if (isTrying || now() < openUntil) return false
      isTrying = true
      return true
    },
    succeeded() {
      inRow = 0
      pause = pauseMs
      isOpen = false
      isTrying = false
    },
    failed() {
      inRow += 1
      if (isOpen && isTrying) pause = Math.min(pause * 2, longestPauseMs)
      // Calls that were under way when the circuit opened must not push its end further away.
      if ((isOpen && isTrying) || (!isOpen && inRow >= failures)) {
        isOpen = true
        openUntil = now() + pause
      }
      isTrying = false
    },
    abandoned() {
      isTrying = false
    },
  }
}
