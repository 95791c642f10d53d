import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { Status } from '../lookups/contract.ts'
import { Color, mostStatuses, Name, WorkflowGroup, WorkflowStatus } from './workflowShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export {
  workflowDryRun,
  workflowMoveCandidates,
  workflowRunList,
  workflowStatusDelete,
  workflowStatusOrder,
  workflowStatusUpdate,
  workflowSubjects,
} from './statusContract.ts'
export {
  workflowTriggerAdd,
  workflowTriggerDetach,
  workflowTriggerOrder,
  workflowTriggerPause,
  workflowTriggerUpdate,
} from './triggers/triggerContract.ts'
export { triggerKinds, triggerRecipients } from './workflowShapes.ts'
export type {
  RunCause,
  RunOutcome,
  SkipReason,
  StepOutcome,
  Trigger,
  TriggerCondition,
  TriggerKind,
  TriggerRecipient,
  TriggerStep,
  WorkflowGroup,
  WorkflowRun,
  WorkflowStatus,
} from './workflowShapes.ts'

const onDepartments = Type.Array(
  Type.Object({ id_Department: Id, departmentKey: Type.Optional(Type.String({ maxLength: 250 })) }),
  { maxItems: 200 },
)

const base = { service: 'workflows' } as const
const groups = '/InterviewWorkflow'
const statuses = '/WorkflowStatus'
const byId = Type.Object({ id: Id })
const write = { effect: 'write', origin: 'spec', idempotent: true } as const
const edits = 'InterviewSetting:AddUpdateInterviewSetting' as const
/** The permission keys of users who see workflows: those who set them up, and those who move candidates in them. */
export const readers = ['InterviewSetting:ListInterviewSetting', edits, 'JobRequest:InterviewManage'] as const

export const workflowGroupList = operation({
  ...base,
  id: 'workflowGroupList',
  method: 'POST',
  path: `${groups}/list-group`,
  access: 'InterviewSetting:ListInterviewSetting',
  effect: 'read',
  origin: 'spec',
  body: Type.Object(rowsPaging(100)),
  answer: pagedRows(WorkflowGroup),
  doc: "Returns the workflows of the caller's company, newest first.",
  place: '000/7/14, 000/2.7',
})

export const workflowGroupCreate = operation({
  ...base,
  ...write,
  id: 'workflowGroupCreate',
  method: 'POST',
  path: `${groups}/create-group`,
  access: edits,
  body: Type.Object({
    id: Type.Optional(Id),
    name: Name,
    active: Type.Optional(Type.Boolean({ description: 'ignored; a new workflow is inactive' })),
    onDepartments,
  }),
  answer: Id,
  doc: 'Creates a workflow and returns its id. It is inactive and has the system statuses. At least one department is required.',
  place: '000/7/16, 000/5/27, D-91',
})

export const workflowGroupGet = operation({
  ...base,
  id: 'workflowGroupGet',
  method: 'GET',
  path: `${groups}/group/{id}`,
  access: readers,
  effect: 'read',
  origin: 'spec',
  params: byId,
  answer: WorkflowGroup,
  doc: 'Returns one workflow with its statuses and their triggers.',
  place: '000/7/21',
})

export const workflowGroupUpdate = operation({
  ...base,
  ...write,
  id: 'workflowGroupUpdate',
  method: 'PUT',
  path: `${groups}/group/{id}`,
  access: edits,
  params: byId,
  body: Type.Object({
    name: Name,
    active: Type.Boolean(),
    onDepartments,
    version: Type.Integer({ minimum: 1 }),
    statuses: Type.Array(
      Type.Object({
        id: Type.Optional(
          Nullable(Type.String({ format: 'uuid', description: 'null: added from the status with this key' })),
        ),
        key: Type.String({ maxLength: 100 }),
        name: Name,
        color: Color,
      }),
      { maxItems: mostStatuses, description: 'all statuses, in order; omitted ones are removed' },
    ),
  }),
  answer: WorkflowGroup,
  doc:
    'Replaces the workflow and its statuses. System statuses are not changed. WORKFLOW_STATUS_IN_USE if ' +
    'candidates are in a removed status, and 599 if the workflow has changed since the caller read it.',
  place: '000/7/21, D-11',
})

export const workflowGroupDelete = operation({
  ...base,
  ...write,
  id: 'workflowGroupDelete',
  method: 'DELETE',
  path: `${groups}/group/{id}`,
  access: 'InterviewSetting:DeleteInterviewSetting',
  params: byId,
  answer: Type.Boolean(),
  doc: 'Deletes a workflow with its statuses, triggers and log. Refused with WORKFLOW_IN_USE while jobs follow it.',
  place: '000/7/17, D-32',
})

export const workflowList = operation({
  ...base,
  id: 'workflowList',
  method: 'GET',
  path: `${statuses}/list`,
  access: readers,
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(WorkflowGroup),
  doc: "Returns all workflows of the caller's company with their statuses, in name order.",
  place: '000/7/22',
})

const companyId = Type.Optional(
  Type.String({
    format: 'uuid',
    description: "the caller's company by default; only platform administrators may name another one (decision D-89)",
  }),
)
export const workflowStatusesByCompany = operation({
  ...base,
  id: 'workflowStatusesByCompany',
  method: 'GET',
  path: `${statuses}/by-company`,
  access: readers,
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ companyId }),
  answer: Type.Array(WorkflowStatus),
  doc: 'Returns the statuses of the active workflows of a company, one for each key.',
  place: '000/7/22',
})

export const workflowBaseStatuses = operation({
  ...base,
  id: 'workflowBaseStatuses',
  method: 'GET',
  path: `${statuses}/base-by-company`,
  access: readers,
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ companyId }),
  answer: Type.Array(Status),
  doc: 'Returns the statuses that each workflow of a company starts with: its system statuses.',
  place: '000/7/22',
})

export const workflowStatusesByJob = operation({
  ...base,
  id: 'workflowStatusesByJob',
  method: 'GET',
  path: `${statuses}/by-job`,
  access: readers,
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ jobId: Id }),
  answer: Type.Array(WorkflowStatus),
  doc: 'Returns the statuses of the workflow that a job follows, in order. Empty if the job follows none.',
  place: '000/7/25',
})

export const workflowStatusesByGroup = operation({
  ...base,
  id: 'workflowStatusesByGroup',
  method: 'GET',
  path: `${statuses}/by-group`,
  access: readers,
  effect: 'read',
  origin: 'spec',
  query: byId,
  answer: Type.Array(WorkflowStatus),
  doc: 'Returns the statuses of a workflow, in order.',
  place: '000/7/25',
})
