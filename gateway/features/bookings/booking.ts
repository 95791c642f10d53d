import * as contract from '../../../services/features/bookings/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'

const Booking = builder
  .objectRef<contract.Booking>('Booking')
  .implement({
    description: 'The free times from which a candidate may choose one for an interview.',
    fields: (t) => ({
      title: t.exposeString('title', { description: 'The title of the interview.' }),
      companyName: t.exposeString('companyName', { description: 'The company that offers the times.' }),
      jobTitle: t.exposeString('jobTitle', { description: 'The title of the job.' }),
      candidateName: t.exposeString('candidateName', { description: 'The name of the candidate who may choose.' }),
      people: t.exposeStringList('people', { description: "Names of the panel's interviewers." }),
      minutes: t.exposeInt('minutes', { description: 'The length of the interview in minutes.' }),
      zone: t.exposeString('zone', { description: 'The IANA name of the time zone in which the times are offered.' }),
      room: t.exposeString('room', { nullable: true, description: 'Name and location of the room.' }),
      place: t.exposeString('place', {
        nullable: true,
        description: 'The location, if the interview is not in a room.',
      }),
      link: t.exposeString('link', { nullable: true, description: 'The address of the call.' }),
      expiresAt: t.expose('expiresDate', { type: 'DateTime', description: 'When the link expires.' }),
      slots: t.expose('slots', {
        type: ['DateTime'],
        description: 'The start times of the free slots, in their order.',
      }),
    }),
  })

const Booked = builder
  .objectRef<contract.Booked>('Booked')
  .implement({
    description: 'An interview that a candidate has booked.',
    fields: (t) => ({
      title: t.exposeString('title', { description: 'The title of the interview.' }),
      startAt: t.expose('startDate', { type: 'DateTime', description: 'When the interview begins.' }),
      endAt: t.expose('endDate', { type: 'DateTime', description: 'When the interview ends.' }),
      zone: t.exposeString('zone', { description: 'The IANA name of the time zone in which the time was offered.' }),
      room: t.exposeString('room', { nullable: true, description: 'Name and location of the room.' }),
      place: t.exposeString('place', {
        nullable: true,
        description: 'The location, if the interview is not in a room.',
      }),
      link: t.exposeString('link', { nullable: true, description: 'The address of the call.' }),
    }),
  })

const token = { description: 'The token of the link.' }

builder.queryField('booking', (t) =>
  t.field({
    type: Booking,
    nullable: true,
    operation: contract.bookingGet,
    description: 'The times that a link offers. Available to everyone who has the link.',
    args: { token: t.arg.string({ required: true, ...token }) },
    resolve: (_root, args, { rest }) => rest.call(contract.bookingGet, { params: { token: args.token } }),
  }),
)

mutation('bookInterview', {
  description:
    'Books one of the offered times, once. Available to everyone who has the link. REFUSED with SLOT_TAKEN if somebody else has taken the time.',
  operation: contract.bookingChoose,
  input: (t) => ({
    token: t.string({ required: true, ...token }),
    startAt: t.field({ type: 'DateTime', required: true, description: 'One of the offered slots.' }),
  }),
  payload: (t: PayloadFields<{ booked: contract.Booked }>) => ({
    booked: t.expose('booked', { type: Booked, description: 'The booked interview.' }),
  }),
  resolve: async ({ token: given, startAt }, { rest }) => ({
    booked: await rest.call(contract.bookingChoose, {
      params: { token: given },
      // The contract expects a moment, not a local time.
      body: { startDate: startAt.toISOString() },
    }),
  }),
})
