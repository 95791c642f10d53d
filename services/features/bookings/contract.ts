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

// Passed on for the gateway, which imports contracts only.
export type { Booked, Booking, BookingOffer, Invitation, MyInterview } from './shapes.ts'

const base = { service: 'jobs', origin: 'ours', place: 'integrations/7' } as const
const byToken = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100, description: 'of a link' }) })
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
  doc: 'The interview to which a link invites, without a sign-in. LINK_GONE for a link that is not open.',
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
    sequence: Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' }),
  }),
  answer: Invitation,
  doc: 'Accepts or declines an interview until it begins, as often as one likes. Who declines is told to the one who planned it.',
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
  doc: 'The free times of which a candidate may choose one, without a sign-in. LINK_GONE for a link that is not open.',
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
  doc: 'Plans the interview at one of the offered times, and ends the link. SLOT_TAKEN when somebody else was faster: nothing is planned, and the link stays.',
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
    days: Type.Integer({ minimum: 1, maximum: bookingLimits.days, description: 'for which the link is good' }),
  }),
  answer: BookingOffer,
  doc: 'Sends a candidate of a job the link by which to choose the time of an interview; an earlier link for the same job ends.',
})

export const bookingOffersOf = operation({
  ...manage,
  id: 'bookingOffersOf',
  path: '/Bookings/of-candidates',
  effect: 'read',
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(BookingOffer),
  doc: 'The links that these candidates were sent, the latest first.',
})

export const bookingOfferRevoke = operation({
  ...manage,
  id: 'bookingOfferRevoke',
  path: '/Bookings/{id}/revoke',
  effect: 'write',
  params: byId,
  answer: BookingOffer,
  doc: 'Ends a link of which nobody has made use yet.',
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
  doc: 'The interviews in whose panel the caller is, in a span of time and its order; cancelled ones are left out.',
})

export const calendarFeed = operation({
  ...base,
  id: 'calendarFeed',
  method: 'GET',
  path: '/calendar/{token}',
  access: 'public',
  effect: 'read',
  transport: 'download',
  // Calendar services ask for many people from one address.
  perMinute: 300,
  params: byToken,
  answer: Type.String({ description: 'the file' }),
  doc: 'The interviews of whoever has the secret address, for calendar programs; the token may end with .ics.',
})

export const calendarState = operation({
  ...base,
  id: 'calendarState',
  method: 'GET',
  path: '/calendar-address',
  access: 'everyRole',
  effect: 'read',
  answer: Type.Object({ createdDate: Nullable(Moment) }),
  doc: 'Since when the caller has a secret calendar address; null without one.',
})

export const calendarRenew = operation({
  ...base,
  id: 'calendarRenew',
  method: 'POST',
  path: '/calendar-address/renew',
  access: 'everyRole',
  effect: 'write',
  answer: Type.Object({ url: Type.String({ description: 'told this once' }) }),
  doc: 'Makes the caller a secret calendar address; an earlier one ends.',
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
