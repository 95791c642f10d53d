import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'
import { Interview, InterviewInput, interviewStates, responses } from '../interviews/shapes.ts'

export const bookingLimits = {
  /** The maximum number of days for which a link is valid, and of days ahead that it may offer. */
  days: 14,
  daysAhead: 60,
  /** The maximum number of times that are shown. */
  slots: 500,
  /** The minimum notice before an interview. */
  noticeMinutes: 60,
} as const

const { startDate: _start, ...plan } = InterviewInput
/** The interview that is planned when a time is chosen: all its fields except the time. */
export const BookingPlan = Type.Object(plan)
export type BookingPlan = Static<typeof BookingPlan>

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD in the zone of the interview' })
const Minute = (description: string) => Type.Integer({ minimum: 0, maximum: 1440, description })

export const BookingHours = Type.Object({
  fromDay: Day,
  toDay: Day,
  weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
    minItems: 1,
    maxItems: 7,
    description: 'days of the week, 0 is Sunday',
  }),
  fromMinute: Minute('minutes after midnight at which the first interview may begin'),
  toMinute: Minute('minutes after midnight by which the last interview must end'),
})
export type BookingHours = Static<typeof BookingHours>

export const BookingOffer = Type.Object({
  id: Id,
  jobId: Id,
  candidateId: Id,
  title: Type.String(),
  state: Type.Enum(['open', 'booked', 'revoked', 'expired'] as const),
  interviewId: Nullable(Type.String({ format: 'uuid', description: 'the interview that was booked' })),
  expiresDate: Moment,
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Moment,
})
export type BookingOffer = Static<typeof BookingOffer>

const Place = {
  room: Nullable(Type.String({ description: 'name and place of the room' })),
  place: Nullable(Type.String()),
  link: Nullable(Type.String({ description: 'address of the call' })),
}
const people = Type.Array(Type.String(), { description: 'names of the panel' })

/** What the reader of an invitation link sees. */
export const Invitation = Type.Object({
  readerName: Type.String(),
  isCandidate: Type.Boolean({ description: 'false if the reader is in the panel' }),
  title: Type.String(),
  companyName: Type.String(),
  jobTitle: Type.String(),
  candidateName: Type.String(),
  people,
  startDate: Moment,
  endDate: Moment,
  zone: Type.String({ description: 'IANA name of the time zone in which the time was agreed' }),
  ...Place,
  state: Type.Enum(interviewStates),
  isOpen: Type.Boolean({ description: 'whether it can be answered: it has not begun and is not cancelled' }),
  response: Type.Enum(responses),
  sequence: Type.Integer({ description: 'as it was read; an answer with another value is refused with errorCode 599' }),
})
export type Invitation = Static<typeof Invitation>

/** What a candidate sees when choosing a time. */
export const Booking = Type.Object({
  title: Type.String(),
  companyName: Type.String(),
  jobTitle: Type.String(),
  candidateName: Type.String(),
  people,
  minutes: Type.Integer(),
  zone: Type.String({ description: 'IANA name of the time zone in which the times are offered' }),
  ...Place,
  expiresDate: Moment,
  slots: Type.Array(Moment, { description: 'start times of the free slots, in order' }),
})
export type Booking = Static<typeof Booking>

/** The interview that has been booked. */
export const Booked = Type.Object({
  title: Type.String(),
  startDate: Moment,
  endDate: Moment,
  zone: Type.String(),
  ...Place,
})
export type Booked = Static<typeof Booked>

/** An interview in whose panel the caller is, with the information they need for it. */
export const MyInterview = Type.Object({
  interview: Interview,
  uid: Type.String({ description: 'identifier of the interview in calendars' }),
  candidateName: Type.String(),
  jobTitle: Type.String(),
  room: Nullable(Type.String()),
  kitTitle: Nullable(Type.String()),
  focus: Type.Array(Type.String()),
  preparation: Type.String({ description: 'sanitised HTML of the kit' }),
})
export type MyInterview = Static<typeof MyInterview>
