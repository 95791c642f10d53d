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
    description: 'An interview in whose panel the viewer is, with what they need to prepare.',
    fields: (t) => ({
      id: globalId(t, 'MyInterview'),
      databaseId: t.exposeID('id', { description: "The interview's id in the services." }),
      title: t.string({ description: 'The title of the interview.', resolve: ({ interview }) => interview.title }),
      state: t.field({
        type: InvitationState,
        description: 'The state of the interview.',
        resolve: ({ interview }) => interview.state,
      }),
      startAt: t.field({
        type: 'DateTime',
        description: 'When the interview begins.',
        resolve: ({ interview }) => interview.startDate,
      }),
      endAt: t.field({
        type: 'DateTime',
        description: 'When the interview ends.',
        resolve: ({ interview }) => interview.endDate,
      }),
      zone: t.string({
        description: 'The IANA name of the time zone in which the time was agreed.',
        resolve: ({ interview }) => interview.zone,
      }),
      room: t.exposeString('room', { nullable: true, description: 'Name and location of the room.' }),
      place: t.string({
        nullable: true,
        description: 'The location, if the interview is not in a room.',
        resolve: ({ interview }) => interview.place,
      }),
      link: t.string({
        nullable: true,
        description: 'The address of the call.',
        resolve: ({ interview }) => interview.link,
      }),
      response: t.field({
        type: InvitationResponse,
        extensions: { personal: true },
        description: "The viewer's answer to the invitation.",
        resolve: ({ interview }, _args, context) =>
          interview.seats.find(({ userName }) => isViewer(context, userName))?.response ?? 'needsAction',
      }),
      candidateName: t.exposeString('candidateName', { description: 'The name of the candidate.' }),
      candidate: t.field({
        type: Candidate,
        nullable: true,
        mayFailAlone: true,
        description: 'The candidate, or null if they were deleted or the caller may not read them.',
        resolve: ({ interview }, _args, context, info) => Candidate.refer(context, interview.candidateId, info),
      }),
      jobTitle: t.exposeString('jobTitle', { description: 'The title of the job.' }),
      focus: t.exposeStringList('focus', { description: 'What the interviewer should focus on.' }),
    }),
  })

builder.queryField('myInterviews', (t) =>
  t.field({
    type: [MyInterview],
    operation: contract.myInterviews,
    description:
      'The interviews in whose panel the viewer is, within a period of at most 62 days, in order of time. Cancelled interviews are left out.',
    args: {
      from: t.arg({ type: 'DateTime', required: true, description: 'Only interviews that end after this time.' }),
      to: t.arg({ type: 'DateTime', required: true, description: 'Only interviews that begin before this time.' }),
    },
    resolve: async (_root, { from, to }, { rest }) =>
      (await rest.call(contract.myInterviews, { body: { from, to } })).map((row) => ({ ...row, id: row.interview.id })),
  }),
)

const CalendarAddress = builder
  .objectRef<{ createdDate: string }>('CalendarAddress')
  .implement({
    description: "The state of the secret address at which calendar programs read a user's interviews.",
    fields: (t) => ({
      createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When the address was created.' }),
    }),
  })

builder.queryField('calendarAddress', (t) =>
  t.field({
    type: CalendarAddress,
    nullable: true,
    operation: contract.calendarState,
    description: "The viewer's secret calendar address, or null if there is none.",
    resolve: async (_root, _args, { rest }) => {
      const { createdDate } = await rest.call(contract.calendarState)
      return createdDate === null ? null : { createdDate }
    },
  }),
)

mutation('switchCalendarAddress', {
  description:
    "Creates a secret address at which calendar programs read the viewer's interviews, or ends it. An earlier address ends in either case.",
  operation: contract.calendarRenew,
  input: (t) => ({
    isOn: t.boolean({ required: true, description: 'True creates a new address, false only ends the old one.' }),
  }),
  payload: (t: PayloadFields<{ url: string | null }>) => ({
    url: t.field({
      type: 'URL',
      nullable: true,
      description: 'The new address. It is returned only this once.',
      resolve: ({ url }) => url,
    }),
  }),
  resolve: async ({ isOn }, { rest }) => {
    if (isOn) return rest.call(contract.calendarRenew)
    await rest.call(contract.calendarEnd)
    return { url: null }
  },
})
