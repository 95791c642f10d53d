import * as contract from '../../../services/features/requisitions/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Job } from '../jobs/job.ts'

const JobApprovalVerdict = builder.enumType('JobApprovalVerdict', {
  description: 'A decision that an approver can make.',
  values: {
    APPROVE: { value: 'approved', description: 'The next approver is asked; after the last one the job opens.' },
    REJECT: { value: 'rejected', description: 'The round ends, and the owner is notified of the reason.' },
  } as const,
})

/** Reads the job again, because the decision has changed it. */
const job = (t: PayloadFields<{ jobId: string }>) => ({
  job: t.field({
    type: Job,
    nullable: true,
    description: 'The job after the change.',
    resolve: ({ jobId }, _args, context) => Job.load(context, jobId),
  }),
})

mutation('decideJobApproval', {
  description: 'Approves or rejects a new job, as the approver whose turn it is or as their deputy.',
  operation: contract.requisitionDecide,
  input: (t) => ({
    stepId: t.id({ required: true, description: 'The step to decide on (global id).' }),
    verdict: t.field({ type: JobApprovalVerdict, required: true, description: 'The decision of the approver.' }),
    comment: t.string({ description: 'Comment, up to 1,000 characters; required to reject.' }),
    version: t.int({ description: 'The version of the job that was read; CONFLICT if it has changed since.' }),
  }),
  payload: job,
  resolve: async ({ stepId, verdict, comment, version }, { rest }) => {
    const body = { decision: verdict, ...(comment && { comment }), ...(typeof version === 'number' && { version }) }
    const params = { id: idOf('JobApprovalStep', stepId, 'stepId') }
    const { jobId } = await rest.call(contract.requisitionDecide, { params, body })
    return { jobId }
  },
})

for (const [name, operation, description] of [
  [
    'askJobApproval',
    contract.requisitionAsk,
    'Requests the approval of a job again, as its owner: a new round begins.',
  ],
  ['withdrawJobApproval', contract.requisitionWithdraw, 'Withdraws the request to approve a job, as its owner.'],
] as const)
  mutation(name, {
    description,
    operation,
    input: (t) => ({ jobId: t.id({ required: true, description: 'The job (global id).' }) }),
    payload: job,
    resolve: async (input, { rest }) => {
      const jobId = idOf('Job', input.jobId, 'jobId')
      await rest.call(operation, { params: { jobId } })
      return { jobId }
    },
  })
