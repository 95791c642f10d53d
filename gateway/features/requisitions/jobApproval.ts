import * as contract from '../../../services/features/requisitions/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { globalId } from '../../core/graph/node.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'

const approvals = loader<contract.JobApproval>({
  read: byIds(contract.requisitionsByJobs),
  key: ({ jobId }) => jobId,
  most: 100,
})

export const JobApprovalStatus = builder.enumType('JobApprovalStatus', {
  description: 'The status of the approval of a new job.',
  values: {
    PENDING: { value: 'pending', description: 'It is waiting for its approvers.' },
    APPROVED: { value: 'approved', description: 'All approvers have approved, and the job opened.' },
    REJECTED: { value: 'rejected', description: 'An approver has rejected it; its owner may request approval again.' },
    WITHDRAWN: { value: 'withdrawn', description: 'The request was withdrawn; its owner may request approval again.' },
  } satisfies Record<string, { value: contract.ApprovalStatus; description: string }>,
})

const JobApprovalDecision = builder.enumType('JobApprovalDecision', {
  description: "The outcome of an approver's turn.",
  values: {
    APPROVED: { value: 'approved', description: 'The approver has approved the job.' },
    REJECTED: { value: 'rejected', description: 'The approver has rejected the job.' },
    SKIPPED: { value: 'skipped', description: "The approver's account is not active." },
    DROPPED: { value: 'dropped', description: "The round ended before the approver's turn." },
  } satisfies Record<string, { value: contract.Decision; description: string }>,
})

const JobApprovalStep = builder
  .objectRef<contract.ApprovalStep>('JobApprovalStep')
  .implement({
    description: 'One approver in a round of approvals.',
    fields: (t) => ({
      id: globalId(t, 'JobApprovalStep'),
      approver: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who has to decide.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      decision: t.field({
        type: JobApprovalDecision,
        nullable: true,
        description: 'The decision; null until it is made.',
        resolve: ({ decision }) => decision,
      }),
      comment: t.exposeString('comment', { nullable: true, description: 'Comment of the approver.' }),
      askedAt: t.expose('askedDate', {
        type: 'DateTime',
        nullable: true,
        description: "Since when it is the approver's turn; null while others come first.",
      }),
      decidedBy: t.field({
        type: User,
        nullable: true,
        description: 'Who decided: the approver or their deputy; null until the decision.',
        resolve: ({ decidedBy }, _args, context, info) => (decidedBy ? User.named(context, decidedBy, info) : null),
      }),
      decidedAt: t.expose('decidedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the decision was made.',
      }),
    }),
  })

const JobApprovalRound = builder
  .objectRef<contract.ApprovalRound>('JobApprovalRound')
  .implement({
    description: 'One round of approvals of a job.',
    fields: (t) => ({
      number: t.exposeInt('round', { description: 'Number of the round, from 1.' }),
      status: t.expose('status', { type: JobApprovalStatus, description: 'Current or final status of the round.' }),
      steps: t.expose('steps', { type: [JobApprovalStep], description: 'The approvers, in order.' }),
    }),
  })

const JobApproval = builder
  .objectRef<contract.JobApproval>('JobApproval')
  .implement({
    description: 'The approval of a job by the approvers of its department, before it opens.',
    fields: (t) => ({
      status: t.expose('status', {
        type: JobApprovalStatus,
        nullable: true,
        description: 'Status of the approval; null if the job was opened without one.',
      }),
      rounds: t.expose('rounds', { type: [JobApprovalRound], description: 'The rounds of approval, newest first.' }),
      stepToDecide: t.field({
        type: JobApprovalStep,
        nullable: true,
        extensions: { personal: true },
        description: 'The step that awaits a decision by the viewer, or by someone whose deputy the viewer is.',
        resolve: ({ rounds, waitingId }) =>
          rounds.flatMap(({ steps }) => steps).find(({ id }) => id === waitingId) ?? null,
      }),
      canDecide: t.boolean({
        description: 'Whether the viewer may decide now, as an approver or as a deputy.',
        resolve: ({ waitingId }) => waitingId !== null,
      }),
      canAsk: t.exposeBoolean('canAsk', { description: 'Whether the viewer may request approval again.' }),
      canWithdraw: t.exposeBoolean('canWithdraw', { description: 'Whether the viewer may withdraw the request.' }),
    }),
  })

builder.objectFields(Job, (t) => ({
  approvalStatus: t.field({
    type: JobApprovalStatus,
    nullable: true,
    description: 'Status of its approval as a new job; null if it needs none.',
    resolve: ({ approvalStatus }) => approvalStatus ?? null,
  }),
  approval: t.field({
    type: JobApproval,
    nullable: true,
    operation: contract.requisitionsByJobs,
    // It depends on the viewer because it shows whose turn it is.
    extensions: { personal: true },
    description: 'Its approval as a new job, with all rounds; null if approval was never requested.',
    resolve: ({ id }, _args, context) => approvals.load(context, id),
  }),
}))
