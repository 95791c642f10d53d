export const isLink = (text: string): boolean =>
  /^(https?:\/\/)?[^\s/?#.:@]+(\.[^\s/?#.:@]+)+(:\d{1,5})?([/?#]\S*)?$/i.test(text.trim())

/**
 * Returns a month as YYYY-MM for `05/2020`, `2020.5` and `2020-05`. Dates, years and other texts are returned
 * unchanged.
 */
export function readMonth(text: string): string {
  const typed = text.normalize('NFKC').trim()
  const [, month, year] = /^(\d{1,2})[-/. ](\d{4})$/.exec(typed) ?? []
  if (month && year) return `${year}-${month.padStart(2, '0')}`
  const [, first, second] = /^(\d{4})[-/. 年](\d{1,2})月?$/.exec(typed) ?? []
  return first && second ? `${first}-${second.padStart(2, '0')}` : typed
}

/** Whether the text is an existing YYYY, YYYY-MM or YYYY-MM-DD. */
export function isMonth(text: string): boolean {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(readMonth(text)) ?? []
  if (!year) return false
  if (month && (Number(month) < 1 || Number(month) > 12)) return false
  return !day || (Number(day) > 0 && Number(day) <= new Date(Number(year), Number(month), 0).getDate())
}

/** Whether the end lies before the start. Between `2020` and `2020-05` the order is unknown. */
export function endsBefore(start: string, end: string): boolean {
  const [from, to] = [readMonth(start), readMonth(end)]
  const length = Math.min(from.length, to.length)
  return to.slice(0, length) < from.slice(0, length)
}
