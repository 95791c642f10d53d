import { Type, type Static } from 'typebox'
import { Id, LocalTime, Moment, Nullable } from '../../core/contract/shapes.ts'

/** The states of an interview. `invited`: mails have been sent; `confirmed`: all expected people have accepted. */
export const interviewStates = ['planned', 'invited', 'confirmed', 'done', 'cancelled', 'noShow'] as const
export type InterviewState = (typeof interviewStates)[number]
/** The states of interviews that are still to come. */
export const openInterviewStates = ['planned', 'invited', 'confirmed'] as const
/** The role of a panel member. A shadow only listens and is not asked for feedback. */
export const seatRoles = ['lead', 'member', 'shadow'] as const
export type SeatRole = (typeof seatRoles)[number]
/** The reply to an invitation, in the terms of calendars. */
export const responses = ['needsAction', 'accepted', 'declined', 'tentative'] as const
export type Response = (typeof responses)[number]

export const interviewLimits = {
  title: 200,
  place: 500,
  link: 2000,
  notes: 4000,
  seats: 20,
  leastMinutes: 5,
  mostMinutes: 720,
  /** The maximum number of days of one free/busy query. */
  days: 31,
} as const

const userName = { description: 'user name' }

export const InterviewSeat = Type.Object({
  id: Id,
  userName: Type.String(userName),
  role: Type.Enum(seatRoles, { description: 'a shadow only listens and is not asked for feedback' }),
  response: Type.Enum(responses),
  respondedDate: Nullable(Moment),
})
export type InterviewSeat = Static<typeof InterviewSeat>

export const Interview = Type.Object({
  id: Id,
  jobId: Id,
  jobTitle: Type.String(),
  candidateId: Id,
  candidateName: Type.String(),
  kitId: Nullable(Type.String({ format: 'uuid', description: 'the kit with which it was planned' })),
  formId: Nullable(Type.String({ format: 'uuid', description: "the form for the panel's feedback" })),
  title: Type.String(),
  state: Type.Enum(interviewStates, {
    description: 'invited: mails have been sent; confirmed: all expected people have accepted',
  }),
  startDate: Moment,
  endDate: Moment,
  zone: Type.String({ description: 'IANA name of the time zone in which the time was agreed on' }),
  roomId: Nullable(Type.String({ format: 'uuid' })),
  link: Nullable(Type.String({ description: 'address of the call' })),
  place: Nullable(Type.String({ description: 'where it takes place, if not in a room of the company' })),
  notes: Type.String({ description: 'visible to the panel only' }),
  candidateResponse: Type.Enum(responses),
  candidateRespondedDate: Nullable(Moment),
  sequence: Type.Integer({ description: 'increases with each change of time or place' }),
  version: Type.Integer({
    description: 'increases with each change; a change must name the version that it is based on',
  }),
  createdBy: Type.String(userName),
  createdDate: Moment,
  seats: Type.Array(InterviewSeat, { description: 'the panel, in its order' }),
})
export type Interview = Static<typeof Interview>

const text = (maxLength: number, description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength, description })))

/** The fields that planning an interview sends. A change sends all of them again. */
export const InterviewInput = {
  title: Type.String({ maxLength: interviewLimits.title }),
  startDate: LocalTime,
  minutes: Type.Integer({ minimum: interviewLimits.leastMinutes, maximum: interviewLimits.mostMinutes }),
  zone: Type.String({ maxLength: 100, description: 'IANA name, such as Asia/Tokyo' }),
  seats: Type.Array(Type.Object({ userName: Type.String({ maxLength: 250 }), role: Type.Enum(seatRoles) }), {
    maxItems: interviewLimits.seats,
    description: 'the panel, in its order: active users of the company',
  }),
  roomId: Type.Optional(Nullable(Id)),
  link: text(interviewLimits.link, 'address of the call, http or https'),
  place: text(interviewLimits.place, 'the location, if it is not a room of the company'),
  notes: text(interviewLimits.notes, 'visible only to the panel'),
  kitId: Type.Optional(Nullable(Id)),
  formId: Type.Optional(Nullable(Id)),
}

export const Busy = Type.Object({ from: Moment, to: Moment })
export type Busy = Static<typeof Busy>

export const FreeBusy = Type.Object({
  people: Type.Array(Type.Object({ userName: Type.String(userName), busy: Type.Array(Busy) })),
  rooms: Type.Array(Type.Object({ roomId: Id, busy: Type.Array(Busy) })),
})
export type FreeBusy = Static<typeof FreeBusy>
