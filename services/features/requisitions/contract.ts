import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, LocalTime, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { DepartmentApprovers, JobApproval, requisitionLimits, RequisitionSettings, WaitingApproval } from './shapes.ts'

export {
  type ApprovalRound,
  type ApprovalStatus,
  approvalStatuses,
  type ApprovalStep,
  type Decision,
  type DepartmentApprovers,
  type JobApproval,
  type RequisitionSettings,
  type WaitingApproval,
} from './shapes.ts'

const base = { service: 'jobs', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
/** The permission keys of users who read jobs. Whose turn it is and who owns the job is checked separately. */
const readers = ['JobRequest:ReadJobRequest', 'JobRequest:ListJobRequest'] as const
const keyOf = { departments: 'Department:UpdateDepartment', company: 'CompanyProfile:UpdateCompanyProfile' } as const
const byJob = Type.Object({ jobId: Id })

export const requisitionWaitingList = operation({
  ...base,
  id: 'requisitionWaitingList',
  method: 'POST',
  path: '/Jobs/approvals/waiting',
  access: readers,
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'search terms for the title, skills or hashtags' }),
    ),
    askedFrom: Type.Optional(LocalTime),
    askedTo: Type.Optional(LocalTime),
    newestFirst: Type.Optional(Type.Boolean({ description: 'the default is false: the longest waiting comes first' })),
  }),
  answer: pagedRows(WaitingApproval),
  doc: 'Returns the new jobs that wait for a decision of the caller, or of approvers whose deputy the caller is. The longest waiting comes first.',
})

export const requisitionsByJobs = operation({
  ...base,
  id: 'requisitionsByJobs',
  method: 'POST',
  path: '/Jobs/approvals/by-jobs',
  access: readers,
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(JobApproval),
  doc: 'Returns the approvals of jobs with all their rounds. Jobs that never requested one are left out.',
})

export const requisitionDecide = operation({
  ...base,
  ...write,
  id: 'requisitionDecide',
  method: 'POST',
  path: '/Jobs/approvals/{id}/decide',
  access: readers,
  params: Type.Object({ id: Id }),
  body: Type.Object({
    decision: Type.Enum(['approved', 'rejected'] as const),
    comment: Type.Optional(
      Type.String({ maxLength: requisitionLimits.comment, description: 'required for a rejection' }),
    ),
    version: Type.Optional(
      Type.Integer({ description: 'the version of the job that was read; any other is refused with errorCode 599' }),
    ),
  }),
  answer: JobApproval,
  doc: 'Approves or rejects a new job. The caller must be the approver whose turn it is, or their deputy. The last approval opens the job; a rejection ends the round.',
})

export const requisitionAsk = operation({
  ...base,
  ...write,
  id: 'requisitionAsk',
  method: 'POST',
  path: '/Jobs/{jobId}/approvals/ask',
  access: readers,
  params: byJob,
  answer: JobApproval,
  doc: 'Requests the approval again for a job that was rejected or withdrawn. A new round begins. Only the owner of the job may call it.',
})

export const requisitionWithdraw = operation({
  ...base,
  ...write,
  id: 'requisitionWithdraw',
  method: 'POST',
  path: '/Jobs/{jobId}/approvals/withdraw',
  access: readers,
  params: byJob,
  answer: JobApproval,
  doc: 'Withdraws the request to approve a job. Only the owner of the job may call it.',
})

export const requisitionSettings = operation({
  ...base,
  id: 'requisitionSettings',
  method: 'GET',
  path: '/Jobs/approval-settings',
  access: ['Department:ListDepartment', keyOf.departments, keyOf.company],
  effect: 'read',
  answer: RequisitionSettings,
  doc: "Returns whether new jobs of the caller's company need an approval, and the approvers of each department.",
})

export const requisitionSwitch = operation({
  ...base,
  ...write,
  id: 'requisitionSwitch',
  method: 'PUT',
  path: '/Jobs/approval-settings',
  access: keyOf.company,
  body: Type.Object({ isOn: Type.Boolean() }),
  answer: RequisitionSettings,
  doc: 'Sets whether new jobs need an approval from now on. Existing jobs stay as they are.',
})

export const departmentApproversSet = operation({
  ...base,
  ...write,
  id: 'departmentApproversSet',
  method: 'PUT',
  path: '/Jobs/approval-settings/departments/{departmentId}',
  access: keyOf.departments,
  params: Type.Object({ departmentId: Id }),
  body: Type.Object({
    approvers: Type.Array(Type.String({ maxLength: 250 }), {
      maxItems: requisitionLimits.approvers,
      description: 'user names in their order; if empty, those of the parent department approve',
    }),
  }),
  answer: DepartmentApprovers,
  doc: 'Sets the approvers for new jobs of a department. Current rounds keep their approvers.',
})
