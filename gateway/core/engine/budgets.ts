import { RequestError } from '../graph/requestError.ts'

/** What documents of their own may cost whoever sends them. */
export interface BudgetLimits {
  /** Points that are there after a rest. */
  capacity: number
  /** Points that come back each second. */
  restoreRate: number
}

/** The cost of one document, as `extensions.cost` tells it. */
export interface Cost {
  /** What it could cost: fields, times the rows that it asks for. It is taken before it runs. */
  requested: number
  /** Fields that were answered. The rest is given back. */
  actual: number
  /** Points left. */
  available: number
  restoreRate: number
}

/** Points of whoever sends documents of their own, by one key each. */
export interface Budgets {
  /** Takes points; throws RATE_LIMITED with the seconds to wait where too few are left. */
  take(key: string, points: number): void
  giveBack(key: string, points: number): void
  available(key: string): number
  /** Headers that tell what is left (IETF draft "RateLimit header fields for HTTP"). */
  headers(key: string): Record<string, string>
  limits: BudgetLimits
}

/** Buckets that nobody drains are forgotten beyond so many. */
const keptBuckets = 10_000

/** Budgets of this process. Each gateway has its own: behind several, a client has as many times the points as there are. */
export function createBudgets(limits: BudgetLimits, now: () => number = () => performance.now()): Budgets {
  const { capacity, restoreRate } = limits
  const buckets = new Map<string, { points: number; at: number }>()

  function bucketOf(key: string) {
    const known = buckets.get(key) ?? { points: capacity, at: now() }
    const at = now()
    const points = Math.min(capacity, known.points + ((at - known.at) / 1000) * restoreRate)
    return { points, at }
  }
  function keep(key: string, bucket: { points: number; at: number }) {
    // Oldest first; what has not been touched for longest is full by now.
    buckets.delete(key)
    buckets.set(key, bucket)
    if (buckets.size > keptBuckets) buckets.delete(buckets.keys().next().value!)
  }
  const available = (key: string) => Math.floor(bucketOf(key).points)

  return {
    limits,
    available,
    take(key, points) {
      const bucket = bucketOf(key)
      const missing = points - bucket.points
      if (missing > 0) {
        const retryAfter = Math.ceil(missing / restoreRate)
        throw new RequestError(
          'RATE_LIMITED',
          `Too much at once: this costs ${points} points and ${Math.floor(bucket.points)} are left. Wait ${retryAfter} s, or ask for fewer rows or fields.`,
          { retryAfter },
        )
      }
      keep(key, { ...bucket, points: bucket.points - points })
    },
    giveBack(key, points) {
      const bucket = bucketOf(key)
      keep(key, { ...bucket, points: Math.min(capacity, bucket.points + points) })
    },
    headers(key) {
      const left = available(key)
      return {
        'RateLimit-Policy': `"cost";q=${capacity};w=${Math.ceil(capacity / restoreRate)}`,
        RateLimit: `"cost";r=${left};t=${Math.ceil((capacity - left) / restoreRate)}`,
      }
    },
  }
}

/** Fields of an answer: each member of each of its objects. */
export function fieldsIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0
  const values = Object.values(data)
  const inner = values.reduce<number>((sum, value) => sum + fieldsIn(value), 0)
  return Array.isArray(data) ? inner : inner + values.length
}
