/** How many calls may be repeated: without it a half-broken upstream would get twice the load that it cannot bear. */
export interface RetryBudget {
  /** A call has been made. */
  earn(): void
  /** Takes the place of one repetition; false when there is none. */
  spend(): boolean
}

/** Repetitions that are free after a quiet time. */
const most = 10
/** Repetitions that each call earns. */
const share = 0.1

/** So few repetitions that a storm of failures costs the upstream at most 10 % more calls, beyond the first ten. */
export function createRetryBudget(): RetryBudget {
  let left = most
  return {
    earn() {
      left = Math.min(most, left + share)
    },
    spend() {
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
