import { Type, type Static } from 'typebox'
import { operation } from '../../../core/contract/operation.ts'
import { Id, Moment, Nullable } from '../../../core/contract/shapes.ts'
import { candidateReaders } from '../../candidates/contract.ts'
import { FeedbackAnswers } from '../../feedbackRequests/feedbackShapes.ts'

/** An application from the career site, as recruiters see it. */
export const JobApplication = Type.Object({
  id: Id,
  inboundId: Type.String({ format: 'uuid', description: 'the inbound candidate that it became' }),
  candidateId: Nullable(
    Type.String({ format: 'uuid', description: 'the candidate as whom it was accepted; null if it was not' }),
  ),
  jobId: Id,
  jobTitle: Type.String({ description: 'title at the time of the application' }),
  message: Type.String({ description: 'may be empty' }),
  source: Type.String({ description: 'origin named in the link they followed; may be empty' }),
  consentText: Type.String({ description: 'text of the consent they gave' }),
  keepText: Nullable(
    Type.String({ description: 'text of their consent to be considered for other jobs; null if they did not give it' }),
  ),
  contents: Nullable(
    Type.String({ description: 'JSON text: their form, as it was at the time; null if there was none' }),
  ),
  answers: FeedbackAnswers,
  createdDate: Moment,
  withdrawnDate: Nullable({ ...Moment, description: 'when they withdrew it' }),
  erasureAskedDate: Nullable({ ...Moment, description: 'when they requested the erasure of their data' }),
})
export type JobApplication = Static<typeof JobApplication>

const read = { service: 'jobs', origin: 'ours', place: 'D-126', method: 'POST', effect: 'read' } as const
const answer = Type.Array(JobApplication)

export const careerApplicationsOfInbound = operation({
  ...read,
  id: 'careerApplicationsOfInbound',
  path: '/CareerApplications/of-inbound-candidates',
  access: 'Candidate:CollectCandidate',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer,
  doc: "The applications that became these inbound candidates of the caller's company. Most inbound candidates came from elsewhere and have none.",
})

export const careerApplicationsOfCandidates = operation({
  ...read,
  id: 'careerApplicationsOfCandidates',
  path: '/CareerApplications/of-candidates',
  access: candidateReaders,
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 100 }) }),
  answer,
  doc: 'The applications that were accepted as these candidates, newest first.',
})
