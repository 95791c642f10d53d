import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, paged, pagedRows, paging, rowsPaging } from '../../core/contract/shapes.ts'
import { Color, mostStatuses, Name, TriggerStep, WorkflowRun, WorkflowStatus } from './workflowShapes.ts'

const base = { service: 'workflows' } as const
const statuses = '/WorkflowStatus'
const byId = Type.Object({ id: Id })
const write = { effect: 'write', origin: 'spec', idempotent: true } as const
const edits = 'InterviewSetting:AddUpdateInterviewSetting' as const
/** Who tries triggers out. */
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
  doc: 'Renames and recolours a status that is no system status.',
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
  doc: 'Removes a status in which no candidate stands and that is no system status, with its triggers.',
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
    statusIds: Type.Array(Id, { maxItems: mostStatuses, description: 'every status of the workflow once' }),
  }),
  answer: Type.Array(WorkflowStatus),
  doc: 'Puts the statuses of a workflow into this order.',
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
  doc: 'What the triggers would do if the candidate entered the status for the job, in order, those of statuses that they move to as well. Nothing is done.',
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
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'words of the candidate or the job' })),
  }),
  answer: paged(
    Type.Object({
      candidateId: Id,
      candidateName: Nullable(
        Type.String({ description: 'null for who may neither read candidates nor manage interviews' }),
      ),
      jobId: Id,
      jobTitle: Type.String(),
      statusName: Nullable(Type.String()),
    }),
  ),
  doc: 'Candidates of jobs with whom triggers can be tried out: those of jobs that follow the workflow first.',
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
  doc: 'What the triggers of a workflow did and why, newest first.',
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
      statusId: Type.String({ format: 'uuid', description: 'where the candidate stands when the triggers have run' }),
    }),
  ),
  doc: 'As jobCandidatesMove, of which it answers only where candidates stand: puts them into a status and runs its triggers.',
  place: 'D-10',
})
