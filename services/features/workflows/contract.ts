import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, paged, paging } from '../../core/contract/shapes.ts'
import { Status } from '../lookups/contract.ts'

/** Longest name of a workflow, and of one of its statuses. */
export const longestName = { workflow: 250, status: 100 } as const
export const mostStatuses = 50
/** Most triggers of one status. */
export const mostTriggers = 20
export const mostUsers = 50

/** What a trigger does (decision D-11). */
export const triggerKinds = ['sendEmail', 'askFeedback', 'notifyUsers', 'moveToStatus'] as const
export type TriggerKind = (typeof triggerKinds)[number]
/** Who gets the e-mail of sendEmail. */
export const triggerRecipients = ['candidate', 'owner'] as const
export type TriggerRecipient = (typeof triggerRecipients)[number]
/** Why a candidate came into a status. */
export const runCauses = ['added', 'moved', 'trigger'] as const
export type RunCause = (typeof runCauses)[number]
export const runOutcomes = ['done', 'skipped'] as const
export type RunOutcome = (typeof runOutcomes)[number]
/** Why a trigger does nothing. */
export const skipReasons = [
  'inactive',
  'noRecipient',
  'noTemplate',
  'placeholders',
  'noTarget',
  'movedAlready',
  'loop',
] as const
export type SkipReason = (typeof skipReasons)[number]

const name = Type.String({ maxLength: 10_000, description: 'not blank' })
const userName = Type.String({ maxLength: 250, description: 'user name' })
const color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'CSS colour: #1677ff' })
const onDepartments = Type.Array(
  Type.Object({ id_Department: Id, departmentKey: Type.Optional(Type.String({ maxLength: 250 })) }),
  { maxItems: 200 },
)

export const Trigger = Type.Object({
  id: Id,
  statusId: Id,
  kind: Type.Enum(triggerKinds),
  templateId: Nullable(Id),
  templateName: Nullable(Type.String({ description: 'name of the e-mail template' })),
  formId: Nullable(Type.String({ format: 'uuid', description: 'askFeedback: the feedback form; null: none is named' })),
  formName: Nullable(Type.String({ description: 'name of the feedback form' })),
  recipient: Nullable(Type.Enum(triggerRecipients, { description: 'sendEmail: who gets it' })),
  userNames: Type.Array(Type.String(), { description: 'askFeedback, notifyUsers: who is asked or told' }),
  targetId: Nullable(Type.String({ format: 'uuid', description: 'moveToStatus: where to, in the same workflow' })),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Moment,
})
export type Trigger = Static<typeof Trigger>

export const WorkflowStatus = Type.Object({
  id: Id,
  groupId: Type.String({ format: 'uuid', description: 'its workflow' }),
  name: Type.String(),
  key: Type.String(),
  color: Type.String(),
  isSystem: Type.Boolean({ description: 'fixed: neither renamed nor removed' }),
  candidateCount: Type.Integer({ description: 'candidates of jobs who stand in it' }),
  triggers: Type.Array(Trigger),
})
export type WorkflowStatus = Static<typeof WorkflowStatus>

export const WorkflowGroup = Type.Object({
  id: Id,
  name: Type.String(),
  active: Type.Boolean(),
  onDepartments: Type.Array(Type.Object({ id_Department: Id, departmentKey: Type.String() })),
  departments: Type.Array(Type.String(), { description: 'names of the departments' }),
  statuses: Type.Array(WorkflowStatus, { description: 'in order' }),
  jobCount: Type.Integer({ description: 'jobs that follow it' }),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Moment,
  updatedBy: Type.String({ description: 'user name' }),
  updatedDate: Moment,
  version: Type.Integer(),
})
export type WorkflowGroup = Static<typeof WorkflowGroup>

export const NewTrigger = Type.Object({
  kind: Type.Enum(triggerKinds),
  templateId: Type.Optional(Nullable(Id)),
  formId: Type.Optional(
    Nullable(
      Type.String({
        format: 'uuid',
        description: 'askFeedback: an active feedback form, which the mail names and links',
      }),
    ),
  ),
  recipient: Type.Optional(Nullable(Type.Enum(triggerRecipients))),
  userNames: Type.Optional(Type.Array(userName, { maxItems: mostUsers })),
  targetId: Type.Optional(Nullable(Id)),
})
export type NewTrigger = Static<typeof NewTrigger>

