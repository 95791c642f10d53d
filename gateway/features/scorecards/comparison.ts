import {
  scorecardCompare,
  type ScorecardComparison as Comparison,
} from '../../../services/features/scorecards/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { recordId } from '../../core/graph/ids.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { Candidate } from '../candidates/candidate.ts'
import { FeedbackRecommendation, FeedbackRequest, FeedbackState } from '../feedbackRequests/feedbackRequest.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'

type Person = Comparison['people'][number]

const ComparedForm = builder
  .objectRef<Comparison['forms'][number]>('ComparedForm')
  .implement({
    description: 'A form as it was when it was answered.',
    fields: (t) => ({
      versionKey: t.string({
        description: 'Which version of which form it is; answers name it.',
        resolve: ({ id }) => id ?? '',
      }),
      formKey: t.exposeString('formId', { description: 'The same for all versions of a form.' }),
      name: t.exposeString('name', { description: 'Name of the form.' }),
      version: t.exposeInt('version', { description: 'Grows with each change of the form.' }),
      contents: t.exposeString('contents', { description: 'Its fields as JSON text.' }),
    }),
  })

const answerOf =
  <K extends keyof NonNullable<Person['answer']>>(name: K) =>
  ({ answer }: Person) =>
    answer?.[name] ?? null

const ComparedPerson = builder
  .objectRef<Person>('ComparedPerson')
  .implement({
    description: 'Somebody who was asked for feedback, and the newest revision of what they have answered.',
    fields: (t) => ({
      request: t.field({
        type: FeedbackRequest,
        nullable: true,
        description: 'What was asked.',
        resolve: ({ request }, _args, context, info) => FeedbackRequest.refer(context, request.id, info),
      }),
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who was asked.',
        resolve: ({ request }, _args, context, info) => User.named(context, request.userName, info),
      }),
      state: t.field({ type: FeedbackState, description: 'How it stands.', resolve: ({ request }) => request.state }),
      isHidden: t.boolean({
        description: 'The viewer may not see (yet) what was answered.',
        resolve: ({ request }) => request.isHidden,
      }),
      stageName: t.string({
        nullable: true,
        description: 'The stage for which it was asked.',
        resolve: ({ request }) => request.statusName,
      }),
      askedAt: t.field({
        type: 'DateTime',
        description: 'When it was asked.',
        resolve: ({ request }) => request.askedDate,
      }),
      dueAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'By when it should be answered.',
        resolve: ({ request }) => request.dueDate,
      }),
      remindedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When somebody reminded last.',
        resolve: ({ request }) => request.remindedDate,
      }),
      hasAnswer: t.boolean({
        description: 'There is an answer that the viewer may see.',
        resolve: ({ answer }) => answer !== null,
      }),
      formVersionKey: t.string({
        nullable: true,
        description: 'The form that was answered.',
        resolve: answerOf('formVersionId'),
      }),
      answers: t.string({
        nullable: true,
        description: 'JSON text: answers by the keys of the fields, each with its value and the reason of a choice.',
        resolve: ({ answer }) => (answer ? JSON.stringify(answer.answers) : null),
      }),
      recommendation: t.field({
        type: FeedbackRecommendation,
        nullable: true,
        description: 'What they say of hiring the candidate.',
        resolve: answerOf('recommendation'),
      }),
      summary: t.string({ nullable: true, description: 'In their own words.', resolve: answerOf('summary') }),
      points: t.float({
        nullable: true,
        description: 'Points reached; null: the form has none.',
        resolve: answerOf('points'),
      }),
      mostPoints: t.float({
        nullable: true,
        description: 'Points that could be reached.',
        resolve: answerOf('mostPoints'),
      }),
      percents: t.float({
        nullable: true,
        description: 'Percents reached; null: the form has none.',
        resolve: answerOf('percents'),
      }),
      jobRank: t.string({
        nullable: true,
        description: 'Name of the job rank that the form calculates.',
        resolve: answerOf('jobRank'),
      }),
      revision: t.int({
        nullable: true,
        description: '1: as it was submitted first; more: it was amended.',
        resolve: answerOf('revision'),
      }),
      submittedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the revision was written.',
        resolve: answerOf('writtenDate'),
      }),
    }),
  })

const ScorecardComparison = builder
  .objectRef<Comparison>('ScorecardComparison')
  .implement({
    description: 'What everybody who was asked has answered on a candidate of a job.',
    fields: (t) => ({
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job; null for who may not read jobs.',
        resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
      }),
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description: 'The candidate; null for who may not read candidates.',
        resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
      }),
      jobTitle: t.exposeString('jobTitle', { description: 'Title of the job.' }),
      candidateName: t.exposeString('candidateName', { description: 'Name of the candidate.' }),
      isHidden: t.exposeBoolean('isHidden', {
        description: 'Answers of others are hidden from the viewer, who still owes one, or may not see any.',
      }),
      people: t.field({
        type: [ComparedPerson],
        description: 'Who was asked, those who have answered first.',
        resolve: ({ people }) => people,
      }),
      forms: t.field({
        type: [ComparedForm],
        description: 'The forms that were answered.',
        resolve: ({ forms }) => forms,
      }),
    }),
  })

builder.queryField('scorecardComparison', (t) =>
  t.field({
    type: ScorecardComparison,
    nullable: true,
    operation: scorecardCompare,
    description:
      'What everybody has answered on a candidate of a job, side by side; null when there is no such job or candidate. Who still owes an answer there sees who was asked, and no answers of others while the job is blind.',
    args: {
      jobDatabaseId: t.arg.id({ required: true, description: "The services' id of the job." }),
      candidateDatabaseId: t.arg.id({ required: true, description: "The services' id of the candidate." }),
    },
    resolve: (_root, { jobDatabaseId, candidateDatabaseId }, { rest }) => {
      const [jobId, candidateId] = [recordId(jobDatabaseId), recordId(candidateDatabaseId)]
      if (jobId === null || candidateId === null) return null
      return orNull(rest.call(scorecardCompare, { body: { jobId, candidateId } }))
    },
  }),
)
