import * as contract from '../../../services/features/bookings/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Candidate } from '../candidates/candidate.ts'
import { globalId } from '../../core/graph/node.ts'
import { isViewer } from '../../core/graph/permission.ts'
import { InvitationResponse, InvitationState } from './invitation.ts'

type Row = contract.MyInterview & { id: string }

const MyInterview = builder
  .objectRef<Row>('MyInterview')
  .implement({
    description: 'An interview in whose panel the viewer is, with what they need for it.',
    fields: (t) => ({
      id: globalId(t, 'MyInterview'),
      databaseId: t.exposeID('id', { description: "The services' id of the interview." }),
      title: t.string({ description: 'What it is called.', resolve: ({ interview }) => interview.title }),
      state: t.field({
        type: InvitationState,
        description: 'How far it is.',
        resolve: ({ interview }) => interview.state,
      }),
      startAt: t.field({
        type: 'DateTime',
        description: 'When it begins.',
        resolve: ({ interview }) => interview.startDate,
      }),
      endAt: t.field({ type: 'DateTime', description: 'When it ends.', resolve: ({ interview }) => interview.endDate }),
      zone: t.string({
        description: 'IANA name of the time zone in which the time was agreed on.',
        resolve: ({ interview }) => interview.zone,
      }),
      room: t.exposeString('room', { nullable: true, description: 'Name and place of the room.' }),
      place: t.string({
        nullable: true,
        description: 'Where it is, if not in a room.',
        resolve: ({ interview }) => interview.place,
      }),
      link: t.string({
        nullable: true,
        description: 'Address of the call.',
        resolve: ({ interview }) => interview.link,
      }),
      response: t.field({
        type: InvitationResponse,
        extensions: { personal: true },
        description: 'What the viewer has answered.',
        resolve: ({ interview }, _args, context) =>
          interview.seats.find(({ userName }) => isViewer(context, userName))?.response ?? 'needsAction',
      }),
      candidateName: t.exposeString('candidateName', { description: 'Name of the candidate.' }),
      candidate: t.field({
        type: Candidate,
        nullable: true,
        mayFailAlone: true,
        description: "The candidate; null when they are gone or not the viewer's to read.",
        resolve: ({ interview }, _args, context, info) => Candidate.refer(context, interview.candidateId, info),
      }),
      jobTitle: t.exposeString('jobTitle', { description: 'The job that it is about.' }),
      focus: t.exposeStringList('focus', { description: 'What to look at.' }),
    }),
  })

builder.queryField('myInterviews', (t) =>
  t.field({
    type: [MyInterview],
    operation: contract.myInterviews,
    description:
      'The interviews in whose panel the viewer is, in a span of at most 62 days, in its order; cancelled ones are left out.',
    args: {
      from: t.arg({ type: 'DateTime', required: true, description: 'Those that end after it.' }),
      to: t.arg({ type: 'DateTime', required: true, description: 'Those that begin before it.' }),
    },
    resolve: async (_root, { from, to }, { rest }) =>
      (await rest.call(contract.myInterviews, { body: { from, to } })).map((row) => ({ ...row, id: row.interview.id })),
  }),
)

const CalendarAddress = builder
  .objectRef<{ createdDate: string }>('CalendarAddress')
  .implement({
    description: 'That somebody has a secret address by which calendar programs read their interviews.',
    fields: (t) => ({
      createdAt: t.expose('createdDate', { type: 'DateTime', description: 'Since when there is one.' }),
    }),
  })

builder.queryField('calendarAddress', (t) =>
  t.field({
    type: CalendarAddress,
    nullable: true,
    operation: contract.calendarState,
    description: "The viewer's secret calendar address; null without one.",
    resolve: async (_root, _args, { rest }) => {
      const { createdDate } = await rest.call(contract.calendarState)
      return createdDate === null ? null : { createdDate }
    },
  }),
)

mutation('switchCalendarAddress', {
  description:
    'Makes the viewer a secret address by which calendar programs read their interviews, or ends it. An earlier one ends in any case.',
  operation: contract.calendarRenew,
  input: (t) => ({
    isOn: t.boolean({ required: true, description: 'true makes a new one, false only ends the old.' }),
  }),
  payload: (t: PayloadFields<{ url: string | null }>) => ({
    url: t.field({
      type: 'URL',
      nullable: true,
      description: 'The new address, which is told this once.',
      resolve: ({ url }) => url,
    }),
  }),
  resolve: async ({ isOn }, { rest }) => {
    if (isOn) return rest.call(contract.calendarRenew)
    await rest.call(contract.calendarEnd)
    return { url: null }
  },
})
