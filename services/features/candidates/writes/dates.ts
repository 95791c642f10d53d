/** Whether a text is a valid calendar day: YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Whether a text is a valid year, month or day. */
export const isPartialDate = (text: string): boolean =>
  isDay([text, '01', '01'].join('-').slice(0, Math.max(10, text.length)))

/** Whether a span ends before it begins, as far as both dates are known. */
export function endsBefore(start: string, end: string): boolean {
  const known = Math.min(start.length, end.length)
  return end.slice(0, known) < start.slice(0, known)
}
