/**
 * The circuit breaker of one upstream, shared by all requests. After repeated failures calls fail at once, until one
 * trial call succeeds.
 */
export interface Breaker {
  readonly state: 'closed' | 'open' | 'halfOpen'
  /** Whether a call may be made now. If true, the call must end with one of the three methods below. */
  enter(): boolean
  succeeded(): void
  failed(): void
  /** The call ended without a result that concerns the upstream (the client disconnected). */
  abandoned(): void
}

export interface BreakerOptions {
  /** The number of consecutive failures that open the circuit; default 5. */
  failures?: number
  /** The first pause. It doubles with each failed trial. Default 1 s. */
  pauseMs?: number
  /**
   * The longest pause between trials, and therefore the longest time until a recovered upstream is used again; default
   * 30 s.
   */
  longestPauseMs?: number
  /** A trial that takes longer does not block the next one; default 10 s. */
  longestTrialMs?: number
  now?: () => number
}

/**
 * Creates a breaker that counts consecutive failures rather than a rate. One healthy answer proves that the upstream
 * works, so a single slow operation cannot block the others.
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
      // Calls that were running when the circuit opened must not extend the pause.
      if (isOpen && isTrying) {
        pause = Math.min(pause * 2, longestPauseMs)
        // Counted from the start of the trial. Otherwise a trial that hung would delay a recovered upstream by its own
        // duration too.
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
