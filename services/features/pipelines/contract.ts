import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { CandidateAction, JobCandidate, longestNote, Move, Outcome, Outcomes, Pipeline } from './pipelineShapes.ts'

// Re-exported for the gateway, which imports contracts only.
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
/** The permission keys that let a user see the candidates of a job. */
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
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'search terms for the name, phones or e-mails' }),
    ),
    statusIds: Type.Optional(Type.Array(Id, { maxItems: 50 })),
    owner: Type.Optional(Type.String({ maxLength: 250, description: 'user name' })),
    isRejected: Type.Optional(Type.Boolean({ description: 'omitted: both' })),
    leastDays: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 10_000, description: 'minimum number of days in their current stage' }),
    ),
    sortBy: Type.Optional(Type.Enum(pipelineOrders, { description: 'the default is since' })),
    sortDirection: Type.Optional(Type.Enum(['asc', 'desc'] as const, { description: 'the default is desc' })),
  }),
  answer: pagedRows(JobCandidate),
  doc: 'Returns the candidates of a job with their stages in its workflow; latest moved first by default.',
  place: '000/7/54, D-10',
})

export const jobCandidatesByIds = operation({
  ...read,
  id: 'jobCandidatesByIds',
  method: 'POST',
  path: '/Jobs/candidates-by-ids',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(JobCandidate),
  doc: 'Returns candidates of jobs by the ids of their places there, in any order. Unknown ids are left out.',
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
      Type.Literal(true, {
        description: 'only in jobs that are open or on hold, and where the candidate is not rejected',
      }),
    ),
  }),
  answer: Type.Array(JobCandidate),
  doc: 'Returns the places of these candidates in jobs, latest moved first.',
  place: 'D-10',
})

export const jobPipelines = operation({
  ...read,
  id: 'jobPipelines',
  method: 'POST',
  path: '/Jobs/pipelines',
  body: Type.Object({ jobIds: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(Pipeline),
  doc: 'Returns how many candidates of these jobs are in each stage.',
  place: 'D-10',
})

export const jobCandidateMoves = operation({
  ...read,
  id: 'jobCandidateMoves',
  method: 'POST',
  path: '/Jobs/candidate-moves',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(Move),
  doc: 'Returns the moves of candidates of jobs, newest first: the latest 50 of each.',
  place: 'D-10, D-119',
})

export const jobCandidatesMove = operation({
  ...write,
  id: 'jobCandidatesMove',
  path: '/Jobs/move-candidates',
  body: Type.Object({ ...CandidateAction, statusId: Id }),
  answer: Outcomes,
  doc:
    'Moves candidates of a job that is neither closed nor filled into a stage of its workflow and runs its ' +
    'triggers. Each candidate has a separate result: those who are rejected, or who are no longer in the stage ' +
    'that the caller saw, are not moved.',
})

export const jobCandidatesReject = operation({
  ...write,
  id: 'jobCandidatesReject',
  path: '/Jobs/reject-candidates',
  body: Type.Object({
    ...CandidateAction,
    reasonId: Type.String({ format: 'uuid', description: 'id from the master list of reject reasons' }),
    note: Type.Optional(Nullable(Type.String({ maxLength: longestNote }))),
    templateId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'the e-mail template for notifying the candidates' })),
    ),
    mailDelayHours: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 72, description: 'hours until the mail is sent; omitted: at once' }),
    ),
    isReasonsTemplate: Type.Optional(
      Type.Literal(true, { description: 'makes the template (or none) the default of the reason' }),
    ),
  }),
  answer: Outcomes,
  doc: 'Rejects candidates of a job. They keep their stage and are marked with the reason. With a template they are sent a mail, unless the rejection is reverted before.',
})

export const rejectReasonTemplates = operation({
  ...read,
  access: 'JobRequest:InterviewManage',
  id: 'rejectReasonTemplates',
  method: 'GET',
  path: '/Jobs/reject-reason-templates',
  answer: Type.Array(Type.Object({ reasonId: Id, templateId: Id })),
  doc: 'Returns the e-mail templates of reject reasons. Reasons without a template are left out.',
  place: 'D-130',
})

export const jobCandidatesRestore = operation({
  ...write,
  id: 'jobCandidatesRestore',
  path: '/Jobs/restore-candidates',
  body: Type.Object({ jobId: Id, candidateIds: CandidateAction.candidateIds }),
  answer: Outcomes,
  doc: 'Reverts the rejection of candidates of a job. They are in the same stage as before.',
})

export const jobCandidatesUndo = operation({
  ...write,
  id: 'jobCandidatesUndo',
  path: '/Jobs/undo-move',
  body: Type.Object({
    jobId: Id,
    actionId: Type.String({ format: 'uuid', description: 'the id that a move or a rejection returned' }),
  }),
  answer: Type.Object({
    results: Type.Array(Outcome),
    mails: Type.Integer({
      description: 'the number of mails of the action that are being sent or were sent and cannot be stopped',
    }),
  }),
  doc: 'Undoes a move or a rejection for the candidates who have not been moved since. No trigger runs. Undoing it again changes nothing.',
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
        description: 'the targets of candidates whose stage has no counterpart with the same key in the new workflow',
      }),
    ),
  }),
  answer: Type.Object({
    moved: Type.Integer({ description: 'the number of candidates who are now in a stage of the new workflow' }),
  }),
  doc:
    'Assigns a workflow to a job. Its candidates move to the targets in `stages`, or otherwise to the stage with ' +
    'the same key; candidates without a stage start in the first stage. JOB_STAGES_UNMAPPED if a stage with ' +
    'candidates has no target. No trigger runs.',
})
