import { dateTimeFormat } from '../../../shared/format/intl.ts'

/** A local time: day YYYY-MM-DD and time HH:mm. */
export interface Clock {
  day: string
  time: string
}

/** Returns the local time of a zone at a moment. */
export function toClock(moment: number, zone: string): Clock {
  const text = dateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(moment)
  return { day: text.slice(0, 10), time: text.slice(-5) }
}

/** Returns the moment at which a zone has this local time; null if it is not a valid day or time. */
export function toMoment({ day, time }: Clock, zone: string): number | null {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(wanted)) return null
  let moment = wanted
  // Done twice: the first estimate may lie on the other side of a clock change.
  for (let round = 0; round < 2; round += 1) {
    const shown = toClock(moment, zone)
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

/** Returns the next free times of a day within office hours: those that do not overlap a busy span. */
export function findFreeTimes(
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
    /** The earliest moment to return. */
    after: number
    most?: number
  },
): number[] {
  const begin = toMoment({ day, time: firstHour }, zone)
  const end = toMoment({ day, time: lastHour }, zone)
  if (begin === null || end === null || !(minutes > 0)) return []
  const found: number[] = []
  for (let from = begin; from + minutes * 60_000 <= end && found.length < most; from += step) {
    const to = from + minutes * 60_000
    if (from >= after && !busy.some((one) => one.from < to && from < one.to)) found.push(from)
  }
  return found
}
