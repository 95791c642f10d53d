import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import * as contract from '../../../services/features/feedbackRequests/contract.ts'
import { readAnswers } from '../../core/graph/types/formAnswers.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Job } from '../jobs/job.ts'
import { FeedbackRecommendation, FeedbackRequest } from './feedbackRequest.ts'
import { FeedbackSheet } from './feedbackSheet.ts'

mutation('askFeedback', {
  description:
    'Asks people for feedback on candidates of a job: each gets an e-mail with a link. Nobody is asked twice while they owe it.',
  operation: contract.feedbackAsk,
  input: (t) => ({
    jobId: t.id({ required: true, description: 'The job (global id).' }),
    candidateIds: t.idList({ required: true, description: 'Candidates of the job (global ids), up to 100.' }),
    userIds: t.idList({ required: true, description: 'Who is asked (global ids of users), up to 50.' }),
    formId: t.id({ description: 'An active feedback form (global id); the newest one without it.' }),
    dueAt: t.field({ type: 'DateTime', description: 'Until when it is wanted.' }),
    note: t.string({ description: 'What to say to them, up to 1,000 characters.' }),
  }),
  payload: (t: PayloadFields<AnswerOf<typeof contract.feedbackAsk>>) => ({
    requests: t.expose('requests', { type: [FeedbackRequest], description: 'The new requests.' }),
    openCount: t.exposeInt('open', { description: 'How many were asked already and have not answered yet.' }),
  }),
  resolve: ({ jobId, candidateIds, userIds, formId, dueAt, note }, { rest }) =>
    rest.call(contract.feedbackAsk, {
      fieldNames: { userNames: 'userIds', dueDate: 'dueAt' },
      body: {
        jobId: idOf('Job', jobId, 'jobId'),
        candidateIds: candidateIds.map((one) => idOf('Candidate', one, 'candidateIds')),
        userNames: userIds.map((one) => userNameOf(one, 'userIds')),
        ...(formId && { formId: idOf('InterviewForm', formId, 'formId') }),
        ...(dueAt && { dueDate: dueAt }),
        ...(note && { note }),
      },
    }),
})

mutation('cancelFeedbackRequest', {
  description: 'Takes a request for feedback back that is not answered; its links end.',
  operation: contract.feedbackCancel,
  input: (t) => ({ id: t.id({ required: true, description: 'The request (global id).' }) }),
  payload: (t: PayloadFields<{ request: contract.FeedbackRequest }>) => ({
    request: t.expose('request', { type: FeedbackRequest, description: 'The request as it is now.' }),
  }),
  resolve: async ({ id }, { rest }) => ({
    request: await rest.call(contract.feedbackCancel, { body: { id: idOf('FeedbackRequest', id) } }),
  }),
})

const written = (t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>) => ({
  formVersion: t.int({ required: true, description: 'The version of the form that was seen.' }),
  answers: t.string({ required: true, description: 'The answers as JSON text, as those of a Scorecard.' }),
  recommendation: t.field({ type: FeedbackRecommendation, description: 'What is said of hiring the candidate.' }),
  summary: t.string({ description: 'What is said in a few words, up to 3,000 characters.' }),
})
interface Written {
  formVersion: number
  answers: string
  recommendation?: contract.Recommendation | null | undefined
  summary?: string | null | undefined
}
const bodyOf = ({ formVersion, answers, recommendation, summary }: Written) => ({
  formVersion,
  answers: readAnswers(answers),
  recommendation: recommendation ?? null,
  summary: summary ?? '',
})

mutation('saveFeedbackDraft', {
  description: 'Keeps what the viewer has written so far, for their eyes alone; nothing of it is checked.',
  operation: contract.feedbackDraftSave,
  input: (t) => ({
    requestId: t.id({ required: true, description: 'The request (global id).' }),
    version: t.int({ required: true, description: 'Version of the draft that was seen; 0: there was none.' }),
    ...written(t),
  }),
  payload: (t: PayloadFields<AnswerOf<typeof contract.feedbackDraftSave>>) => ({
    version: t.exposeInt('version', { description: 'Version of the draft now.' }),
    savedAt: t.expose('savedDate', { type: 'DateTime', description: 'When it was saved.' }),
  }),
  resolve: ({ requestId, version, ...input }, { rest }) =>
    rest.call(contract.feedbackDraftSave, {
      body: { id: idOf('FeedbackRequest', requestId, 'requestId'), version, ...bodyOf(input) },
    }),
})

const sheet = (t: PayloadFields<{ sheet: contract.FeedbackSheet }>) => ({
  sheet: t.expose('sheet', {
    type: FeedbackSheet,
    description: 'The request and what was submitted, as they are now.',
  }),
})

mutation('submitFeedback', {
  description: 'Submits the feedback of the viewer, once; later changes are amendments.',
  operation: contract.feedbackSubmit,
  input: (t) => ({ requestId: t.id({ required: true, description: 'The request (global id).' }), ...written(t) }),
  payload: sheet,
  resolve: async ({ requestId, ...input }, { rest }) => ({
    sheet: await rest.call(contract.feedbackSubmit, {
      params: { type: 'feedback', token: idOf('FeedbackRequest', requestId, 'requestId') },
      body: bodyOf(input),
    }),
  }),
})

mutation('amendFeedback', {
  description: 'Adds a revision to feedback that the viewer has submitted; earlier ones stay.',
  operation: contract.feedbackAmend,
  input: (t) => ({
    requestId: t.id({ required: true, description: 'The request (global id).' }),
    revision: t.int({ required: true, description: 'The newest revision that was seen.' }),
    reason: t.string({ required: true, description: 'Why it is amended, up to 1,000 characters.' }),
    ...written(t),
  }),
  payload: sheet,
  resolve: async ({ requestId, revision, reason, ...input }, { rest }) => ({
    sheet: await rest.call(contract.feedbackAmend, {
      body: { id: idOf('FeedbackRequest', requestId, 'requestId'), revision, reason, ...bodyOf(input) },
    }),
  }),
})

const blindness = loader<{ jobId: string; isBlind: boolean }>({
  read: (jobIds, { rest }) => rest.call(contract.feedbackJobSettings, { body: { jobIds: [...jobIds] } }),
  key: ({ jobId }) => jobId,
})

builder.objectField(Job, 'isFeedbackBlind', (t) =>
  t.boolean({
    nullable: true,
    operation: contract.feedbackJobSettings,
    description: 'What others have answered on its candidates is hidden from who still owes feedback on them.',
    resolve: async ({ id }, _args, context) => (await blindness.load(context, id))?.isBlind ?? null,
  }),
)

mutation('setFeedbackBlindness', {
  description: 'Hides feedback of others on candidates of a job from who still owes some, or shows it.',
  operation: contract.feedbackJobSet,
  input: (t) => ({
    jobId: t.id({ required: true, description: 'The job (global id).' }),
    isBlind: t.boolean({ required: true, description: 'Whether it is hidden.' }),
  }),
  payload: (t: PayloadFields<{ jobId: string }>) => ({
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job as it is now.',
      resolve: ({ jobId }, _args, context) => Job.tryLoad(context, jobId),
    }),
  }),
  resolve: async ({ jobId, isBlind }, { rest }) =>
    rest.call(contract.feedbackJobSet, { body: { jobId: idOf('Job', jobId, 'jobId'), isBlind } }),
})
