import { dayIn, momentIn } from '../../../../common/timeZones.ts'

export const spans = ['day', 'week'] as const
export type Span = (typeof spans)[number]

const dayMs = 86_400_000
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** A day that lies so many days after another one, YYYY-MM-DD. */
export const dayPlus = (day: string, days: number): string =>
  new Date(utc(day) + days * dayMs).toISOString().slice(0, 10)

/** What the address says: a day or its week, today's if it names none. */
export function readSpan(search: URLSearchParams, zone: string) {
  const asked = search.get('interviewDay') ?? ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(utc(asked))
  const day = isDay ? asked : dayIn(zone, new Date())
  const span: Span = spans.find((one) => one === search.get('interviews')) ?? 'week'
  // Weeks begin on Monday.
  const first = span === 'day' ? day : dayPlus(day, -((new Date(utc(day)).getUTCDay() + 6) % 7))
  return { span, day, first, days: span === 'day' ? 1 : 7 }
}

/** The moments between which the days lie in a zone. Midnight that summer time leaves out is one o'clock. */
export function variablesOf(search: URLSearchParams, zone: string): { from: string; to: string } {
  const { first, days } = readSpan(search, zone)
  const begin = (day: string) => (momentIn(zone, day, 0) ?? momentIn(zone, day, 60) ?? new Date(utc(day))).toISOString()
  return { from: begin(first), to: begin(dayPlus(first, days)) }
}
