import type { Seeded } from './random.ts'

const hour = 3_600_000
const day = 24 * hour
/** The company works in the time zone of Hà Nội. */
const offset = 7 * hour

/** Maps a moment to one within working hours, in the same order; a weekend is mapped to the Friday before. */
function workingTime(moment: number): number {
  const local = moment + offset
  const days = Math.floor(local / day)
  const weekday = (days + 4) % 7
  const since = weekday === 6 ? 1 : weekday === 0 ? 2 : 0
  const start = (days - since) * day
  const length = weekday === 5 || since > 0 ? 3 * day : day
  return start - offset + 8.5 * hour + ((local - start) / length) * 9 * hour
}

/** Returns a random moment in a range, within working hours if possible. */
export const between = (random: Seeded, from: number, to: number): Date => momentIn(random.whole(from, to), from, to)

/** Returns the moment, or one close to it within working hours, limited to a range. */
export const momentIn = (moment: number, from: number, to: number): Date =>
  new Date(Math.floor(Math.max(from, Math.min(to, workingTime(moment)))))
