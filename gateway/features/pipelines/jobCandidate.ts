import {
  jobCandidateMoves,
  jobCandidatesByIds,
  jobCandidatesOf,
  pipelineReaders,
  type JobCandidate as Row,
  type Move,
  type MoveCause,
} from '../../../services/features/pipelines/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { byIds, listLoader, loader } from '../../core/graph/loader.ts'
import { globalId, node } from '../../core/graph/node.ts'
import { holds } from '../../core/graph/permission.ts'
import { Candidate } from '../candidates/candidate.ts'
import { CandidateJob } from '../candidates/candidateJobs.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'
import { WorkflowStep } from '../workflows/workflow.ts'

const JobCandidateMoveCause = enumOf<MoveCause>('JobCandidateMoveCause', 'What happened to a candidate of a job.', {
  added: 'The candidate was added to the job.',
  moved: 'Somebody moved the candidate to another stage.',
  trigger: 'A trigger of the stage before moved the candidate on.',
  workflow: 'The job was given another workflow.',
  rejected: 'The candidate was rejected.',
  restored: 'The rejection was taken back.',
  removed: 'The candidate was taken from the job.',
})

const JobCandidateMove = builder
  .objectRef<Move>('JobCandidateMove')
  .implement({
    description: 'One thing that happened to a candidate of a job. Stages have the names that they had then.',
    fields: (t) => ({
      id: globalId(t, 'JobCandidateMove'),
      cause: t.expose('cause', { type: JobCandidateMoveCause, description: 'What happened to the candidate.' }),
      fromName: t.exposeString('fromName', { nullable: true, description: 'Name of the stage before.' }),
      toName: t.exposeString('toName', { nullable: true, description: 'Name of the stage after.' }),
      reason: t.exposeString('reason', { nullable: true, description: 'Why the candidate was rejected.' }),
      note: t.exposeString('note', { nullable: true, description: 'What was noted on the rejection.' }),
      emailCount: t.exposeInt('mails', { description: 'E-mails that it sent.' }),
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who did it.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      at: t.expose('date', { type: 'DateTime', description: 'When it was.' }),
      undoneBy: t.field({
        type: User,
        nullable: true,
        description: 'Who took it back; null while it holds.',
        resolve: ({ undoneBy }, _args, context, info) => (undoneBy ? User.named(context, undoneBy, info) : null),
      }),
      undoneAt: t.expose('undoneDate', { type: 'DateTime', nullable: true, description: 'When it was taken back.' }),
    }),
  })

const moves = listLoader<Move>({
  read: (ids, { rest }) => rest.call(jobCandidateMoves, { body: { ids: [...ids] } }),
  key: ({ jobCandidateId }) => jobCandidateId,
  most: 100,
})

const dayMs = 86_400_000

export const JobCandidate = node<Row>('JobCandidate', {
  description: 'A candidate of a job, and where they stand in its workflow.',
  permission: pipelineReaders,
  loader: loader<Row>({ read: byIds(jobCandidatesByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job; null for who may not read jobs.',
      resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
    }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate; null for who may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    candidateName: t.exposeString('name', { description: 'Name of the candidate.' }),
    candidateTitle: t.exposeString('jobTitle', {
      nullable: true,
      description: 'Job title that the candidate holds now.',
    }),
    owner: t.field({
      type: User,
      nullable: true,
      description: 'Who looks after the candidate.',
      resolve: ({ owner }, _args, context, info) => (owner ? User.named(context, owner, info) : null),
    }),
    stage: t.field({
      type: WorkflowStep,
      nullable: true,
      description: 'Where the candidate stands; null: nowhere yet, and for who may not see workflows.',
      resolve: ({ statusId }, _args, context) => WorkflowStep.tryLoad(context, statusId),
    }),
    stageSince: t.expose('since', { type: 'DateTime', description: 'Since when the candidate stands there.' }),
    daysInStage: t.int({
      description: 'Whole days that the candidate has stood there.',
      resolve: ({ since }) => Math.max(0, Math.floor((Date.now() - Date.parse(since)) / dayMs)),
    }),
    stageBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who put the candidate there.',
      resolve: ({ statusBy }, _args, context, info) => User.named(context, statusBy, info),
    }),
    addedAt: t.expose('addedDate', { type: 'DateTime', description: 'When the candidate was added to the job.' }),
    isRejected: t.exposeBoolean('isRejected', { description: 'The candidate is rejected, and keeps the stage.' }),
    rejectReason: t.exposeString('rejectReason', { nullable: true, description: 'Why the candidate was rejected.' }),
    rejectNote: t.exposeString('rejectNote', { nullable: true, description: 'What was noted on the rejection.' }),
    rejectedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who rejected the candidate.',
      resolve: ({ rejectedBy }, _args, context, info) => (rejectedBy ? User.named(context, rejectedBy, info) : null),
    }),
    rejectedAt: t.expose('rejectedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the candidate was rejected.',
    }),
    moves: t.field({
      type: [JobCandidateMove],
      mayFailAlone: true,
      description: 'What happened to the candidate in this job, newest first: the latest 50.',
      resolve: ({ id }, _args, context) => moves(context, id),
    }),
  }),
})

const placesOf = listLoader<Row>({
  read: (ids, { rest }) => rest.call(jobCandidatesOf, { body: { candidateIds: [...ids] } }),
  key: ({ candidateId }) => candidateId,
  most: 100,
})

builder.objectField(CandidateJob, 'jobCandidate', (t) =>
  t.field({
    type: JobCandidate,
    nullable: true,
    description: 'Where the candidate stands in the job; null for who may not see that.',
    resolve: async ({ candidateId, jobId }, _args, context) =>
      holds(context, pipelineReaders)
        ? ((await placesOf(context, candidateId)).find((place) => place.jobId === jobId) ?? null)
        : null,
  }),
)

const openPlacesOf = listLoader<Row>({
  read: (ids, { rest }) => rest.call(jobCandidatesOf, { body: { candidateIds: [...ids], isOpen: true } }),
  key: ({ candidateId }) => candidateId,
  most: 100,
})

builder.objectField(Candidate, 'openPlaces', (t) =>
  t.field({
    type: [JobCandidate],
    nullable: true,
    // Hardly anybody is on the way in more jobs at once.
    extensions: { listSize: 3 },
    description:
      'Where the candidate stands in jobs that are open or on hold, without those in which they are rejected, latest moved first; null for who may not see that.',
    resolve: ({ id }, _args, context) => (holds(context, pipelineReaders) ? openPlacesOf(context, id) : null),
  }),
)
