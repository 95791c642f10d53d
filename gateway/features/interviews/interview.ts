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

export const InterviewState = enumOf<contract.InterviewState>('InterviewState', 'The state of an interview.', {
  planned: 'It is planned, and nobody has been invited yet.',
  invited: 'Invitations have been sent.',
  confirmed: 'All expected participants have accepted.',
  done: 'The interview was held.',
  cancelled: 'The interview was cancelled.',
  noShow: 'The candidate did not come.',
})

export const InterviewRole = enumOf<contract.SeatRole>('InterviewRole', 'The role of a panel member.', {
  lead: 'The user leads the interview.',
  member: 'The user interviews and gives feedback.',
  shadow: 'The user listens and is not asked for feedback.',
})

const InterviewResponse = enumOf<contract.Response>('InterviewResponse', 'The answer to an invitation.', {
  needsAction: 'They have not answered.',
  accepted: 'They will come.',
  declined: 'They do not come.',
  tentative: 'They may come.',
})

const InterviewSeat = builder
  .objectRef<contract.InterviewSeat>('InterviewSeat')
  .implement({
    description: "A member of an interview's panel.",
    fields: (t) => ({
      id: globalId(t, 'InterviewSeat'),
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'The user on the panel.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      role: t.expose('role', { type: InterviewRole, description: 'The role of the user.' }),
      response: t.expose('response', { type: InterviewResponse, description: "The user's answer to the invitation." }),
      respondedAt: t.expose('respondedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the user answered the invitation.',
      }),
    }),
  })

export const Interview = node<Row>('Interview', {
  description:
    'An interview of a candidate for a job. Users who may not read jobs see the interviews in whose panel they are.',
  isByRecord: true,
  loader: loader<Row>({ read: byIds(contract.interviewsByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The title of the interview.' }),
    state: t.expose('state', { type: InterviewState, description: 'The state of the interview.' }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job, or null if the caller may not read jobs.',
      resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
    }),
    jobTitle: t.exposeString('jobTitle', { description: 'The title of the job.' }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate, or null if the caller may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    candidateName: t.exposeString('candidateName', { description: 'The name of the candidate.' }),
    startsAt: t.expose('startDate', { type: 'DateTime', description: 'When the interview begins.' }),
    endsAt: t.expose('endDate', { type: 'DateTime', description: 'When the interview ends.' }),
    timeZone: t.exposeString('zone', { description: 'The IANA name of the time zone in which the time was agreed.' }),
    room: t.field({
      type: InterviewRoom,
      nullable: true,
      description: "The company's room. Also null if the caller may not see rooms.",
      resolve: ({ roomId }, _args, context) => InterviewRoom.tryLoad(context, roomId),
    }),
    place: t.exposeString('place', {
      nullable: true,
      description: 'The location, if the interview is not in a room of the company.',
    }),
    link: t.expose('link', { type: 'URL', nullable: true, description: 'The address of the call.' }),
    notes: t.exposeString('notes', { description: 'Notes that only the panel can see.' }),
    kit: t.field({
      type: InterviewKit,
      nullable: true,
      description: 'The kit with which it was planned. Also null if the caller may not see kits.',
      resolve: ({ kitId }, _args, context) => InterviewKit.tryLoad(context, kitId),
    }),
    form: t.field({
      type: InterviewForm,
      nullable: true,
      description: 'The form on which the panel gives feedback. Also null if the caller may not see forms.',
      resolve: ({ formId }, _args, context) => InterviewForm.tryLoad(context, formId),
    }),
    candidateResponse: t.expose('candidateResponse', {
      type: InterviewResponse,
      description: "The candidate's answer to the invitation.",
    }),
    candidateRespondedAt: t.expose('candidateRespondedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the candidate answered the invitation.',
    }),
    panel: t.expose('seats', { type: [InterviewSeat], description: 'The interviewers, in their order.' }),
    version: t.exposeInt('version', { description: 'A number that grows with each change.' }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who planned it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When the interview was planned.' }),
  }),
})

builder.queryField('interview', (t) =>
  t.field({
    type: Interview,
    nullable: true,
    operation: contract.interviewsByIds,
    description: 'An interview, or null if there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: "The interview's id in the services." }) },
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
    description: 'Interviews of the candidate for this job, latest first.',
    resolve: async ({ candidateId, jobId }, _args, context) =>
      (await interviewsOf(context, candidateId)).filter((one) => one.jobId === jobId),
  }),
)

const InterviewFilter = builder.inputType('InterviewFilter', {
  description: 'Conditions on interviews. All conditions must hold.',
  fields: (t) => ({
    states: t.field({ type: [InterviewState], description: 'Only interviews in any of these states.' }),
  }),
})

const InterviewConnection = connectionOf(Interview)

builder.objectField(Job, 'interviews', (t) =>
  t.field({
    type: InterviewConnection,
    nullable: true,
    operation: contract.interviewList,
    description: 'Interviews for the job, in order of their start.',
    args: {
      filter: t.arg({ type: InterviewFilter, description: 'Which interviews to return. All of them by default.' }),
      ...pageArgs,
    },
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
