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
  description: 'How the approval of a new job stands.',
  values: {
    PENDING: { value: 'pending', description: 'It waits for its approvers.' },
    APPROVED: { value: 'approved', description: 'All of them have approved: the job opened.' },
    REJECTED: { value: 'rejected', description: 'An approver has rejected it; its owner may ask again.' },
    WITHDRAWN: { value: 'withdrawn', description: 'The request was taken back; its owner may ask again.' },
  } satisfies Record<string, { value: contract.ApprovalStatus; description: string }>,
})

const JobApprovalDecision = builder.enumType('JobApprovalDecision', {
  description: 'What became of the turn of an approver.',
  values: {
    APPROVED: { value: 'approved', description: 'The approver has approved the job.' },
    REJECTED: { value: 'rejected', description: 'The approver has rejected the job.' },
    SKIPPED: { value: 'skipped', description: "The approver's account is not active." },
    DROPPED: { value: 'dropped', description: 'The round ended before.' },
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
        description: 'Who is to decide.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      decision: t.field({
        type: JobApprovalDecision,
        nullable: true,
        description: 'What was decided; null: that is still to come.',
        resolve: ({ decision }) => decision,
      }),
      comment: t.exposeString('comment', { nullable: true, description: 'What the approver said.' }),
      askedAt: t.expose('askedDate', {
        type: 'DateTime',
        nullable: true,
        description: "Since when it is the approver's turn; null: others come first.",
      }),
      decidedBy: t.field({
        type: User,
        nullable: true,
        description: 'Who has decided: the approver, or who stood in for them; null until then.',
        resolve: ({ decidedBy }, _args, context, info) => (decidedBy ? User.named(context, decidedBy, info) : null),
      }),
      decidedAt: t.expose('decidedDate', { type: 'DateTime', nullable: true, description: 'When it was decided.' }),
    }),
  })

const JobApprovalRound = builder
  .objectRef<contract.ApprovalRound>('JobApprovalRound')
  .implement({
    description: 'One time that the approvers of a job were asked.',
    fields: (t) => ({
      number: t.exposeInt('round', { description: '1 for the first time.' }),
      status: t.expose('status', { type: JobApprovalStatus, description: 'How the round stands, or how it ended.' }),
      steps: t.expose('steps', { type: [JobApprovalStep], description: 'The approvers in their order.' }),
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
        description: 'How it stands; null: the job was opened without one.',
      }),
      rounds: t.expose('rounds', {
        type: [JobApprovalRound],
        description: 'Each time that was asked, the newest first.',
      }),
      stepToDecide: t.field({
        type: JobApprovalStep,
        nullable: true,
        extensions: { personal: true },
        description: "The step on which it is the viewer's turn, or that of somebody whom they stand in for.",
        resolve: ({ rounds, waitingId }) =>
          rounds.flatMap(({ steps }) => steps).find(({ id }) => id === waitingId) ?? null,
      }),
      canDecide: t.boolean({
        description: 'The viewer may approve or reject now, for themselves or in the place of somebody.',
        resolve: ({ waitingId }) => waitingId !== null,
      }),
      canAsk: t.exposeBoolean('canAsk', { description: 'The viewer may ask again.' }),
      canWithdraw: t.exposeBoolean('canWithdraw', { description: 'The viewer may take the request back.' }),
    }),
  })

builder.objectFields(Job, (t) => ({
  approvalStatus: t.field({
    type: JobApprovalStatus,
    nullable: true,
    description: 'How its approval as a new job stands; null when it needs none.',
    resolve: ({ approvalStatus }) => approvalStatus ?? null,
  }),
  approval: t.field({
    type: JobApproval,
    nullable: true,
    operation: contract.requisitionsByJobs,
    // It says whose turn it is.
    extensions: { personal: true },
    description: 'Its approval as a new job, with all rounds; null when nobody was ever asked.',
    resolve: ({ id }, _args, context) => approvals.load(context, id),
  }),
}))
