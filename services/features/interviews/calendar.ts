import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalAttendeeData,
} from 'ical-generator'
import type { MailCalendar } from '../../core/mail/outbox.ts'
import type { Response, SeatRole } from './shapes.ts'

export interface Attendee {
  name: string
  email: string
  /** null: the candidate. */
  role: SeatRole | null
  response: Response
}

/** An interview as it appears in a calendar. */
export interface CalendarEvent {
  uid: string
  sequence: number
  startsAt: Date
  endsAt: Date
  summary: string
  description: string
  location: string | null
  organizer: { name: string; email: string }
  attendees: readonly Attendee[]
}

const statusOf: Record<Response, ICalAttendeeStatus> = {
  needsAction: ICalAttendeeStatus.NEEDSACTION,
  accepted: ICalAttendeeStatus.ACCEPTED,
  declined: ICalAttendeeStatus.DECLINED,
  tentative: ICalAttendeeStatus.TENTATIVE,
}
const attendee = ({ name, email, role, response }: Attendee): ICalAttendeeData => ({
  name,
  email,
  role: role === 'shadow' ? ICalAttendeeRole.OPT : ICalAttendeeRole.REQ,
  status: statusOf[response],
  rsvp: true,
})

/**
 * Returns an invitation or a cancellation in the format that mail programs read. Times are in UTC, so calendars need
 * not know our time zones.
 */
export function calendarOf(method: MailCalendar['method'], event: CalendarEvent, stamp = new Date()): MailCalendar {
  const isCancelled = method === 'CANCEL'
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'Hireloom', product: 'Interviews', language: 'EN' },
  })
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    start: event.startsAt,
    end: event.endsAt,
    stamp,
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: event.organizer,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    attendees: event.attendees.map(attendee),
  })
  return { method, content: `${calendar.toString().trimEnd()}\r\n` }
}
