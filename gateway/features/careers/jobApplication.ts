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

const inboundApplications = loader<Row>({
  read: (ids, { rest }) => rest.call(careerApplicationsOfInbound, { body: { ids: [...ids] } }),
  key: ({ inboundId }) => inboundId,
})

const candidateApplications = listLoader<Row>({
  read: (ids, { rest }) => rest.call(careerApplicationsOfCandidates, { body: { candidateIds: [...ids] } }),
  key: ({ candidateId }) => candidateId ?? '',
  most: 100,
})

const JobApplication = builder
  .objectRef<Row>('JobApplication')
  .implement({
    description: 'An application for a job, sent on the public site.',
    fields: (t) => ({
      id: globalId(t, 'JobApplication'),
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job, or null if the caller may not read jobs.',
        resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
      }),
      jobTitle: t.exposeString('jobTitle', { description: 'The title of the job, as it was at that time.' }),
      message: t.exposeString('message', { description: "The applicant's message. May be empty." }),
      linkSource: t.exposeString('source', {
        description: 'The source stated in the link that brought the applicant. May be empty.',
      }),
      consentText: t.exposeString('consentText', { description: 'The text that the applicant agreed to.' }),
      keepText: t.exposeString('keepText', {
        nullable: true,
        description:
          'The text by which the applicant agreed to be considered for other jobs, or null if they did not agree.',
      }),
      formContents: t.exposeString('contents', {
        nullable: true,
        description:
          "The fields of the company's form as the applicant saw them, as the JSON text that forms are stored in. Null without a form.",
      }),
      answers: t.string({
        description: 'The answers by field key, as JSON text: { key: { value, reason } }.',
        resolve: ({ answers }) => JSON.stringify(answers),
      }),
      appliedAt: t.expose('createdDate', { type: 'DateTime', description: 'When the application arrived.' }),
      withdrawnAt: t.expose('withdrawnDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the applicant withdrew it, or null if they did not.',
      }),
      erasureAskedAt: t.expose('erasureAskedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the applicant requested the erasure of the stored data, or null if they did not.',
      }),
    }),
  })

builder.objectField(InboundCandidate, 'application', (t) =>
  t.field({
    type: JobApplication,
    nullable: true,
    operation: careerApplicationsOfInbound,
    description: 'The application on the public site. Null for candidates from other sources.',
    resolve: ({ id }, _args, context) => inboundApplications.load(context, id),
  }),
)

builder.objectField(Candidate, 'applications', (t) =>
  t.field({
    type: [JobApplication],
    mayFailAlone: true,
    operation: careerApplicationsOfCandidates,
    description: 'The applications on the public site that became this candidate, newest first.',
    // Most candidates have none.
    extensions: { listSize: 1 },
    resolve: ({ id }, _args, context) => candidateApplications(context, id),
  }),
)
