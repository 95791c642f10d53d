import { jobSetWorkflow } from '../../../services/features/pipelines/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Job } from '../jobs/job.ts'

const StageMappingInput = builder.inputType('StageMappingInput', {
  description: 'Where the candidates of a stage go when the job gets another workflow.',
  fields: (t) => ({
    fromId: t.id({ required: true, description: 'The stage (global id) of the workflow before.' }),
    toId: t.id({ required: true, description: 'The stage (global id) of the workflow after.' }),
  }),
})

mutation('setJobWorkflow', {
  description:
    'Lets a job follow a workflow. Candidates go to the stages of the same key, and else where the mapping says; refused while a stage with candidates has no target.',
  operation: jobSetWorkflow,
  input: (t) => ({
    jobId: t.id({ required: true, description: 'The job (global id).' }),
    workflowId: t.id({ required: true, description: 'The workflow (global id).' }),
    stages: t.field({ type: [StageMappingInput], description: 'Targets of stages that the new workflow lacks.' }),
  }),
  payload: (t: PayloadFields<{ jobId: string; moved: number }>) => ({
    movedCount: t.exposeInt('moved', { description: 'Candidates who stand in a stage of the workflow now.' }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job as it is now; null for who may not read jobs.',
      resolve: ({ jobId }, _args, context) => Job.tryLoad(context, jobId),
    }),
  }),
  resolve: async ({ jobId, workflowId, stages }, { rest }) => {
    const body = {
      jobId: idOf('Job', jobId, 'jobId'),
      workflowId: idOf('Workflow', workflowId, 'workflowId'),
      ...(stages && {
        stages: stages.map(({ fromId, toId }) => ({
          fromId: idOf('WorkflowStep', fromId, 'stages'),
          toId: idOf('WorkflowStep', toId, 'stages'),
        })),
      }),
    }
    return { jobId: body.jobId, ...(await rest.call(jobSetWorkflow, { body })) }
  },
})
