import { RequestError } from '../../graph/requestError.ts'

/** What documents of their own may cost whoever sends them. */
export interface BudgetLimits {
  /** Points that are there after a rest. */
  capacity: number
  /** Points that come back each second. */
  restoreRate: number
}

/** Whose points a document takes: those of who sends it, in the company of the token. */
export interface Purse {
  companyId: string
  /** `sub` of the token. */
  subject: string
}

/** Points of whoever sends documents of their own. */
export interface Budgets {
  /** Takes points; throws RATE_LIMITED with the seconds to wait where too few are left. */
  take(purse: Purse, points: number): Promise<void>
  giveBack(purse: Purse, points: number): void
  /** Points that are left. */
  available(purse: Purse): number
  limits: BudgetLimits
}

/** A key of a purse for maps. */
export const keyOf = ({ companyId, subject }: Purse) => `${companyId} ${subject}`

/** RATE_LIMITED for who has too few points left. */
export function tooFew(points: number, left: number, { restoreRate }: BudgetLimits): RequestError {
  const retryAfter = Math.max(1, Math.ceil((points - left) / restoreRate))
  return new RequestError(
    'RATE_LIMITED',
    `Too much at once: this costs ${points} points and ${Math.floor(left)} are left. Wait ${retryAfter} s, or ask for fewer rows or fields.`,
    { retryAfter },
  )
}

/** Headers that tell what is left (IETF draft "RateLimit header fields for HTTP"). */
export function rateLimitHeaders({ capacity, restoreRate }: BudgetLimits, left: number): Record<string, string> {
  return {
    'RateLimit-Policy': `"cost";q=${capacity};w=${Math.ceil(capacity / restoreRate)}`,
    RateLimit: `"cost";r=${left};t=${Math.ceil((capacity - left) / restoreRate)}`,
  }
}

/** Buckets that nobody drains are forgotten beyond so many. */
const keptBuckets = 10_000

/** Budgets of this process alone. */
export function ownBudgets(limits: BudgetLimits, now: () => number = () => performance.now()): Budgets {
  const { capacity, restoreRate } = limits
  const buckets = new Map<string, { points: number; at: number }>()

  function bucketOf(key: string) {
    const known = buckets.get(key) ?? { points: capacity, at: now() }
    const at = now()
    return { points: Math.min(capacity, known.points + ((at - known.at) / 1000) * restoreRate), at }
  }
  function keep(key: string, bucket: { points: number; at: number }) {
    // Oldest first; what has not been touched for longest is full by now.
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
      if (points > bucket.points) throw tooFew(points, bucket.points, limits)
      keep(key, { ...bucket, points: bucket.points - points })
    },
    giveBack(purse, points) {
      const key = keyOf(purse)
      const bucket = bucketOf(key)
      keep(key, { ...bucket, points: Math.min(capacity, bucket.points + points) })
    },
  }
}
