import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, paged, pagedRows, paging, rowsPaging } from '../../core/contract/shapes.ts'
import { Color, mostStatuses, Name, TriggerStep, WorkflowRun, WorkflowStatus } from './workflowShapes.ts'

const base = { service: 'workflows' } as const
const statuses = '/WorkflowStatus'
const byId = Type.Object({ id: Id })
const write = { effect: 'write', origin: 'spec', idempotent: true } as const
const edits = 'InterviewSetting:AddUpdateInterviewSetting' as const
/** The permission keys of users who may try out triggers. */
const trialKeys = ['InterviewSetting:AddUpdateTriger', edits] as const

export const workflowStatusUpdate = operation({
  ...base,
  ...write,
  id: 'workflowStatusUpdate',
  method: 'POST',
  path: `${statuses}/update`,
  access: edits,
  body: Type.Object({ id: Id, name: Name, color: Color }),
  answer: WorkflowStatus,
  doc: 'Changes the name and colour of a status that is not a system status.',
  place: '000/7/22',
})

export const workflowStatusDelete = operation({
  ...base,
  ...write,
  id: 'workflowStatusDelete',
  method: 'DELETE',
  path: `${statuses}/delete`,
  access: edits,
  query: byId,
  answer: Type.Boolean(),
  doc: 'Removes a status with its triggers. It must be empty and not a system status.',
  place: '000/7/22',
})

export const workflowStatusOrder = operation({
  ...base,
  ...write,
  id: 'workflowStatusOrder',
  method: 'POST',
  path: `${statuses}/update-order`,
  access: edits,
  body: Type.Object({
    groupId: Id,
    statusIds: Type.Array(Id, { maxItems: mostStatuses, description: 'every status of the workflow exactly once' }),
  }),
  answer: Type.Array(WorkflowStatus),
  doc: 'Reorders the statuses of a workflow.',
  place: '000/7/22',
})

export const workflowDryRun = operation({
  ...base,
  id: 'workflowDryRun',
  method: 'POST',
  path: `${statuses}/dry-run`,
  access: trialKeys,
  effect: 'read',
  origin: 'ours',
  body: Type.Object({ statusId: Id, candidateId: Id, jobId: Id }),
  answer: Type.Array(TriggerStep),
  doc: 'Returns what the triggers would do if the candidate entered the status for the job, in order, including triggers of statuses to which they move the candidate. Nothing is carried out.',
  place: 'D-11',
})

export const workflowSubjects = operation({
  ...base,
  id: 'workflowSubjects',
  method: 'POST',
  path: `${statuses}/list-subject`,
  access: trialKeys,
  effect: 'read',
  origin: 'ours',
  body: Type.Object({
    ...paging(100),
    groupId: Id,
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'search terms for the candidate or the job' })),
  }),
  answer: paged(
    Type.Object({
      candidateId: Id,
      candidateName: Nullable(
        Type.String({ description: 'null if the caller may neither read candidates nor manage interviews' }),
      ),
      jobId: Id,
      jobTitle: Type.String(),
      statusName: Nullable(Type.String()),
    }),
  ),
  doc: 'Returns candidates of jobs for trying out triggers. Those of jobs that follow the workflow come first.',
  place: 'D-11',
})

export const workflowRunList = operation({
  ...base,
  id: 'workflowRunList',
  method: 'POST',
  path: `${statuses}/list-run`,
  access: ['InterviewSetting:ListInterviewSetting', ...trialKeys],
  effect: 'read',
  origin: 'ours',
  body: Type.Object({ ...rowsPaging(100), groupId: Id }),
  answer: pagedRows(WorkflowRun),
  doc: "Returns the log of a workflow's triggers with the reasons, newest first.",
  place: 'D-11',
})

export const workflowMoveCandidates = operation({
  ...base,
  id: 'workflowMoveCandidates',
  method: 'POST',
  path: `${statuses}/move-candidate`,
  access: 'JobRequest:InterviewManage',
  effect: 'write',
  origin: 'ours',
  idempotent: true,
  body: Type.Object({ jobId: Id, statusId: Id, candidateIds: Type.Array(Id, { minItems: 1, maxItems: 100 }) }),
  answer: Type.Array(
    Type.Object({
      candidateId: Id,
      statusId: Type.String({ format: 'uuid', description: "the candidate's status after the triggers have run" }),
    }),
  ),
  doc: 'Moves candidates into a status and runs its triggers, like jobCandidatesMove, but returns only the new statuses.',
  place: 'D-10',
})
