import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { Asked, JobCandidate, longestNote, Move, Outcome, Outcomes, Pipeline } from './pipelineShapes.ts'

// Passed on for the gateway, which imports contracts only.
export type {
  JobCandidate,
  Move,
  MoveCause,
  MoveOutcome,
  Outcome,
  Pipeline,
  RejectionMail,
  StageCount,
} from './pipelineShapes.ts'

const service = 'jobs' as const
/** Who sees the candidates of a job. */
export const pipelineReaders = ['JobRequest:ReadJobRequest', 'JobRequest:InterviewManage'] as const
const read = { service, effect: 'read', origin: 'ours', access: pipelineReaders } as const
const write = {
  service,
  method: 'POST',
  effect: 'write',
  origin: 'ours',
  idempotent: true,
  access: 'JobRequest:InterviewManage',
  place: 'D-10, D-130',
} as const

export const pipelineOrders = ['since', 'name', 'addedDate'] as const

export const jobCandidateList = operation({
  id: 'jobCandidateList',
  method: 'POST',
  path: '/Jobs/get-list-candidate',
  service,
  access: pipelineReaders,
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ jobID: Id }),
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'words of the name, phones or e-mails' })),
    statusIds: Type.Optional(Type.Array(Id, { maxItems: 50 })),
    owner: Type.Optional(Type.String({ maxLength: 250, description: 'user name' })),
    isRejected: Type.Optional(Type.Boolean({ description: 'left out: both' })),
    leastDays: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 10_000, description: 'days that they have stood in their stage at least' }),
    ),
    sortBy: Type.Optional(Type.Enum(pipelineOrders, { description: 'default since' })),
    sortDirection: Type.Optional(Type.Enum(['asc', 'desc'] as const, { description: 'default desc' })),
  }),
  answer: pagedRows(JobCandidate),
  doc: 'Candidates of a job and where they stand in its workflow, latest moved first unless asked otherwise.',
  place: '000/7/54, D-10',
})

export const jobCandidatesByIds = operation({
  ...read,
  id: 'jobCandidatesByIds',
  method: 'POST',
  path: '/Jobs/candidates-by-ids',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(JobCandidate),
  doc: 'Candidates of jobs by the id of their place there, in any order; unknown ones are left out.',
  place: 'ours',
})

export const jobCandidatesOf = operation({
  ...read,
  id: 'jobCandidatesOf',
  method: 'POST',
  path: '/Jobs/candidates-of',
  body: Type.Object({
    candidateIds: Type.Array(Id, { maxItems: 100 }),
    isOpen: Type.Optional(
      Type.Literal(true, { description: 'only in jobs that are open or on hold, and not where they are rejected' }),
    ),
  }),
  answer: Type.Array(JobCandidate),
  doc: 'The places of these candidates in jobs, latest moved first.',
  place: 'D-10',
})

export const jobPipelines = operation({
  ...read,
  id: 'jobPipelines',
  method: 'POST',
  path: '/Jobs/pipelines',
  body: Type.Object({ jobIds: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(Pipeline),
  doc: 'How many candidates of these jobs stand in each stage.',
  place: 'D-10',
})

export const jobCandidateMoves = operation({
  ...read,
  id: 'jobCandidateMoves',
  method: 'POST',
  path: '/Jobs/candidate-moves',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(Move),
  doc: 'What happened to candidates of jobs, newest first: the latest 50 of each.',
  place: 'D-10, D-119',
})

export const jobCandidatesMove = operation({
  ...write,
  id: 'jobCandidatesMove',
  path: '/Jobs/move-candidates',
  body: Type.Object({ ...Asked, statusId: Id }),
  answer: Outcomes,
  doc:
    'Puts candidates of a job that is neither closed nor filled into a stage of its workflow and runs its triggers. Each is ' +
    'answered on its own: nobody is moved who is rejected or stands elsewhere than the caller saw.',
})

export const jobCandidatesReject = operation({
  ...write,
  id: 'jobCandidatesReject',
  path: '/Jobs/reject-candidates',
  body: Type.Object({
    ...Asked,
    reasonId: Type.String({ format: 'uuid', description: 'of the master list of reject reasons' }),
    note: Type.Optional(Nullable(Type.String({ maxLength: longestNote }))),
    templateId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'the e-mail template by which the candidates are told' })),
    ),
    mailDelayHours: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 72, description: 'hours until they are written to; at once when left out' }),
    ),
    isReasonsTemplate: Type.Optional(
      Type.Literal(true, { description: 'the template, or none, is the one of the reason from now on' }),
    ),
  }),
  answer: Outcomes,
  doc: 'Rejects candidates of a job: they keep their stage and carry the reason. With a template they are written to, unless the rejection is taken back before.',
})

export const rejectReasonTemplates = operation({
  ...read,
  access: 'JobRequest:InterviewManage',
  id: 'rejectReasonTemplates',
  method: 'GET',
  path: '/Jobs/reject-reason-templates',
  answer: Type.Array(Type.Object({ reasonId: Id, templateId: Id })),
  doc: 'The e-mail templates that belong to reasons of rejections; reasons without one are left out.',
  place: 'D-130',
})

export const jobCandidatesRestore = operation({
  ...write,
  id: 'jobCandidatesRestore',
  path: '/Jobs/restore-candidates',
  body: Type.Object({ jobId: Id, candidateIds: Asked.candidateIds }),
  answer: Outcomes,
  doc: 'Takes the rejection of candidates of a job back: they stand where they stood.',
})

export const jobCandidatesUndo = operation({
  ...write,
  id: 'jobCandidatesUndo',
  path: '/Jobs/undo-move',
  body: Type.Object({
    jobId: Id,
    actionId: Type.String({ format: 'uuid', description: 'what a move or a rejection answered' }),
  }),
  answer: Type.Object({
    results: Type.Array(Outcome),
    mails: Type.Integer({ description: 'mails of the action that are on their way or sent: nothing takes them back' }),
  }),
  doc: 'Takes a move or a rejection back for those who still stand where it put them. No trigger fires. Undone twice it changes nothing.',
})

export const jobSetWorkflow = operation({
  ...write,
  id: 'jobSetWorkflow',
  path: '/Jobs/set-workflow',
  body: Type.Object({
    jobId: Id,
    workflowId: Id,
    stages: Type.Optional(
      Type.Array(Type.Object({ fromId: Id, toId: Id }), {
        maxItems: 50,
        description: 'where those go whose stage the new workflow does not have by its key',
      }),
    ),
  }),
  answer: Type.Object({
    moved: Type.Integer({ description: 'candidates who stand in a stage of the new workflow now' }),
  }),
  doc:
    'Lets a job follow a workflow. Its candidates go to the stages of the same key, and else where `stages` says; those who ' +
    'stood nowhere begin in the first stage. Refused with JOB_STAGES_UNMAPPED while a stage with candidates has no target. No trigger fires.',
})
