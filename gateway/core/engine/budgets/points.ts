import { RequestError } from '../../graph/requestError.ts'

/** The budget of a sender for documents that are not persisted. */
export interface BudgetLimits {
  /** The number of points in a full budget. */
  capacity: number
  /** The number of points restored each second. */
  restoreRate: number
}

/** The owner of a budget: the subject of a token in its company. */
export interface Purse {
  companyId: string
  /** The `sub` claim of the token. */
  subject: string
}

/** The budgets of all senders of documents that are not persisted. */
export interface Budgets {
  /** Takes points. Throws RATE_LIMITED with the seconds to wait if too few are left. */
  take(purse: Purse, points: number): Promise<void>
  giveBack(purse: Purse, points: number): void
  /** The number of points left. */
  available(purse: Purse): number
  limits: BudgetLimits
}

/** Returns the key of a purse for use in maps. */
export const keyOf = ({ companyId, subject }: Purse) => `${companyId} ${subject}`

/** Creates a RATE_LIMITED error for a sender with too few points left. */
export function tooFewPointsError(points: number, left: number, { restoreRate }: BudgetLimits): RequestError {
  const retryAfter = Math.max(1, Math.ceil((points - left) / restoreRate))
  return new RequestError(
    'RATE_LIMITED',
    `Too much at once: this costs ${points} points and ${Math.floor(left)} are left. Wait ${retryAfter} s, or ask for fewer rows or fields.`,
    { retryAfter },
  )
}

/** Returns the headers with the remaining points (IETF draft "RateLimit header fields for HTTP"). */
export function rateLimitHeaders({ capacity, restoreRate }: BudgetLimits, left: number): Record<string, string> {
  return {
    'RateLimit-Policy': `"cost";q=${capacity};w=${Math.ceil(capacity / restoreRate)}`,
    RateLimit: `"cost";r=${left};t=${Math.ceil((capacity - left) / restoreRate)}`,
  }
}

/** The maximum number of buckets. Beyond it, the least recently used ones are dropped. */
const keptBuckets = 10_000

/** Creates the budgets of this process alone. */
export function createLocalBudgets(limits: BudgetLimits, now: () => number = () => performance.now()): Budgets {
  const { capacity, restoreRate } = limits
  const buckets = new Map<string, { points: number; at: number }>()

  function bucketOf(key: string) {
    const known = buckets.get(key) ?? { points: capacity, at: now() }
    const at = now()
    return { points: Math.min(capacity, known.points + ((at - known.at) / 1000) * restoreRate), at }
  }
  function keep(key: string, bucket: { points: number; at: number }) {
    // Oldest first: the bucket that has not been used for longest is full by now.
    buckets.delete(key)
    buckets.set(key, bucket)
    if (buckets.size > keptBuckets) buckets.delete(buckets.keys().next().value!)
  }

  return {
    limits,
    available: (purse) => Math.floor(bucketOf(keyOf(purse)).points),
    async take(purse, points) {
      const key = keyOf(purse)
      const bucket = bucketOf(key)
      if (points > bucket.points) throw tooFewPointsError(points, bucket.points, limits)
      keep(key, { ...bucket, points: bucket.points - points })
    },
    giveBack(purse, points) {
      const key = keyOf(purse)
      const bucket = bucketOf(key)
      keep(key, { ...bucket, points: Math.min(capacity, bucket.points + points) })
    },
  }
}
