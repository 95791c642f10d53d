import {
  careerApplicationsOfCandidates,
  careerApplicationsOfInbound,
  type JobApplication as Row,
} from '../../../services/features/careers/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { listLoader, loader } from '../../core/graph/loader.ts'
import { globalId } from '../../core/graph/node.ts'
import { Candidate } from '../candidates/candidate.ts'
import { InboundCandidate } from '../inboundCandidates/inboundCandidate.ts'
import { Job } from '../jobs/job.ts'

const ofInbound = loader<Row>({
  read: (ids, { rest }) => rest.call(careerApplicationsOfInbound, { body: { ids: [...ids] } }),
  key: ({ inboundId }) => inboundId,
})

const ofCandidates = listLoader<Row>({
  read: (ids, { rest }) => rest.call(careerApplicationsOfCandidates, { body: { candidateIds: [...ids] } }),
  key: ({ candidateId }) => candidateId ?? '',
  most: 100,
})

const JobApplication = builder
  .objectRef<Row>('JobApplication')
  .implement({
    description: 'What somebody sent for a job on the public site.',
    fields: (t) => ({
      id: globalId(t, 'JobApplication'),
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job; null for who may not read jobs.',
        resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
      }),
      jobTitle: t.exposeString('jobTitle', { description: 'Title of the job, as it was then.' }),
      message: t.exposeString('message', { description: 'What the applicant wrote; may be empty.' }),
      linkSource: t.exposeString('source', {
        description: 'What the link that brought the applicant says of its place; may be empty.',
      }),
      consentText: t.exposeString('consentText', { description: 'The words that the applicant agreed to.' }),
      keepText: t.exposeString('keepText', {
        nullable: true,
        description: 'The words by which the applicant agreed to be kept for other jobs; null: did not.',
      }),
      formContents: t.exposeString('contents', {
        nullable: true,
        description:
          "The fields of the company's form as they were asked, as JSON text as the form stores them; null: by none.",
      }),
      answers: t.string({
        description: "The answers by the keys of the form's fields, as JSON text: { key: { value, reason } }.",
        resolve: ({ answers }) => JSON.stringify(answers),
      }),
      appliedAt: t.expose('createdDate', { type: 'DateTime', description: 'When it came.' }),
      withdrawnAt: t.expose('withdrawnDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the applicant took it back; null: has not.',
      }),
      erasureAskedAt: t.expose('erasureAskedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the applicant asked to erase what is stored; null: has not.',
      }),
    }),
  })

builder.objectField(InboundCandidate, 'application', (t) =>
  t.field({
    type: JobApplication,
    nullable: true,
    operation: careerApplicationsOfInbound,
    description: 'What came with it from the public site; null for what came from elsewhere.',
    resolve: ({ id }, _args, context) => ofInbound.load(context, id),
  }),
)

builder.objectField(Candidate, 'applications', (t) =>
  t.field({
    type: [JobApplication],
    mayFailAlone: true,
    operation: careerApplicationsOfCandidates,
    description: 'The applications on the public site that were taken over as this candidate, newest first.',
    // Most have none.
    extensions: { listSize: 1 },
    resolve: ({ id }, _args, context) => ofCandidates(context, id),
  }),
)
