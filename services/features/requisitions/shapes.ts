import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

/** How the approval of a new job stands. */
export const approvalStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]
/** What became of one approver's turn. `skipped`: the account is not active; `dropped`: the round ended before. */
export const decisions = ['approved', 'rejected', 'skipped', 'dropped'] as const
export type Decision = (typeof decisions)[number]

export const requisitionLimits = { comment: 1000, approvers: 10 } as const

export const ApprovalStep = Type.Object({
  id: Id,
  userName: Type.String({ description: 'the approver' }),
  decision: Nullable(Type.Enum(decisions, { description: 'null: still to come' })),
  comment: Nullable(Type.String()),
  askedDate: Nullable(Moment),
  decidedDate: Nullable(Moment),
  decidedBy: Nullable(
    Type.String({ description: 'user name of who has decided; another one than userName has stood in for them' }),
  ),
})
export type ApprovalStep = Static<typeof ApprovalStep>

export const ApprovalRound = Type.Object({
  round: Type.Integer({ description: '1 for the first' }),
  status: Type.Enum(approvalStatuses),
  steps: Type.Array(ApprovalStep, { description: 'in their order' }),
})
export type ApprovalRound = Static<typeof ApprovalRound>

export const JobApproval = Type.Object({
  jobId: Id,
  status: Nullable(Type.Enum(approvalStatuses, { description: 'null: it was opened without one' })),
  rounds: Type.Array(ApprovalRound, { description: 'the newest first' }),
  waitingId: Nullable(
    Type.String({
      format: 'uuid',
      description: "the step on which it is the caller's turn, or that of somebody whom they stand in for",
    }),
  ),
  canAsk: Type.Boolean({ description: 'the caller may ask (again)' }),
  canWithdraw: Type.Boolean({ description: 'the caller may take the request back' }),
})
export type JobApproval = Static<typeof JobApproval>

export const WaitingApproval = Type.Object({ id: Id, jobId: Id, round: Type.Integer(), askedDate: Moment })
export type WaitingApproval = Static<typeof WaitingApproval>

export const DepartmentApprovers = Type.Object({
  departmentId: Id,
  approvers: Type.Array(Type.String({ description: 'user name' }), { description: 'in their order' }),
})
export type DepartmentApprovers = Static<typeof DepartmentApprovers>

export const RequisitionSettings = Type.Object({
  isOn: Type.Boolean({ description: 'new jobs go through the approvers of their department' }),
  departments: Type.Array(DepartmentApprovers, { description: 'those that have approvers of their own' }),
})
export type RequisitionSettings = Static<typeof RequisitionSettings>
