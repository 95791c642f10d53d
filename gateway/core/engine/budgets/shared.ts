import { keyOf, tooFew, type BudgetLimits, type Budgets, type Purse } from './points.ts'

/** Asks the services for a portion: from `least` to `most` points, or none. Throws where they do not answer. */
export type DrawPoints = (
  purse: Purse & BudgetLimits & { least: number; most: number; giveBack: number },
) => Promise<{ granted: number; available: number }>

/** How long a portion is kept. What is left of it then goes back, for other gateways to draw. */
const portionMs = 5000
/** After services that did not answer, points are counted here for so long. */
const aloneMs = 5000
/** Who has too few left is refused without asking the services, where they have said so within this time: others may give back. */
const heardMs = 500

interface Portion {
  purse: Purse
  /** Points that are drawn and not used. */
  held: number
  /** What the services had left when they were last asked, and when. */
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
 * Budgets that several gateways share: each draws portions of what comes back in five seconds from the services, and gives back
 * what it has not used by then. Together they never grant more than there is; a program may be told to wait while another gateway
 * still holds a portion. While the services do not answer, each gateway goes on from what they last said, by itself.
 */
export function sharedBudgets(
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

  /** Draws points; whoever needs some meanwhile waits for it. What was held goes back first, and may be drawn again. */
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

  /** Gives back what is left of a portion, and forgets it once all points are there again. */
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

  /** Takes from what is known here, without the services. */
  function takeHere(portion: Portion, points: number): void {
    const there = availableOf(portion)
    if (there < points) throw tooFew(points, there, limits)
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
      const isHeard = clock.now() - portion.at < heardMs
      if (!portion.drawing && there < points && isHeard) throw tooFew(points, there, limits)
      // What another request draws may be enough for this one.
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