const Mail = Type.Object({ recipient: Type.String(), subject: Type.String(), body: Type.String() })
/** What one trigger does, or would do. */
export const TriggerStep = Type.Object({
  triggerId: Id,
  kind: Type.Enum(triggerKinds),
  statusName: Type.String({ description: 'the status that fires it' }),
  outcome: Type.Enum(runOutcomes),
  reason: Nullable(Type.Enum(skipReasons)),
  mails: Type.Array(Mail),
  missing: Type.Array(Type.String(), {
    description: 'placeholders of the template that nothing is known for, or people without an e-mail address',
  }),
  targetName: Nullable(Type.String({ description: 'where the candidate goes' })),
})
export type TriggerStep = Static<typeof TriggerStep>

export const WorkflowRun = Type.Object({
  id: Id,
  triggerId: Id,
  kind: Type.Enum(triggerKinds),
  statusName: Type.String(),
  candidateId: Id,
  candidateName: Type.String(),
  jobId: Id,
  jobTitle: Type.String(),
  cause: Type.Enum(runCauses),
  outcome: Type.Enum(runOutcomes),
  reason: Nullable(Type.Enum(skipReasons)),
  recipients: Type.Array(Type.String()),
  subject: Nullable(Type.String()),
  targetName: Nullable(Type.String()),
  userName: Type.String({ description: 'who put the candidate into the status' }),
  date: Moment,
})
export type WorkflowRun = Static<typeof WorkflowRun>

const base = { service: 'workflows' } as const
const groups = '/InterviewWorkflow'
const statuses = '/WorkflowStatus'
const byId = Type.Object({ id: Id })
const write = { effect: 'write', origin: 'spec', idempotent: true } as const
const edits = 'InterviewSetting:AddUpdateInterviewSetting' as const
/** Who sees workflows: those who set them up, and those who move candidates in them. */
export const readers = ['InterviewSetting:ListInterviewSetting', edits, 'JobRequest:InterviewManage'] as const
/** Who tries triggers out. */
export const triers = ['InterviewSetting:AddUpdateTriger', edits] as const

export const workflowGroupList = operation({
  ...base,
  id: 'workflowGroupList',
  method: 'POST',
  path: `${groups}/list-group`,
  access: 'InterviewSetting:ListInterviewSetting',
  effect: 'read',
  origin: 'spec',
  body: Type.Object(paging(100)),
  answer: paged(WorkflowGroup),
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
    name,
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
    name,
    active: Type.Boolean(),
    onDepartments,
    version: Type.Integer({ minimum: 1 }),
    statuses: Type.Array(
      Type.Object({
        id: Type.Optional(
          Nullable(Type.String({ format: 'uuid', description: 'null: added from the status of this key' })),
        ),
        key: Type.String({ maxLength: 100 }),
        name,
        color,
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

export const workflowStatusUpdate = operation({
  ...base,
  ...write,
  id: 'workflowStatusUpdate',
  method: 'POST',
  path: `${statuses}/update`,
  access: edits,
  body: Type.Object({ id: Id, name, color }),
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

export const workflowTriggerAdd = operation({
  ...base,
  ...write,
  id: 'workflowTriggerAdd',
  method: 'POST',
  path: `${statuses}/add-trigger`,
  access: 'InterviewSetting:AddUpdateTriger',
  body: Type.Object({ statusId: Id, trigger: NewTrigger }),
  answer: Trigger,
  doc:
    'Adds a trigger to a status: it fires when a candidate of a job enters it. sendEmail and askFeedback need templateId, sendEmail recipient, ' +
    'askFeedback and notifyUsers userNames, moveToStatus targetId.',
  place: '000/7/23, D-11',
})

export const workflowTriggerDetach = operation({
  ...base,
  ...write,
  id: 'workflowTriggerDetach',
  method: 'POST',
  path: `${statuses}/detach-trigger`,
  access: 'InterviewSetting:DeleteTriger',
  body: Type.Object({ statusId: Id, triggerId: Id }),
  answer: Type.Boolean(),
  doc: 'Takes a trigger from a status.',
  place: '000/7/24',
})

export const workflowDryRun = operation({
  ...base,
  id: 'workflowDryRun',
  method: 'POST',
  path: `${statuses}/dry-run`,
  access: triers,
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
  access: triers,
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
      candidateName: Type.String(),
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
  access: ['InterviewSetting:ListInterviewSetting', ...triers],
  effect: 'read',
  origin: 'ours',
  body: Type.Object({ ...paging(100), groupId: Id }),
  answer: paged(WorkflowRun),
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
  doc: 'Puts candidates of a job into a status of its workflow and runs the triggers of that status.',
  place: 'D-10',
})
