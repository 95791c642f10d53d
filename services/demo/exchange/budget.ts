/** How much one socket may say. */
export interface BudgetLimits {
  /** Messages before its registration: two are enough for that. */
  unregistered: number
  /** Messages a second after it, and how many of them at once. */
  perSecond: number
  atOnce: number
}

export const usualBudget: BudgetLimits = { unregistered: 12, perSecond: 20, atOnce: 100 }

/** Most header lines of a message, and characters of each: reading them takes sip.js more than twice as long for twice as many. */
const mostLines = 60
const longestLine = 2000

/** Counts what a socket says. */
export class Budget {
  readonly #limits: BudgetLimits
  readonly #now: () => number
  #unregistered: number
  #left: number
  #countedAt: number

  constructor(limits: BudgetLimits, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
    this.#unregistered = limits.unregistered
    this.#left = limits.atOnce
    this.#countedAt = now()
  }

  /** Whether one more message is within it. */
  takes(isRegistered: boolean): boolean {
    if (!isRegistered) return --this.#unregistered >= 0
    const { perSecond, atOnce } = this.#limits
    const now = this.#now()
    this.#left = Math.min(atOnce, this.#left + ((now - this.#countedAt) / 1000) * perSecond)
    this.#countedAt = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}

/** Whether a message has more header lines, or longer ones, than any telephone sends. */
export function isTooMuch(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  const lines = (end < 0 ? text : text.slice(0, end)).split('\r\n')
  return lines.length > mostLines || lines.some((line) => line.length > longestLine)
}
