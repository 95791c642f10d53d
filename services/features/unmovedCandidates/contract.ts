import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { JobCandidate } from '../pipelines/pipelineShapes.ts'

export const myUnmovedCandidates = operation({
  id: 'myUnmovedCandidates',
  method: 'POST',
  path: '/Jobs/my-unmoved-candidates',
  service: 'jobs',
  access: 'JobRequest:InterviewManage',
  effect: 'read',
  origin: 'ours',
  body: Type.Object({
    ...rowsPaging(100),
    leastDays: Type.Integer({
      minimum: 1,
      maximum: 10_000,
      description: 'minimum number of days in their current stage',
    }),
  }),
  answer: pagedRows(JobCandidate),
  doc:
    'Returns candidates who wait in open jobs that the caller owns or recruits for: their stage has not changed ' +
    'for so many days, they are not rejected, and the stage is not final (onboard, did not come, rejected, ' +
    'withdrawn, offer declined). Those who have waited longest come first.',
  place: 'D-10',
})
