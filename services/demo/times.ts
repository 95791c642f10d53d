import type { Seeded } from './random.ts'

const hour = 3_600_000
const day = 24 * hour
/** The company works by the clock of Hà Nội. */
const offset = 7 * hour

/** The moment of a working day for any moment, in the same order: what falls on a weekend is on the Friday before. */
function workingTime(moment: number): number {
  const local = moment + offset
  const days = Math.floor(local / day)
  const weekday = (days + 4) % 7
  const since = weekday === 6 ? 1 : weekday === 0 ? 2 : 0
  const start = (days - since) * day
  const length = weekday === 5 || since > 0 ? 3 * day : day
  return start - offset + 8.5 * hour + ((local - start) / length) * 9 * hour
}

/** A moment from one to another, at which people work if there is one. */
export const between = (random: Seeded, from: number, to: number): Date => momentIn(random.whole(from, to), from, to)

/** A moment, or one close to it at which people work, from one to another. */
export const momentIn = (moment: number, from: number, to: number): Date =>
  new Date(Math.floor(Math.max(from, Math.min(to, workingTime(moment)))))
