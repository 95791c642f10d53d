import * as contract from '../../../services/features/bookings/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { globalId } from '../../core/graph/node.ts'
import { User } from '../users/user.ts'

const BookingOfferState = enumOf<contract.BookingOffer['state']>('BookingOfferState', 'The state of a booking link.', {
  open: 'The candidate can still choose a time.',
  booked: 'The candidate has chosen a time.',
  revoked: 'It was ended or replaced by a newer link.',
  expired: 'The link has expired.',
})

const BookingOffer = builder
  .objectRef<contract.BookingOffer>('BookingOffer')
  .implement({
    description: 'A link by which a candidate chooses the time of an interview.',
    fields: (t) => ({
      id: globalId(t, 'BookingOffer'),
      title: t.exposeString('title', { description: 'The title of the interview.' }),
      state: t.expose('state', { type: BookingOfferState, description: 'The state of the link.' }),
      expiresAt: t.expose('expiresDate', { type: 'DateTime', description: 'When the link expires.' }),
      createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When the link was sent.' }),
      createdBy: t.field({
        type: User,
        mayFailAlone: true,
        description: 'The user who sent the link.',
        resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
      }),
    }),
  })

builder.queryField('bookingOffers', (t) =>
  t.field({
    type: [BookingOffer],
    operation: contract.bookingOffersOf,
    description: 'The booking links that a candidate was sent, newest first.',
    args: { candidateId: t.arg.id({ required: true, description: 'The candidate (global id).' }) },
    resolve: (_root, { candidateId }, { rest }) =>
      rest.call(contract.bookingOffersOf, { body: { candidateIds: [idOf('Candidate', candidateId, 'candidateId')] } }),
  }),
)

const fieldNames = {
  seats: 'interviewerIds',
  title: 'title',
  place: 'place',
  link: 'link',
  'plan.zone': 'zone',
  'plan.title': 'title',
  'plan.link': 'link',
  'hours.fromDay': 'fromDay',
  'hours.toDay': 'toDay',
  'hours.weekdays': 'weekdays',
  'hours.toMinute': 'toMinute',
  zone: 'zone',
}

mutation('sendBookingLink', {
  description:
    'Sends a candidate of a job a link for choosing the time of an interview. An earlier link for the same job ends.',
  operation: contract.bookingOfferMake,
  input: (t) => ({
    jobId: t.id({ required: true, description: 'The job (global id).' }),
    candidateId: t.id({ required: true, description: 'The candidate (global id).' }),
    title: t.string({ required: true, description: 'The title of the interview.' }),
    minutes: t.int({ required: true, description: 'The length of the interview in minutes.' }),
    zone: t.string({ required: true, description: 'The IANA name of the time zone of days and hours.' }),
    interviewerIds: t.idList({
      required: true,
      description: 'The panel (global ids). The first interviewer leads it.',
    }),
    link: t.string({ description: 'The address of the call.' }),
    place: t.string({ description: 'The location of the interview.' }),
    fromDay: t.field({ type: 'Date', required: true, description: 'The first day that is offered.' }),
    toDay: t.field({ type: 'Date', required: true, description: 'The last day that is offered.' }),
    weekdays: t.intList({ required: true, description: 'Days of the week. 0 is Sunday.' }),
    fromMinute: t.int({
      required: true,
      description: 'The earliest start of an interview, in minutes after midnight.',
    }),
    toMinute: t.int({ required: true, description: 'The latest end of an interview, in minutes after midnight.' }),
    days: t.int({ required: true, description: 'The number of days for which the link is valid, at most 14.' }),
  }),
  payload: (t: PayloadFields<{ bookingOffer: contract.BookingOffer }>) => ({
    bookingOffer: t.expose('bookingOffer', { type: BookingOffer, description: 'The link that was sent.' }),
  }),
  resolve: async (input, { rest }) => {
    const { title, minutes, zone, link, place, fromDay, toDay, weekdays, fromMinute, toMinute, days } = input
    const seats = input.interviewerIds.map((id, at) => ({
      userName: userNameOf(id, 'interviewerIds'),
      role: at === 0 ? ('lead' as const) : ('member' as const),
    }))
    return {
      bookingOffer: await rest.call(contract.bookingOfferMake, {
        body: {
          jobId: idOf('Job', input.jobId, 'jobId'),
          candidateId: idOf('Candidate', input.candidateId, 'candidateId'),
          plan: { title, minutes, zone, seats, ...(link && { link }), ...(place && { place }) },
          hours: { fromDay, toDay, weekdays, fromMinute, toMinute },
          days,
        },
        fieldNames,
      }),
    }
  },
})

mutation('revokeBookingLink', {
  description: 'Ends a booking link that has not been used yet.',
  operation: contract.bookingOfferRevoke,
  input: (t) => ({ id: t.id({ required: true, description: 'The link (global id).' }) }),
  payload: (t: PayloadFields<{ bookingOffer: contract.BookingOffer }>) => ({
    bookingOffer: t.expose('bookingOffer', { type: BookingOffer, description: 'The link after the change.' }),
  }),
  resolve: async ({ id }, { rest }) => ({
    bookingOffer: await rest.call(contract.bookingOfferRevoke, { params: { id: idOf('BookingOffer', id) } }),
  }),
})
