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
  /** Longest pause from one trial to the next, so the longest time until a recovered upstream is used again; default 30 s. */
  longestPauseMs?: number
  /** A trial that takes longer does not keep the next one waiting; default 10 s. */
  longestTrialMs?: number
  now?: () => number
}

/**
 * Counts failures in a row rather than a rate: one healthy answer proves the upstream alive, so a single slow operation
 * cannot shut out the others.
 */
export function createBreaker({
  failures = 5,
  pauseMs = 1000,
  longestPauseMs = 30_000,
  longestTrialMs = 10_000,
  now = Date.now,
}: BreakerOptions = {}): Breaker {
  let inRow = 0
  let pause = pauseMs
  let openUntil = 0
  let isOpen = false
  let isTrying = false
  let triedAt = 0

  return {
    get state() {
      if (!isOpen) return 'closed'
      return isTrying || now() >= openUntil ? 'halfOpen' : 'open'
    },
    enter() {
      if (!isOpen) return true
      if (isTrying ? now() < triedAt + longestTrialMs : now() < openUntil) return false
      isTrying = true
      triedAt = now()
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
      // Calls that were under way when the circuit opened must not push its end further away.
      if (isOpen && isTrying) {
        pause = Math.min(pause * 2, longestPauseMs)
        // From the trial's begin: else one that hung would keep a recovered upstream away for its own time too.
        openUntil = triedAt + pause
      } else if (!isOpen && inRow >= failures) {
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
