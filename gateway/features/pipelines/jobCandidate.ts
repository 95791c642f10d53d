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
import { hasPermission } from '../../core/graph/permission.ts'
import { Candidate } from '../candidates/candidate.ts'
import { CandidateJob } from '../candidates/candidateJobs.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'
import { WorkflowStep } from '../workflows/workflow.ts'

const JobCandidateMoveCause = enumOf<MoveCause>(
  'JobCandidateMoveCause',
  'The cause of an event in the history of a candidate of a job.',
  {
    added: 'The candidate was added to the job.',
    moved: 'Somebody moved the candidate to another stage.',
    trigger: 'A trigger of the previous stage moved the candidate on.',
    workflow: 'The job got another workflow.',
    rejected: 'The candidate was rejected.',
    restored: 'The rejection was undone.',
    removed: 'The candidate was removed from the job.',
  },
)

const JobCandidateMove = builder
  .objectRef<Move>('JobCandidateMove')
  .implement({
    description: 'An event in the history of a candidate of a job. Stages have the names they had at that time.',
    fields: (t) => ({
      id: globalId(t, 'JobCandidateMove'),
      cause: t.expose('cause', { type: JobCandidateMoveCause, description: 'Cause of the event.' }),
      fromName: t.exposeString('fromName', { nullable: true, description: 'Name of the previous stage.' }),
      toName: t.exposeString('toName', { nullable: true, description: 'Name of the new stage.' }),
      reason: t.exposeString('reason', { nullable: true, description: 'Why the candidate was rejected.' }),
      note: t.exposeString('note', { nullable: true, description: 'Note on the rejection.' }),
      emailCount: t.exposeInt('mails', { description: 'Number of e-mails it sent.' }),
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'The user who caused it.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      at: t.expose('date', { type: 'DateTime', description: 'When it happened.' }),
      undoneBy: t.field({
        type: User,
        nullable: true,
        description: 'Who undid it; null while it is in effect.',
        resolve: ({ undoneBy }, _args, context, info) => (undoneBy ? User.named(context, undoneBy, info) : null),
      }),
      undoneAt: t.expose('undoneDate', { type: 'DateTime', nullable: true, description: 'When it was undone.' }),
    }),
  })

const moves = listLoader<Move>({
  read: (ids, { rest }) => rest.call(jobCandidateMoves, { body: { ids: [...ids] } }),
  key: ({ jobCandidateId }) => jobCandidateId,
  most: 100,
})

const dayMs = 86_400_000

export const JobCandidate = node<Row>('JobCandidate', {
  description: 'A candidate of a job and their position in its workflow.',
  permission: pipelineReaders,
  loader: loader<Row>({ read: byIds(jobCandidatesByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job; null if the caller may not read jobs.',
      resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
    }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate; null if the caller may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    candidateName: t.exposeString('name', { description: 'Name of the candidate.' }),
    candidateTitle: t.exposeString('jobTitle', { nullable: true, description: 'Current job title of the candidate.' }),
    owner: t.field({
      type: User,
      nullable: true,
      description: 'The user who is responsible for the candidate.',
      resolve: ({ owner }, _args, context, info) => (owner ? User.named(context, owner, info) : null),
    }),
    stage: t.field({
      type: WorkflowStep,
      nullable: true,
      description: 'The stage of the candidate; null if none yet, or if the caller may not see workflows.',
      resolve: ({ statusId }, _args, context) => WorkflowStep.tryLoad(context, statusId),
    }),
    stageSince: t.expose('since', {
      type: 'DateTime',
      description: 'Since when the candidate has been in that stage.',
    }),
    daysInStage: t.int({
      description: 'Full days that the candidate has been in that stage.',
      resolve: ({ since }) => Math.max(0, Math.floor((Date.now() - Date.parse(since)) / dayMs)),
    }),
    stageBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who moved the candidate there.',
      resolve: ({ statusBy }, _args, context, info) => User.named(context, statusBy, info),
    }),
    addedAt: t.expose('addedDate', { type: 'DateTime', description: 'When the candidate was added to the job.' }),
    isRejected: t.exposeBoolean('isRejected', {
      description: 'Whether the candidate is rejected; a rejected candidate keeps the stage.',
    }),
    rejectReason: t.exposeString('rejectReason', { nullable: true, description: 'Why the candidate was rejected.' }),
    rejectNote: t.exposeString('rejectNote', { nullable: true, description: 'Note on the rejection.' }),
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
      description: 'History of the candidate in this job, newest first: the latest 50 events.',
      resolve: ({ id }, _args, context) => moves(context, id),
    }),
  }),
})

const loadPlaces = listLoader<Row>({
  read: (ids, { rest }) => rest.call(jobCandidatesOf, { body: { candidateIds: [...ids] } }),
  key: ({ candidateId }) => candidateId,
  most: 100,
})

builder.objectField(CandidateJob, 'jobCandidate', (t) =>
  t.field({
    type: JobCandidate,
    nullable: true,
    description: "The candidate's position in the job's workflow; null if the caller may not see it.",
    resolve: async ({ candidateId, jobId }, _args, context) =>
      hasPermission(context, pipelineReaders)
        ? ((await loadPlaces(context, candidateId)).find((place) => place.jobId === jobId) ?? null)
        : null,
  }),
)

const loadOpenPlaces = listLoader<Row>({
  read: (ids, { rest }) => rest.call(jobCandidatesOf, { body: { candidateIds: [...ids], isOpen: true } }),
  key: ({ candidateId }) => candidateId,
  most: 100,
})

builder.objectField(Candidate, 'openPlaces', (t) =>
  t.field({
    type: [JobCandidate],
    nullable: true,
    // Few candidates are in more jobs at the same time.
    extensions: { listSize: 3 },
    description:
      "The candidate's positions in open or on-hold jobs, without those in which they are rejected, latest moved first; null if the caller may not see them.",
    resolve: ({ id }, _args, context) => (hasPermission(context, pipelineReaders) ? loadOpenPlaces(context, id) : null),
  }),
)
