/** Whether a text is a day that the calendar has: YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Whether a text is a year, month or day that the calendar has. */
export const isPartialDate = (text: string): boolean =>
  isDay([text, '01', '01'].join('-').slice(0, Math.max(10, text.length)))

/** Whether a span ends before it begins, as far as both of its dates are known. */
export function endsBefore(start: string, end: string): boolean {
  const known = Math.min(start.length, end.length)
  return end.slice(0, known) < start.slice(0, known)
}
