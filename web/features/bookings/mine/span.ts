import { dayIn, momentIn } from '../../../../common/timeZones.ts'

export const spans = ['day', 'week'] as const
export type Span = (typeof spans)[number]

const dayMs = 86_400_000
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Returns the day that lies the given number of days after another one, as YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * dayMs).toISOString().slice(0, 10)

/** Reads the span from the address: a day or its week, today's if the address names none. */
export function readSpan(search: URLSearchParams, zone: string) {
  const asked = search.get('interviewDay') ?? ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(utc(asked))
  const day = isDay ? asked : dayIn(zone, new Date())
  const span: Span = spans.find((one) => one === search.get('interviews')) ?? 'week'
  // Weeks begin on Monday.
  const first = span === 'day' ? day : addDays(day, -((new Date(utc(day)).getUTCDay() + 6) % 7))
  return { span, day, first, days: span === 'day' ? 1 : 7 }
}

/**
 * Returns the moments at which the span begins and ends in a time zone. If summer time skips midnight, one o'clock is
 * used.
 */
export function toSpanVariables(search: URLSearchParams, zone: string): { from: string; to: string } {
  const { first, days } = readSpan(search, zone)
  const begin = (day: string) => (momentIn(zone, day, 0) ?? momentIn(zone, day, 60) ?? new Date(utc(day))).toISOString()
  return { from: begin(first), to: begin(addDays(first, days)) }
}
