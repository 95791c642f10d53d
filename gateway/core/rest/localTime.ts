/** Returns a time in the form of request bodies: the caller's local time without a zone, `YYYY-MM-DDTHH:mm:ss.SSS`. */
export const toLocalTime = (moment: Date, timezoneOffset: number): string =>
  new Date(moment.getTime() - timezoneOffset * 60_000).toISOString().slice(0, 23)

/** Returns a copy of the value in which every Date is a local time text. */
export function withLocalTimes(value: unknown, timezoneOffset: number): unknown {
  if (value instanceof Date) return toLocalTime(value, timezoneOffset)
  if (Array.isArray(value)) return value.map((item) => withLocalTimes(item, timezoneOffset))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withLocalTimes(item, timezoneOffset)]))
}
