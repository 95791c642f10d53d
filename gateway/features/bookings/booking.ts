import * as contract from '../../../services/features/bookings/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'

const Booking = builder
  .objectRef<contract.Booking>('Booking')
  .implement({
    description: 'The free times of which a candidate may choose one for an interview.',
    fields: (t) => ({
      title: t.exposeString('title', { description: 'What the interview is called.' }),
      companyName: t.exposeString('companyName', { description: 'Who offers the times.' }),
      jobTitle: t.exposeString('jobTitle', { description: 'The job that it is about.' }),
      candidateName: t.exposeString('candidateName', { description: 'Who may choose.' }),
      people: t.exposeStringList('people', { description: 'Names of the panel.' }),
      minutes: t.exposeInt('minutes', { description: 'How long it takes.' }),
      zone: t.exposeString('zone', { description: 'IANA name of the time zone in which the times are offered.' }),
      room: t.exposeString('room', { nullable: true, description: 'Name and place of the room.' }),
      place: t.exposeString('place', { nullable: true, description: 'Where it is, if not in a room.' }),
      link: t.exposeString('link', { nullable: true, description: 'Address of the call.' }),
      expiresAt: t.expose('expiresDate', { type: 'DateTime', description: 'Until when the link is good.' }),
      slots: t.expose('slots', { type: ['DateTime'], description: 'Beginnings of the free times, in their order.' }),
    }),
  })

const Booked = builder
  .objectRef<contract.Booked>('Booked')
  .implement({
    description: 'An interview that a candidate has booked.',
    fields: (t) => ({
      title: t.exposeString('title', { description: 'What the interview is called.' }),
      startAt: t.expose('startDate', { type: 'DateTime', description: 'When it begins.' }),
      endAt: t.expose('endDate', { type: 'DateTime', description: 'When it ends.' }),
      zone: t.exposeString('zone', { description: 'IANA name of the time zone in which it was offered.' }),
      room: t.exposeString('room', { nullable: true, description: 'Name and place of the room.' }),
      place: t.exposeString('place', { nullable: true, description: 'Where it is, if not in a room.' }),
      link: t.exposeString('link', { nullable: true, description: 'Address of the call.' }),
    }),
  })

const token = { description: 'The token of the link.' }

builder.queryField('booking', (t) =>
  t.field({
    type: Booking,
    nullable: true,
    operation: contract.bookingGet,
    description: 'What a link offers to choose of; for everybody who has the link.',
    args: { token: t.arg.string({ required: true, ...token }) },
    resolve: (_root, args, { rest }) => rest.call(contract.bookingGet, { params: { token: args.token } }),
  }),
)

mutation('bookInterview', {
  description:
    'Books one of the offered times, once; for everybody who has the link. REFUSED with SLOT_TAKEN when somebody else was faster.',
  operation: contract.bookingChoose,
  input: (t) => ({
    token: t.string({ required: true, ...token }),
    startAt: t.field({ type: 'DateTime', required: true, description: 'One of the slots.' }),
  }),
  payload: (t: PayloadFields<{ booked: contract.Booked }>) => ({
    booked: t.expose('booked', { type: Booked, description: 'What was booked.' }),
  }),
  resolve: async ({ token: given, startAt }, { rest }) => ({
    booked: await rest.call(contract.bookingChoose, {
      params: { token: given },
      // A moment of the contract's answers, not a local time.
      body: { startDate: startAt.toISOString() },
    }),
  }),
})
