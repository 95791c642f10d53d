/** The zone of people who have told none: the product's home. */
export const homeZone = 'Asia/Ho_Chi_Minh'

/** Whether a text is an IANA name of a time zone; offsets such as +07:00 are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** What a clock in a zone shows, as if it were UTC: milliseconds since 1970. */
function wallTime(moment: number, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(zone, format)
  }
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`)
}

/** The day in a zone, YYYY-MM-DD. */
export const dayIn = (zone: string, moment: Date): string =>
  new Date(wallTime(moment.getTime(), zone)).toISOString().slice(0, 10)

/** The moment when clocks in a zone show so many minutes of a day; null when they leave it out for summer time. */
export function momentIn(zone: string, day: string, minutes: number): Date | null {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  let moment = wanted
  // The first step finds the zone's distance of about that time, the second the one on the other side of a change.
  for (let step = 0; step < 2; step += 1) moment -= wallTime(moment, zone) - wanted
  return wallTime(moment, zone) === wanted ? new Date(moment) : null
}
