import { Type, type Static } from 'typebox'
import { operation } from '../../../core/contract/operation.ts'
import { Id, Moment, Nullable } from '../../../core/contract/shapes.ts'
import { candidateReaders } from '../../candidates/contract.ts'
import { FeedbackAnswers } from '../../feedbackRequests/feedbackShapes.ts'

/** What came with an application on the public site, as those read it who recruit. */
export const JobApplication = Type.Object({
  id: Id,
  inboundId: Type.String({ format: 'uuid', description: 'the inbound candidate that it became' }),
  candidateId: Nullable(
    Type.String({ format: 'uuid', description: 'the candidate that it was taken over as; null: it was not' }),
  ),
  jobId: Id,
  jobTitle: Type.String({ description: 'as it was then' }),
  message: Type.String({ description: 'may be empty' }),
  source: Type.String({ description: 'what the link that brought them says of its place; may be empty' }),
  consentText: Type.String({ description: 'the words that they agreed to' }),
  keepText: Nullable(
    Type.String({ description: 'the words by which they agreed to be kept for other jobs; null: they did not' }),
  ),
  contents: Nullable(
    Type.String({ description: 'JSON text: the form by which they were asked, as it was then; null: by none' }),
  ),
  answers: FeedbackAnswers,
  createdDate: Moment,
  withdrawnDate: Nullable({ ...Moment, description: 'when they took it back' }),
  erasureAskedDate: Nullable({ ...Moment, description: 'when they asked to erase what is stored' }),
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
  doc: "Those of the caller's company's applications that became inbound candidates of these ids; most of them came from elsewhere and have none.",
})

export const careerApplicationsOfCandidates = operation({
  ...read,
  id: 'careerApplicationsOfCandidates',
  path: '/CareerApplications/of-candidates',
  access: candidateReaders,
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 100 }) }),
  answer,
  doc: 'The applications that were taken over as these candidates, the newest first.',
})
