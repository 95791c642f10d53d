import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, LocalTime, Moment, Nullable } from '../../core/contract/shapes.ts'
import {
  Booked,
  Booking,
  BookingHours,
  bookingLimits,
  BookingOffer,
  BookingPlan,
  Invitation,
  MyInterview,
} from './shapes.ts'

// Re-exported for the gateway, which imports contracts only.
export type { Booked, Booking, BookingOffer, Invitation, MyInterview } from './shapes.ts'

const base = { service: 'jobs', origin: 'ours', place: 'integrations/7' } as const
const byToken = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100, description: 'token of a link' }) })
const byId = Type.Object({ id: Id })
const manage = { ...base, method: 'POST', access: 'JobRequest:InterviewManage' } as const

export const invitationGet = operation({
  ...base,
  id: 'invitationGet',
  method: 'GET',
  path: '/InterviewReplies/{token}',
  access: 'public',
  effect: 'read',
  params: byToken,
  answer: Invitation,
  doc: 'The interview of an invitation link, without a sign-in. LINK_GONE if the link is not open.',
})

export const invitationReply = operation({
  ...base,
  id: 'invitationReply',
  method: 'POST',
  path: '/InterviewReplies/{token}',
  access: 'public',
  effect: 'write',
  params: byToken,
  body: Type.Object({
    response: Type.Enum(['accepted', 'declined'] as const),
    sequence: Type.Integer({ description: 'as it was read; errorCode 599 if the interview has changed since' }),
  }),
  answer: Invitation,
  doc: 'Accepts or declines an interview. The answer may be changed until the interview begins. The user who planned the interview is notified when somebody declines.',
})

export const bookingGet = operation({
  ...base,
  id: 'bookingGet',
  method: 'GET',
  path: '/Bookings/links/{token}',
  access: 'public',
  effect: 'read',
  params: byToken,
  answer: Booking,
  doc: 'The free times from which a candidate may choose one, without a sign-in. LINK_GONE if the link is not open.',
})

export const bookingChoose = operation({
  ...base,
  id: 'bookingChoose',
  method: 'POST',
  path: '/Bookings/links/{token}',
  access: 'public',
  effect: 'write',
  params: byToken,
  body: Type.Object({ startDate: Moment }),
  answer: Booked,
  doc: 'Plans the interview at one of the offered times and ends the link. SLOT_TAKEN if the time has been taken: nothing is planned, and the link stays open.',
})

export const bookingOfferMake = operation({
  ...manage,
  id: 'bookingOfferMake',
  path: '/Bookings/offer',
  effect: 'write',
  idempotent: true,
  body: Type.Object({
    jobId: Id,
    candidateId: Id,
    plan: BookingPlan,
    hours: BookingHours,
    days: Type.Integer({
      minimum: 1,
      maximum: bookingLimits.days,
      description: 'number of days for which the link is valid',
    }),
  }),
  answer: BookingOffer,
  doc: 'Sends a candidate of a job a link for choosing the time of an interview; an earlier link for the same job ends.',
})

export const bookingOffersOf = operation({
  ...manage,
  id: 'bookingOffersOf',
  path: '/Bookings/of-candidates',
  effect: 'read',
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(BookingOffer),
  doc: 'The booking links that were sent to these candidates, newest first.',
})

export const bookingOfferRevoke = operation({
  ...manage,
  id: 'bookingOfferRevoke',
  path: '/Bookings/{id}/revoke',
  effect: 'write',
  params: byId,
  answer: BookingOffer,
  doc: 'Ends a booking link that has not been used yet.',
})

export const myInterviews = operation({
  ...base,
  id: 'myInterviews',
  method: 'POST',
  path: '/Interviews/mine',
  access: 'everyRole',
  effect: 'read',
  body: Type.Object({ from: LocalTime, to: Type.String({ ...LocalTime, description: 'at most 62 days after from' }) }),
  answer: Type.Array(MyInterview),
  doc: 'The interviews in whose panel the caller is, within a period, in order of time; cancelled interviews are left out.',
})

export const calendarFeed = operation({
  ...base,
  id: 'calendarFeed',
  method: 'GET',
  path: '/calendar/{token}',
  access: 'public',
  effect: 'read',
  transport: 'download',
  // Calendar services send the requests of many users from one address.
  perMinute: 300,
  params: byToken,
  answer: Type.String({ description: 'the file' }),
  doc: 'The interviews of the user to whom the secret address belongs, for calendar programs; the token may end with .ics.',
})

export const calendarState = operation({
  ...base,
  id: 'calendarState',
  method: 'GET',
  path: '/calendar-address',
  access: 'everyRole',
  effect: 'read',
  answer: Type.Object({ createdDate: Nullable(Moment) }),
  doc: "When the caller's secret calendar address was created; null if they have none.",
})

export const calendarRenew = operation({
  ...base,
  id: 'calendarRenew',
  method: 'POST',
  path: '/calendar-address/renew',
  access: 'everyRole',
  effect: 'write',
  answer: Type.Object({ url: Type.String({ description: 'returned only this once' }) }),
  doc: 'Creates a secret calendar address for the caller; an earlier one ends.',
})

export const calendarEnd = operation({
  ...base,
  id: 'calendarEnd',
  method: 'POST',
  path: '/calendar-address/end',
  access: 'everyRole',
  effect: 'write',
  answer: Type.Object({ ok: Type.Boolean() }),
  doc: "Ends the caller's secret calendar address.",
})
