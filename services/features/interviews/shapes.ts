import { Type, type Static } from 'typebox'
import { Id, LocalTime, Moment, Nullable } from '../../core/contract/shapes.ts'

/** How far an interview is. `invited`: mails have gone out; `confirmed`: who is expected has accepted. */
export const interviewStates = ['planned', 'invited', 'confirmed', 'done', 'cancelled', 'noShow'] as const
export type InterviewState = (typeof interviewStates)[number]
/** States of interviews that are still to come. */
export const openInterviewStates = ['planned', 'invited', 'confirmed'] as const
/** What somebody does in a panel; a shadow listens and is asked for no feedback. */
export const seatRoles = ['lead', 'member', 'shadow'] as const
export type SeatRole = (typeof seatRoles)[number]
/** What somebody has answered to an invitation, as calendars have it. */
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
  /** Days of which free and busy times are asked at once. */
  days: 31,
} as const

const userName = { description: 'user name' }

export const InterviewSeat = Type.Object({
  id: Id,
  userName: Type.String(userName),
  role: Type.Enum(seatRoles, { description: 'a shadow listens and is asked for no feedback' }),
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
  kitId: Nullable(Type.String({ format: 'uuid', description: 'the kit that it was planned by' })),
  formId: Nullable(Type.String({ format: 'uuid', description: 'the form on which the panel gives feedback' })),
  title: Type.String(),
  state: Type.Enum(interviewStates, {
    description: 'invited: mails have gone out; confirmed: who is expected has accepted',
  }),
  startDate: Moment,
  endDate: Moment,
  zone: Type.String({ description: 'IANA name of the time zone in which the time was agreed on' }),
  roomId: Nullable(Type.String({ format: 'uuid' })),
  link: Nullable(Type.String({ description: 'address of the call' })),
  place: Nullable(Type.String({ description: 'where it is, if not in a room of the company' })),
  notes: Type.String({ description: 'for the panel alone' }),
  candidateResponse: Type.Enum(responses),
  candidateRespondedDate: Nullable(Moment),
  sequence: Type.Integer({ description: 'grows with each change of time or place' }),
  version: Type.Integer({ description: 'grows with each change; a change names the one that it saw' }),
  createdBy: Type.String(userName),
  createdDate: Moment,
  seats: Type.Array(InterviewSeat, { description: 'the panel, in its order' }),
})
export type Interview = Static<typeof Interview>

const text = (maxLength: number, description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength, description })))

/** What is said of an interview when it is planned, and said anew when it is changed. */
export const InterviewInput = {
  title: Type.String({ maxLength: interviewLimits.title }),
  startDate: LocalTime,
  minutes: Type.Integer({ minimum: interviewLimits.leastMinutes, maximum: interviewLimits.mostMinutes }),
  zone: Type.String({ maxLength: 100, description: 'IANA name: Asia/Tokyo' }),
  seats: Type.Array(Type.Object({ userName: Type.String({ maxLength: 250 }), role: Type.Enum(seatRoles) }), {
    maxItems: interviewLimits.seats,
    description: 'the panel, in its order: active people of the company',
  }),
  roomId: Type.Optional(Nullable(Id)),
  link: text(interviewLimits.link, 'address of the call, http or https'),
  place: text(interviewLimits.place, 'where it is, if not in a room of the company'),
  notes: text(interviewLimits.notes, 'for the panel alone'),
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
