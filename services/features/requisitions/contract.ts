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
/** Who may read jobs; whose turn it is, and whose job, is looked at beside it. */
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
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'words of the title, skills or hashtags' })),
    askedFrom: Type.Optional(LocalTime),
    askedTo: Type.Optional(LocalTime),
    newestFirst: Type.Optional(Type.Boolean({ description: 'default false: what waits longest on top' })),
  }),
  answer: pagedRows(WaitingApproval),
  doc: 'New jobs that wait for the decision of the caller, or of those whom they stand in for, what waits longest first.',
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
  doc: 'How the approvals of jobs stand, with all their rounds; jobs that never asked for one are left out.',
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
    comment: Type.Optional(Type.String({ maxLength: requisitionLimits.comment, description: 'needed to reject' })),
    version: Type.Optional(
      Type.Integer({ description: 'of the job as it was read; another one is refused with errorCode 599' }),
    ),
  }),
  answer: JobApproval,
  doc: 'Approves or rejects a new job, as the approver whose turn it is or who stands in for them. The last approval opens the job, a rejection ends the round.',
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
  doc: 'Asks again for the approval of a job that was rejected or taken back: a new round begins. For the owner of the job.',
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
  doc: 'Takes back the request to approve a job. For the owner of the job.',
})

export const requisitionSettings = operation({
  ...base,
  id: 'requisitionSettings',
  method: 'GET',
  path: '/Jobs/approval-settings',
  access: ['Department:ListDepartment', keyOf.departments, keyOf.company],
  effect: 'read',
  answer: RequisitionSettings,
  doc: "Whether new jobs of the caller's company need an approval, and who approves those of which department.",
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
  doc: 'Says whether new jobs need an approval from now on; jobs that are there already stay as they are.',
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
      description: 'user names in their order; none: those of the department above approve',
    }),
  }),
  answer: DepartmentApprovers,
  doc: 'Who approves the new jobs of a department; rounds that run already keep their approvers.',
})
