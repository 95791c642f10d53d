import { jobSetWorkflow } from '../../../services/features/pipelines/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Job } from '../jobs/job.ts'

const StageMappingInput = builder.inputType('StageMappingInput', {
  description: "The target of a stage's candidates when the job gets another workflow.",
  fields: (t) => ({
    fromId: t.id({ required: true, description: 'The stage (global id) of the previous workflow.' }),
    toId: t.id({ required: true, description: 'The stage (global id) of the new workflow.' }),
  }),
})

mutation('setJobWorkflow', {
  description:
    'Assigns a workflow to a job. Candidates move to the stages with the same key, or to those in the mapping; refused while a stage with candidates has no target.',
  operation: jobSetWorkflow,
  input: (t) => ({
    jobId: t.id({ required: true, description: 'The job (global id).' }),
    workflowId: t.id({ required: true, description: 'The workflow (global id).' }),
    stages: t.field({ type: [StageMappingInput], description: 'Targets for stages that the new workflow lacks.' }),
  }),
  payload: (t: PayloadFields<{ jobId: string; moved: number }>) => ({
    movedCount: t.exposeInt('moved', { description: 'Number of candidates who are now in a stage of the workflow.' }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job after the change; null if the caller may not read jobs.',
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
