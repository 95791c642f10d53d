/** The number of calls that may be repeated. Without it, a struggling upstream would get twice the load. */
export interface RetryBudget {
  /** Called for each call that is made. */
  earn(): void
  /** Uses one repetition. Returns false if there is none left. */
  spend(): boolean
}

/** The number of repetitions available after a quiet time. */
const most = 10
/** The number of repetitions that each call earns. */
const share = 0.1

/** Creates a budget with which a series of failures causes at most 10 % more calls, beyond the first ten. */
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
