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
      description: 'days that they have stood in their stage at least',
    }),
  }),
  answer: pagedRows(JobCandidate),
  doc:
    'Candidates who wait in open jobs that the caller owns or recruits for: their stage has not changed for so many days, they are not rejected, ' +
    'and the stage is no end (onboard, did not come, rejected, withdrawn, offer declined). Who waits longest comes first.',
  place: 'D-10',
})
