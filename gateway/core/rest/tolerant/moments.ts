/** A time zone with an IANA name (`Asia/Ho_Chi_Minh`) or an offset (`+07:00`). */
export interface Zone {
  /**
   * Converts a local time of the zone to UTC. Both are in milliseconds; the local time is written as if it were UTC.
   */
  momentOf(wall: number): number
}

/** Returns the zone with this name, or null if there is none. */
export function zoneOf(name: string): Zone | null {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return null
  }
  /** Returns by how much the zone's clocks are ahead of UTC at a point in time. */
  const offsetAt = (moment: number) => {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const wall = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second)
    return wall - Math.floor(moment / 1000) * 1000
  }
  // Only zones with a name change their clocks.
  if (/^(UTC|[+-].*)$/.test(format.resolvedOptions().timeZone)) {
    const offset = offsetAt(0)
    return { momentOf: (wall) => wall - offset }
  }
  return {
    // Uses the offset at the resulting time, which differs from the first guess around a clock change.
    momentOf: (wall) => wall - offsetAt(wall - offsetAt(wall)),
  }
}

const written = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(\.\d+)?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i

/**
 * Returns a time as in answers, in UTC with milliseconds, or null if the text is not a time. A time without a zone is
 * in the zone of the services.
 */
export function momentOf(text: string, zone: Zone): string | null {
  const [, day, time, seconds = ':00', fraction = '.', offset] = written.exec(text.trim()) ?? []
  if (day === undefined) return null
  const wall = Date.parse(`${day}T${time}${seconds}${fraction.slice(0, 4).padEnd(4, '0')}Z`)
  // A day that does not exist would roll over into the next month.
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(day)) return null
  return new Date(offset === undefined ? zone.momentOf(wall) : wall - offsetOf(offset)).toISOString()
}

function offsetOf(text: string): number {
  if (/^z$/i.test(text)) return 0
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(3).replace(':', '') || 0)
  return (text.startsWith('-') ? -1 : 1) * minutes * 60_000
}

/** Returns the day of a text with a day and a time, as written. */
export const dayOf = (text: string): string | null => (written.test(text.trim()) ? text.trim().slice(0, 10) : null)
