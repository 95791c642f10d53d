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
  description: 'How a request for feedback stands.',
  values: {
    ASKED: { value: 'asked', description: 'Nobody has begun.' },
    DRAFT: { value: 'draft', description: 'Who owes it has begun to write.' },
    SUBMITTED: { value: 'submitted', description: 'It is answered.' },
    CANCELLED: { value: 'cancelled', description: 'It was taken back.' },
  } as const satisfies Record<string, { value: contract.FeedbackState; description: string }>,
})

export const FeedbackRecommendation = builder.enumType('FeedbackRecommendation', {
  description: 'What somebody says of hiring a candidate.',
  values: {
    STRONG_YES: { value: 'strongYes', description: 'Hire the candidate by all means.' },
    YES: { value: 'yes', description: 'Hire the candidate.' },
    NO: { value: 'no', description: 'Do not hire the candidate.' },
    STRONG_NO: { value: 'strongNo', description: 'Hire the candidate by no means.' },
  } as const satisfies Record<string, { value: contract.Recommendation; description: string }>,
})

export const FeedbackForm = builder
  .objectRef<contract.FeedbackForm>('FeedbackForm')
  .implement({
    description: 'A form as feedback is, or was, given by it.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the form.' }),
      version: t.exposeInt('version', { description: 'Version of the form; who writes names the one that they saw.' }),
      contents: t.exposeString('contents', { description: 'The fields as JSON text, as the form stores them.' }),
    }),
  })

export const FeedbackRequest: NodeRef<contract.FeedbackRequest> = node<contract.FeedbackRequest>('FeedbackRequest', {
  description:
    'Feedback that somebody owes on a candidate of a job, or has given: seen by them, by those who may see feedback, and by those who manage interviews.',
  isByRecord: true,
  loader: requests,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    state: t.expose('state', { type: FeedbackState, description: 'How it stands.' }),
    owner: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who owes it, or has given it.',
      resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
    }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate; who may not read candidates gets the ids alone.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    candidateName: t.exposeString('candidateName', { description: 'Full name of the candidate.' }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job; who may not read jobs gets the ids alone.',
      resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
    }),
    jobTitle: t.exposeString('jobTitle', { description: 'Title of the job.' }),
    stageName: t.exposeString('statusName', {
      nullable: true,
      description: 'Name of the stage for which it was asked, as it was then.',
    }),
    formName: t.exposeString('formName', { nullable: true, description: 'Name of the form; null when it is gone.' }),
    note: t.exposeString('note', { nullable: true, description: 'What who asked says to who is asked.' }),
    askedBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who has asked; of a trigger, who moved the candidate.',
      resolve: ({ askedBy }, _args, context, info) => User.named(context, askedBy, info),
    }),
    askedAt: t.expose('askedDate', { type: 'DateTime', description: 'When it was asked.' }),
    dueAt: t.expose('dueDate', { type: 'DateTime', nullable: true, description: 'Until when it is wanted.' }),
    submittedAt: t.expose('submittedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was submitted first; null until then.',
    }),
    remindedAt: t.expose('remindedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When its owner was reminded last.',
    }),
    reminderCount: t.exposeInt('reminders', { description: 'How often its owner was reminded.' }),
    isHidden: t.exposeBoolean('isHidden', {
      extensions: { personal: true },
      description: 'The viewer may not see what was answered, or not yet: they still owe feedback of their own.',
    }),
    scorecards: t.field({
      type: [Scorecard],
      extensions: { personal: true },
      description: 'What was submitted, the newest revision first; empty while the viewer may not see it.',
      resolve: ({ answerIds }, _args, context) => Scorecard.loadAll(context, answerIds),
    }),
  }),
})

export const Scorecard: NodeRef<contract.FeedbackAnswer> = node<contract.FeedbackAnswer>('Scorecard', {
  description:
    'One submitted revision of the feedback that somebody gave on a candidate of a job. Hidden from who still owes feedback on them, while the job is blind.',
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
      description: 'Whose feedback it is.',
      resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
    }),
    revision: t.exposeInt('revision', { description: '1: as it was submitted first.' }),
    isNewest: t.exposeBoolean('isNewest', { description: 'Nothing was amended since.' }),
    form: t.field({
      type: FeedbackForm,
      nullable: true,
      description: 'The form as it was then.',
      resolve: ({ formVersionId }, _args, context) => forms.load(context, formVersionId),
    }),
    answers: t.string({
      description: "The answers by the keys of the form's fields, as JSON text: { key: { value, reason } }.",
      resolve: ({ answers }) => JSON.stringify(answers),
    }),
    recommendation: t.field({
      type: FeedbackRecommendation,
      nullable: true,
      description: 'What is said of hiring the candidate.',
      resolve: ({ recommendation }) => recommendation,
    }),
    summary: t.exposeString('summary', { description: 'What is said in a few words; empty when nothing is.' }),
    points: t.exposeFloat('points', { nullable: true, description: 'Points reached; null when the form has none.' }),
    mostPoints: t.exposeFloat('mostPoints', { nullable: true, description: 'Points that could be reached.' }),
    percents: t.exposeFloat('percents', {
      nullable: true,
      description: 'Percents reached; null when the form has none.',
    }),
    mostPercents: t.exposeFloat('mostPercents', { nullable: true, description: 'Percents that could be reached.' }),
    jobRank: t.exposeString('jobRank', {
      nullable: true,
      description: 'Job rank that the form calculates from the answers; null when it calculates none.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was amended; null: it was not.' }),
    writtenAt: t.expose('writtenDate', { type: 'DateTime', description: 'When it was submitted.' }),
  }),
})
