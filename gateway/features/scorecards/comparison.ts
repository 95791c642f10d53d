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
    description: 'The version of a form that was answered.',
    fields: (t) => ({
      versionKey: t.string({
        description: 'Key of the form and its version, which answers refer to.',
        resolve: ({ id }) => id ?? '',
      }),
      formKey: t.exposeString('formId', { description: 'Key of the form, which is the same for all its versions.' }),
      name: t.exposeString('name', { description: 'Name of the form.' }),
      version: t.exposeInt('version', { description: 'Increases with each change of the form.' }),
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
    description: 'Somebody who was asked for feedback, with the latest revision of their answer.',
    fields: (t) => ({
      request: t.field({
        type: FeedbackRequest,
        nullable: true,
        description: 'The feedback request.',
        resolve: ({ request }, _args, context, info) => FeedbackRequest.refer(context, request.id, info),
      }),
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who was asked.',
        resolve: ({ request }, _args, context, info) => User.named(context, request.userName, info),
      }),
      state: t.field({
        type: FeedbackState,
        description: 'State of the request.',
        resolve: ({ request }) => request.state,
      }),
      isHidden: t.boolean({
        description: 'Whether the caller may not see the answer, or not yet.',
        resolve: ({ request }) => request.isHidden,
      }),
      stageName: t.string({
        nullable: true,
        description: 'The stage that the request is about.',
        resolve: ({ request }) => request.statusName,
      }),
      askedAt: t.field({
        type: 'DateTime',
        description: 'When feedback was requested.',
        resolve: ({ request }) => request.askedDate,
      }),
      dueAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the answer is due.',
        resolve: ({ request }) => request.dueDate,
      }),
      remindedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the last reminder was sent.',
        resolve: ({ request }) => request.remindedDate,
      }),
      hasAnswer: t.boolean({
        description: 'Whether there is an answer that the viewer may see.',
        resolve: ({ answer }) => answer !== null,
      }),
      formVersionKey: t.string({
        nullable: true,
        description: 'The form that was answered.',
        resolve: answerOf('formVersionId'),
      }),
      answers: t.string({
        nullable: true,
        description: 'JSON text: the answers by field key, each with its value and the reason for a choice.',
        resolve: ({ answer }) => (answer ? JSON.stringify(answer.answers) : null),
      }),
      recommendation: t.field({
        type: FeedbackRecommendation,
        nullable: true,
        description: 'Their recommendation on hiring the candidate.',
        resolve: answerOf('recommendation'),
      }),
      summary: t.string({ nullable: true, description: 'Summary in their own words.', resolve: answerOf('summary') }),
      points: t.float({
        nullable: true,
        description: 'Points reached; null if the form has none.',
        resolve: answerOf('points'),
      }),
      mostPoints: t.float({
        nullable: true,
        description: 'Maximum number of points.',
        resolve: answerOf('mostPoints'),
      }),
      percents: t.float({
        nullable: true,
        description: 'Percentage reached; null if the form has none.',
        resolve: answerOf('percents'),
      }),
      jobRank: t.string({
        nullable: true,
        description: 'Name of the job rank calculated by the form.',
        resolve: answerOf('jobRank'),
      }),
      revision: t.int({
        nullable: true,
        description: '1 for the first submission; higher if it was amended.',
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
    description: 'All feedback requested on a candidate of a job.',
    fields: (t) => ({
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job; null if the caller may not read jobs.',
        resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
      }),
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description: 'The candidate; null if the caller may not read candidates.',
        resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
      }),
      jobTitle: t.exposeString('jobTitle', { description: 'Title of the job.' }),
      candidateName: t.exposeString('candidateName', { description: 'Name of the candidate.' }),
      isHidden: t.exposeBoolean('isHidden', {
        description: 'Whether answers of others are hidden from the viewer, who still owes one or may not see any.',
      }),
      people: t.field({
        type: [ComparedPerson],
        description: 'Everyone who was asked, those who have answered first.',
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
      'All feedback on a candidate of a job, side by side; null if there is no such job or candidate. Users who still owe an answer see who was asked, but no answers of others while the job is blind.',
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
