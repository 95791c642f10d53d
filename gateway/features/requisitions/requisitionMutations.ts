import * as contract from '../../../services/features/requisitions/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Job } from '../jobs/job.ts'

const JobApprovalVerdict = builder.enumType('JobApprovalVerdict', {
  description: 'What an approver may decide.',
  values: {
    APPROVE: { value: 'approved', description: 'The next approver is asked; behind the last one the job opens.' },
    REJECT: { value: 'rejected', description: 'The round ends, and the owner is told why.' },
  } as const,
})

/** Read anew: the job has changed with its approval. */
const job = (t: PayloadFields<{ jobId: string }>) => ({
  job: t.field({
    type: Job,
    nullable: true,
    description: 'The job as it is now.',
    resolve: ({ jobId }, _args, context) => Job.load(context, jobId),
  }),
})

mutation('decideJobApproval', {
  description: 'Approves or rejects a new job, as the approver whose turn it is or who stands in for them.',
  operation: contract.requisitionDecide,
  input: (t) => ({
    stepId: t.id({ required: true, description: 'The step to decide on (global id).' }),
    verdict: t.field({ type: JobApprovalVerdict, required: true, description: 'What is decided.' }),
    comment: t.string({ description: 'What there is to say, up to 1,000 characters; needed to reject.' }),
    version: t.int({ description: 'The version of the job that was read; another one is refused as CONFLICT.' }),
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
    'Asks again for the approval of a job, as its owner: a new round begins.',
  ],
  ['withdrawJobApproval', contract.requisitionWithdraw, 'Takes back the request to approve a job, as its owner.'],
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
