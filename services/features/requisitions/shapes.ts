import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

/** The approval status of a new job. */
export const approvalStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]
/** The outcome of one approver's step. `skipped`: the account is not active; `dropped`: the round ended before. */
export const decisions = ['approved', 'rejected', 'skipped', 'dropped'] as const
export type Decision = (typeof decisions)[number]

export const requisitionLimits = { comment: 1000, approvers: 10 } as const

export const ApprovalStep = Type.Object({
  id: Id,
  userName: Type.String({ description: 'the approver' }),
  decision: Nullable(Type.Enum(decisions, { description: 'null: not decided yet' })),
  comment: Nullable(Type.String()),
  askedDate: Nullable(Moment),
  decidedDate: Nullable(Moment),
  decidedBy: Nullable(
    Type.String({ description: 'user name of the person who decided; if not userName, their deputy' }),
  ),
})
export type ApprovalStep = Static<typeof ApprovalStep>

export const ApprovalRound = Type.Object({
  round: Type.Integer({ description: '1 for the first round' }),
  status: Type.Enum(approvalStatuses),
  steps: Type.Array(ApprovalStep, { description: 'in their order' }),
})
export type ApprovalRound = Static<typeof ApprovalRound>

export const JobApproval = Type.Object({
  jobId: Id,
  status: Nullable(Type.Enum(approvalStatuses, { description: 'null: it was opened without an approval' })),
  rounds: Type.Array(ApprovalRound, { description: 'newest first' }),
  waitingId: Nullable(
    Type.String({
      format: 'uuid',
      description: 'the step that waits for the caller, or for an approver whose deputy the caller is',
    }),
  ),
  canAsk: Type.Boolean({ description: 'whether the caller may request it (again)' }),
  canWithdraw: Type.Boolean({ description: 'whether the caller may withdraw the request' }),
})
export type JobApproval = Static<typeof JobApproval>

export const WaitingApproval = Type.Object({ id: Id, jobId: Id, round: Type.Integer(), askedDate: Moment })
export type WaitingApproval = Static<typeof WaitingApproval>

export const DepartmentApprovers = Type.Object({
  departmentId: Id,
  approvers: Type.Array(Type.String({ description: 'user names' }), { description: 'in their order' }),
})
export type DepartmentApprovers = Static<typeof DepartmentApprovers>

export const RequisitionSettings = Type.Object({
  isOn: Type.Boolean({ description: 'whether new jobs are approved by the approvers of their department' }),
  departments: Type.Array(DepartmentApprovers, { description: 'the departments that have their own approvers' }),
})
export type RequisitionSettings = Static<typeof RequisitionSettings>
