import { dateTimeFormat } from '../../../shared/format/intl.ts'

/** A moment on a clock: day YYYY-MM-DD and time HH:mm. */
export interface Clock {
  day: string
  time: string
}

/** What the clocks of a zone show at a moment. */
export function clockOf(moment: number, zone: string): Clock {
  const text = dateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(moment)
  return { day: text.slice(0, 10), time: text.slice(-5) }
}

/** The moment at which the clocks of a zone show this; null for what is no day or time. */
export function momentOf({ day, time }: Clock, zone: string): number | null {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(wanted)) return null
  let moment = wanted
  // Twice: the first guess may lie on the other side of a change of the clocks.
  for (let round = 0; round < 2; round += 1) {
    const shown = clockOf(moment, zone)
    moment += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`)
  }
  return moment
}

export interface Span {
  from: number
  to: number
}

const step = 15 * 60_000
const [firstHour, lastHour] = ['08:00', '18:00']

/** The next times of a day, in office hours, at which none of the spans is taken. */
export function freeTimes(
  busy: readonly Span[],
  {
    day,
    zone,
    minutes,
    after,
    most = 3,
  }: {
    day: string
    zone: string
    minutes: number
    /** Not before this moment. */
    after: number
    most?: number
  },
): number[] {
  const begin = momentOf({ day, time: firstHour }, zone)
  const end = momentOf({ day, time: lastHour }, zone)
  if (begin === null || end === null || !(minutes > 0)) return []
  const found: number[] = []
  for (let from = begin; from + minutes * 60_000 <= end && found.length < most; from += step) {
    const to = from + minutes * 60_000
    if (from >= after && !busy.some((one) => one.from < to && from < one.to)) found.push(from)
  }
  return found
}
