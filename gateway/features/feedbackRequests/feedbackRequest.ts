import * as contract from '../../../services/features/feedbackRequests/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { node, type NodeRef } from '../../core/graph/node.ts'
import { Candidate } from '../candidates/candidate.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'

export const requests = loader<contract.FeedbackRequest>({
  read: byIds(contract.feedbackRequestByIds),
  key: ({ id }) => id,
})
export const scorecards = loader<contract.FeedbackAnswer>({
  read: byIds(contract.feedbackAnswerByIds),
  key: ({ id }) => id,
})
const forms = loader<contract.FeedbackForm>({ read: byIds(contract.feedbackFormByIds), key: ({ id }) => id! })

export const FeedbackState = builder.enumType('FeedbackState', {
  description: 'The state of a request for feedback.',
  values: {
    ASKED: { value: 'asked', description: 'The feedback has not been begun.' },
    DRAFT: { value: 'draft', description: 'The user has begun to write it.' },
    SUBMITTED: { value: 'submitted', description: 'The feedback was submitted.' },
    CANCELLED: { value: 'cancelled', description: 'The request was cancelled.' },
  } as const satisfies Record<string, { value: contract.FeedbackState; description: string }>,
})

export const FeedbackRecommendation = builder.enumType('FeedbackRecommendation', {
  description: 'A recommendation on hiring a candidate.',
  values: {
    STRONG_YES: { value: 'strongYes', description: 'Definitely hire the candidate.' },
    YES: { value: 'yes', description: 'Hire the candidate.' },
    NO: { value: 'no', description: 'Do not hire the candidate.' },
    STRONG_NO: { value: 'strongNo', description: 'Definitely do not hire the candidate.' },
  } as const satisfies Record<string, { value: contract.Recommendation; description: string }>,
})

export const FeedbackForm = builder
  .objectRef<contract.FeedbackForm>('FeedbackForm')
  .implement({
    description: 'A form as it is, or was, used for feedback.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the form.' }),
      version: t.exposeInt('version', {
        description: 'The version of the form. Submissions pass the version that the viewer saw.',
      }),
      contents: t.exposeString('contents', {
        description: 'The fields as the JSON text in which the form stores them.',
      }),
    }),
  })

export const FeedbackRequest: NodeRef<contract.FeedbackRequest> = node<contract.FeedbackRequest>('FeedbackRequest', {
  description:
    'Feedback that a user owes on a candidate of a job, or has given. It is visible to that user, to those who may see feedback, and to those who manage interviews.',
  isByRecord: true,
  loader: requests,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    state: t.expose('state', { type: FeedbackState, description: 'The state of the request.' }),
    owner: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who owes it or has given it.',
      resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
    }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate. Viewers who may not read candidates get only the ids.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    candidateName: t.exposeString('candidateName', { description: 'Full name of the candidate.' }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job. Viewers who may not read jobs get only the ids.',
      resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
    }),
    jobTitle: t.exposeString('jobTitle', { description: 'Title of the job.' }),
    stageName: t.exposeString('statusName', {
      nullable: true,
      description: 'The name of the stage for which it was requested, as it was at that time.',
    }),
    formName: t.exposeString('formName', {
      nullable: true,
      description: 'The name of the form, or null if it was deleted.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'The message from the user who requested it.' }),
    askedBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who requested it. For a trigger, the user who moved the candidate.',
      resolve: ({ askedBy }, _args, context, info) => User.named(context, askedBy, info),
    }),
    askedAt: t.expose('askedDate', { type: 'DateTime', description: 'When the feedback was requested.' }),
    dueAt: t.expose('dueDate', { type: 'DateTime', nullable: true, description: 'When the feedback is due.' }),
    submittedAt: t.expose('submittedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the feedback was first submitted, or null if it was not.',
    }),
    remindedAt: t.expose('remindedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the user was last reminded.',
    }),
    reminderCount: t.exposeInt('reminders', { description: 'How often the user was reminded.' }),
    isHidden: t.exposeBoolean('isHidden', {
      extensions: { personal: true },
      description: 'Whether the caller may not see the answers, at least not until they have given their own feedback.',
    }),
    scorecards: t.field({
      type: [Scorecard],
      extensions: { personal: true },
      description: 'Submitted feedback, newest revision first. Empty while the caller may not see it.',
      resolve: ({ answerIds }, _args, context) => Scorecard.loadAll(context, answerIds),
    }),
  }),
})

export const Scorecard: NodeRef<contract.FeedbackAnswer> = node<contract.FeedbackAnswer>('Scorecard', {
  description:
    "A submitted revision of a user's feedback on a candidate of a job. While the job is blind, it is hidden from users who still owe feedback on the candidate.",
  isByRecord: true,
  loader: scorecards,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    request: t.field({
      type: FeedbackRequest,
      nullable: true,
      description: 'The request that it answers.',
      resolve: ({ requestId }, _args, context, info) => FeedbackRequest.refer(context, requestId, info),
    }),
    author: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who gave the feedback.',
      resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
    }),
    revision: t.exposeInt('revision', { description: 'The number of the revision. 1 is the first submission.' }),
    isNewest: t.exposeBoolean('isNewest', { description: 'Whether it is the latest revision.' }),
    form: t.field({
      type: FeedbackForm,
      nullable: true,
      description: 'The form as it was at that time.',
      resolve: ({ formVersionId }, _args, context) => forms.load(context, formVersionId),
    }),
    answers: t.string({
      description: 'The answers by field key, as JSON text: { key: { value, reason } }.',
      resolve: ({ answers }) => JSON.stringify(answers),
    }),
    recommendation: t.field({
      type: FeedbackRecommendation,
      nullable: true,
      description: 'The recommendation on hiring the candidate.',
      resolve: ({ recommendation }) => recommendation,
    }),
    summary: t.exposeString('summary', { description: 'A short summary. Empty if there is none.' }),
    points: t.exposeFloat('points', {
      nullable: true,
      description: 'The score in points, or null if the form has none.',
    }),
    mostPoints: t.exposeFloat('mostPoints', { nullable: true, description: 'The highest possible points.' }),
    percents: t.exposeFloat('percents', {
      nullable: true,
      description: 'The score in percents, or null if the form has none.',
    }),
    mostPercents: t.exposeFloat('mostPercents', { nullable: true, description: 'The highest possible percents.' }),
    jobRank: t.exposeString('jobRank', {
      nullable: true,
      description: 'The job rank that the form calculates from the answers, or null if it calculates none.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The reason for the amendment, or null if it is not one.',
    }),
    writtenAt: t.expose('writtenDate', { type: 'DateTime', description: 'When the revision was submitted.' }),
  }),
})
