/** Limits for the messages from one socket. */
export interface BudgetLimits {
  /** The number of messages before registration, which needs two. */
  unregistered: number
  /** Messages per second after registration, and how many may arrive at once. */
  perSecond: number
  atOnce: number
}

export const usualBudget: BudgetLimits = { unregistered: 12, perSecond: 20, atOnce: 100 }

/**
 * Limits for the header lines of a message and for their length: the parsing time of sip.js grows more than linearly.
 */
const mostLines = 60
const longestLine = 2000

/** Counts the messages from a socket. */
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

  /** Whether one more message is within the budget. */
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

/** Whether a message has more or longer header lines than any real telephone sends. */
export function isTooMuch(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  const lines = (end < 0 ? text : text.slice(0, end)).split('\r\n')
  return lines.length > mostLines || lines.some((line) => line.length > longestLine)
}
