import { dayIn, momentIn } from '../../../common/timeZones.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { candidateHold, personHold, roomHold, findConflicts } from '../interviews/holds.ts'
import { bookingLimits, type BookingHours, type BookingPlan } from './shapes.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

/** Returns the keys of everyone and everything that an interview occupies: the panel, the room and the candidate. */
const resourcesOf = ({ seats, roomId }: BookingPlan, candidateId: string): string[] => [
  ...seats.map(({ userName }) => personHold(userName)),
  ...(roomId ? [roomHold(roomId)] : []),
  candidateHold(candidateId),
]

/** Yields the start of each time that the hours allow from a moment on, whether or not it is free. */
export function* offeredTimes(
  { minutes, zone }: Pick<BookingPlan, 'minutes' | 'zone'>,
  { fromDay, toDay, weekdays, fromMinute, toMinute }: BookingHours,
  from: Date,
): Generator<Date> {
  const today = dayIn(zone, from)
  const first = Date.parse(`${fromDay > today ? fromDay : today}T00:00:00Z`)
  const last = Date.parse(`${toDay}T00:00:00Z`)
  for (let day = first; day <= last; day += dayMs) {
    if (!weekdays.includes(new Date(day).getUTCDay())) continue
    const name = new Date(day).toISOString().slice(0, 10)
    for (let minute = fromMinute; minute + minutes <= toMinute; minute += minutes) {
      const start = momentIn(zone, name, minute)
      if (start && start >= from) yield start
    }
  }
}

/** Returns the start of each time at which the entire panel, the room and the candidate are free. */
export async function freeTimes(
  db: CompanyDb,
  plan: BookingPlan,
  hours: BookingHours,
  candidateId: string,
  now = new Date(),
): Promise<Date[]> {
  const times = [...offeredTimes(plan, hours, new Date(now.getTime() + bookingLimits.noticeMinutes * minuteMs))]
  const [first, last] = [times[0], times.at(-1)]
  if (!first || !last) return []
  const lengthMs = plan.minutes * minuteMs
  const span = { from: first, to: new Date(last.getTime() + lengthMs) }
  const taken = await findConflicts(db, resourcesOf(plan, candidateId), span)
  const isFree = (start: Date) =>
    taken.every(({ from, to }) => to.getTime() <= start.getTime() || from.getTime() >= start.getTime() + lengthMs)
  return times.filter(isFree).slice(0, bookingLimits.slots)
}
