import { keyOf, tooFewPointsError, type BudgetLimits, type Budgets, type Purse } from './points.ts'

/**
 * Requests a portion of between `least` and `most` points from the services, which may grant none. Throws if they do
 * not answer.
 */
export type DrawPoints = (
  purse: Purse & BudgetLimits & { least: number; most: number; giveBack: number },
) => Promise<{ granted: number; available: number }>

/** How long a portion is held. Unused points then go back, so that other gateways can draw them. */
const portionMs = 5000
/** How long points are counted locally after the services did not answer. */
const aloneMs = 5000
/**
 * How long a reported balance is trusted. Within this time, a request that exceeds it is refused without calling the
 * services. Other gateways may give points back later.
 */
const balanceTrustMs = 500

interface Portion {
  purse: Purse
  /** Points that are drawn but not used. */
  held: number
  /** The points that the services had left at the last call, and the time of that call. */
  left: number
  at: number
  drawing?: Promise<void> | undefined
  timer?: NodeJS.Timeout | undefined
}

interface Clock {
  now(): number
  after(ms: number, run: () => void): NodeJS.Timeout
}
const realClock: Clock = { now: () => performance.now(), after: (ms, run) => setTimeout(run, ms).unref() }

/**
 * Creates budgets that several gateways share. Each gateway draws portions of what is restored in five seconds from the
 * services, and gives back what it has not used by then. Together they never grant more than there is. A program may be
 * told to wait while another gateway still holds a portion. While the services do not answer, each gateway continues
 * alone from the last reported balance.
 */
export function createSharedBudgets(
  limits: BudgetLimits,
  draw: DrawPoints,
  onAlone: (error: unknown) => void = () => {},
  clock: Clock = realClock,
): Budgets {
  const { capacity, restoreRate } = limits
  const portions = new Map<string, Portion>()
  let aloneUntil = -Infinity
  const isAlone = () => clock.now() < aloneUntil
  const availableOf = (portion: Portion) => Math.min(capacity, portion.held + storeOf(portion))

  const storeOf = ({ left, at }: Portion) => Math.min(capacity, left + ((clock.now() - at) / 1000) * restoreRate)

  function portionOf(purse: Purse): Portion {
    const key = keyOf(purse)
    const known = portions.get(key)
    if (known) return known
    const portion: Portion = { purse, held: 0, left: capacity, at: clock.now() }
    portions.set(key, portion)
    return portion
  }

  /** Draws points; other requests wait for the result. Held points are given back first, and may be drawn again. */
  async function ask(portion: Portion, least: number, most: number): Promise<void> {
    const giveBack = portion.held
    portion.held = 0
    try {
      const { granted, available } = await draw({ ...portion.purse, ...limits, least, most, giveBack })
      portion.held += granted
      portion.left = available
      portion.at = clock.now()
    } catch (error) {
      portion.held += giveBack
      aloneUntil = clock.now() + aloneMs
      onAlone(error)
    }
  }
  function drawing(portion: Portion, least: number, most: number): Promise<void> {
    return (portion.drawing = ask(portion, least, most).finally(() => {
      portion.drawing = undefined
    }))
  }

  /** Gives back what is left of a portion, and drops the portion once the budget is full again. */
  function settle(portion: Portion): void {
    portion.timer ??= clock.after(portionMs, () => {
      portion.timer = undefined
      if (availableOf(portion) >= capacity && (portion.held === 0 || isAlone())) portions.delete(keyOf(portion.purse))
      else {
        if (portion.held > 0 && !portion.drawing && !isAlone()) void drawing(portion, 0, 0)
        settle(portion)
      }
    })
  }

  /** Takes from the locally known points, without calling the services. */
  function takeHere(portion: Portion, points: number): void {
    const there = availableOf(portion)
    if (there < points) throw tooFewPointsError(points, there, limits)
    portion.left = storeOf(portion) - Math.max(0, points - portion.held)
    portion.at = clock.now()
    portion.held = Math.max(0, portion.held - points)
  }

  async function take(purse: Purse, points: number): Promise<void> {
    const portion = portionOf(purse)
    settle(portion)
    while (!isAlone()) {
      if (portion.held >= points) {
        portion.held -= points
        return
      }
      const there = availableOf(portion)
      const isHeard = clock.now() - portion.at < balanceTrustMs
      if (!portion.drawing && there < points && isHeard) throw tooFewPointsError(points, there, limits)
      // The points that another request draws may be enough for this one.
      // oxlint-disable-next-line no-await-in-loop
      await (portion.drawing ?? drawing(portion, points, Math.max(points, (portionMs / 1000) * restoreRate)))
    }
    takeHere(portion, points)
  }

  return {
    limits,
    take,
    giveBack(purse, points) {
      const portion = portionOf(purse)
      portion.held += points
      settle(portion)
    },
    available: (purse) => Math.floor(availableOf(portionOf(purse))),
  }
}
