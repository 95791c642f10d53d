/** The time zone of users who have not set one: the product's home. */
export const homeZone = 'Asia/Ho_Chi_Minh'

/** Whether a text is an IANA name of a time zone. Offsets such as +07:00 are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns what a clock in a zone shows, as if it were UTC, in milliseconds since 1970. */
function wallTime(moment: number, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(zone, format)
  }
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`)
}

/** Returns the day in a zone, YYYY-MM-DD. */
export const dayIn = (zone: string, moment: Date): string =>
  new Date(wallTime(moment.getTime(), zone)).toISOString().slice(0, 10)

/**
 * Returns the moment when clocks in a zone show that many minutes after midnight of a day, or null if daylight saving
 * time skips that time.
 */
export function momentIn(zone: string, day: string, minutes: number): Date | null {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  let moment = wanted
  // The first step applies the zone's offset at about that time, the second corrects it if the clocks change in
  // between.
  for (let step = 0; step < 2; step += 1) moment -= wallTime(moment, zone) - wanted
  return wallTime(moment, zone) === wanted ? new Date(moment) : null
}
