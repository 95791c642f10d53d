import * as contract from '../../../services/features/interviews/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, countNested, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { recordId } from '../../core/graph/ids.ts'
import { byIds, listLoader, loader } from '../../core/graph/loader.ts'
import { globalId, node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { Candidate } from '../candidates/candidate.ts'
import { InterviewForm } from '../interviewForms/interviewForm.ts'
import { InterviewKit } from '../interviewKits/interviewKit.ts'
import { InterviewRoom } from '../interviewRooms/interviewRoom.ts'
import { Job } from '../jobs/job.ts'
import { JobCandidate } from '../pipelines/jobCandidate.ts'
import { User } from '../users/user.ts'

type Row = contract.Interview

export const InterviewState = enumOf<contract.InterviewState>('InterviewState', 'How far an interview is.', {
  planned: 'It is planned; nobody was written to.',
  invited: 'Invitations have gone out.',
  confirmed: 'Who is expected has accepted.',
  done: 'It was held.',
  cancelled: 'It is cancelled.',
  noShow: 'The candidate did not come.',
})

export const InterviewRole = enumOf<contract.SeatRole>('InterviewRole', 'What somebody does in a panel.', {
  lead: 'Leads the interview.',
  member: 'Asks and gives feedback.',
  shadow: 'Listens, and is asked for no feedback.',
})

const InterviewResponse = enumOf<contract.Response>(
  'InterviewResponse',
  'What somebody has answered to an invitation.',
  {
    needsAction: 'They have not answered.',
    accepted: 'They will come.',
    declined: 'They do not come.',
    tentative: 'They may come.',
  },
)

const InterviewSeat = builder
  .objectRef<contract.InterviewSeat>('InterviewSeat')
  .implement({
    description: 'Somebody in the panel of an interview.',
    fields: (t) => ({
      id: globalId(t, 'InterviewSeat'),
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who it is.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      role: t.expose('role', { type: InterviewRole, description: 'What they do in it.' }),
      response: t.expose('response', { type: InterviewResponse, description: 'What they have answered.' }),
      respondedAt: t.expose('respondedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When they have answered.',
      }),
    }),
  })

export const Interview = node<Row>('Interview', {
  description: 'An interview of a candidate for a job. Who may not read jobs sees those in whose panel they are.',
  isByRecord: true,
  loader: loader<Row>({ read: byIds(contract.interviewsByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is called.' }),
    state: t.expose('state', { type: InterviewState, description: 'How far it is.' }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job; null for who may not read jobs.',
      resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
    }),
    jobTitle: t.exposeString('jobTitle', { description: 'Title of the job.' }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate; null for who may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    candidateName: t.exposeString('candidateName', { description: 'Name of the candidate.' }),
    startsAt: t.expose('startDate', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endDate', { type: 'DateTime', description: 'When it ends.' }),
    timeZone: t.exposeString('zone', { description: 'IANA name of the time zone in which the time was agreed on.' }),
    room: t.field({
      type: InterviewRoom,
      nullable: true,
      description: 'The room of the company; null also for who may not see rooms.',
      resolve: ({ roomId }, _args, context) => InterviewRoom.tryLoad(context, roomId),
    }),
    place: t.exposeString('place', { nullable: true, description: 'Where it is, if not in a room of the company.' }),
    link: t.expose('link', { type: 'URL', nullable: true, description: 'Address of the call.' }),
    notes: t.exposeString('notes', { description: 'What is for the panel alone.' }),
    kit: t.field({
      type: InterviewKit,
      nullable: true,
      description: 'The kit that it was planned by; null also for who may not see kits.',
      resolve: ({ kitId }, _args, context) => InterviewKit.tryLoad(context, kitId),
    }),
    form: t.field({
      type: InterviewForm,
      nullable: true,
      description: 'The form on which the panel gives feedback; null also for who may not see forms.',
      resolve: ({ formId }, _args, context) => InterviewForm.tryLoad(context, formId),
    }),
    candidateResponse: t.expose('candidateResponse', {
      type: InterviewResponse,
      description: 'What the candidate has answered.',
    }),
    candidateRespondedAt: t.expose('candidateRespondedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the candidate has answered.',
    }),
    panel: t.expose('seats', { type: [InterviewSeat], description: 'Who interviews, in their order.' }),
    version: t.exposeInt('version', { description: 'Grows with each change.' }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who has planned it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was planned.' }),
  }),
})

builder.queryField('interview', (t) =>
  t.field({
    type: Interview,
    nullable: true,
    operation: contract.interviewsByIds,
    description: 'An interview; null when there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => Interview.load(context, recordId(databaseId)),
  }),
)

const interviewsOf = listLoader<Row>({
  read: (ids, { rest }) => rest.call(contract.interviewsOf, { body: { candidateIds: [...ids] } }),
  key: ({ candidateId }) => candidateId,
  most: 1000,
})

builder.objectField(JobCandidate, 'interviews', (t) =>
  t.field({
    type: [Interview],
    mayFailAlone: true,
    operation: contract.interviewsOf,
    extensions: { listSize: 2 },
    description: 'Interviews of the candidate for this job, the latest first.',
    resolve: async ({ candidateId, jobId }, _args, context) =>
      (await interviewsOf(context, candidateId)).filter((one) => one.jobId === jobId),
  }),
)

const InterviewFilter = builder.inputType('InterviewFilter', {
  description: 'Conditions on interviews; all of them must hold.',
  fields: (t) => ({ states: t.field({ type: [InterviewState], description: 'Only those that are so far.' }) }),
})

const InterviewConnection = connectionOf(Interview)

builder.objectField(Job, 'interviews', (t) =>
  t.field({
    type: InterviewConnection,
    nullable: true,
    operation: contract.interviewList,
    description: 'Interviews for the job in the order of their beginning.',
    args: { filter: t.arg({ type: InterviewFilter, description: 'Which of them; all without it.' }), ...pageArgs },
    resolve: ({ id }, { filter, ...args }, context, info) => {
      countNested(context)
      return readPages(
        args,
        (page) =>
          context.rest.call(contract.interviewList, {
            body: { ...page, jobId: id, ...(filter?.states?.length && { states: [...filter.states] }) },
          }),
        pageSelectionOf(info),
      )
    },
  }),
)
