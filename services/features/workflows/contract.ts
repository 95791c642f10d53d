import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { Status } from '../lookups/contract.ts'
import { Color, mostStatuses, Name, WorkflowGroup, WorkflowStatus } from './workflowShapes.ts'

// Passed on for the gateway, which imports contracts only.
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
/** Who sees workflows: those who set them up, and those who move candidates in them. */
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
  doc: "Workflows of the caller's company, newest first.",
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
    active: Type.Optional(Type.Boolean({ description: 'passed over: a new one is inactive' })),
    onDepartments,
  }),
  answer: Id,
  doc: 'A new workflow, inactive, with the system statuses; answers its id. At least one department.',
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
  doc: 'One workflow with its statuses and their triggers.',
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
          Nullable(Type.String({ format: 'uuid', description: 'null: added from the status of this key' })),
        ),
        key: Type.String({ maxLength: 100 }),
        name: Name,
        color: Color,
      }),
      { maxItems: mostStatuses, description: 'all of them, in order; those left out are removed' },
    ),
  }),
  answer: WorkflowGroup,
  doc:
    'The workflow becomes this, its statuses too. System statuses stay as they are. Refused with WORKFLOW_STATUS_IN_USE for a status in which ' +
    'candidates stand, and with 599 when the workflow has changed since the caller saw it.',
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
  doc: 'Deletes a workflow with its statuses, triggers and log; refused with WORKFLOW_IN_USE while jobs follow it.',
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
  doc: "All workflows of the caller's company with their statuses, in name order.",
  place: '000/7/22',
})

const companyId = Type.Optional(
  Type.String({
    format: 'uuid',
    description: "the caller's own by default, another one only for platform administrators (decision D-89)",
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
  doc: 'Statuses of the active workflows of a company, one of each key.',
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
  doc: 'Statuses that each workflow of a company starts from: its system statuses.',
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
  doc: 'Statuses of the workflow that a job follows, in order; none when it follows none.',
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
  doc: 'Statuses of a workflow, in order.',
  place: '000/7/25',
})
