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
    'Requests feedback on candidates of a job. Each user gets an e-mail with a link. A user who still owes the feedback is not asked again.',
  operation: contract.feedbackAsk,
  input: (t) => ({
    jobId: t.id({ required: true, description: 'The job (global id).' }),
    candidateIds: t.idList({ required: true, description: 'Candidates of the job (global ids), up to 100.' }),
    userIds: t.idList({ required: true, description: 'The users who are asked (global ids), up to 50.' }),
    formId: t.id({ description: 'An active feedback form (global id). The newest one by default.' }),
    dueAt: t.field({ type: 'DateTime', description: 'When the feedback is due.' }),
    note: t.string({ description: 'A message to the users, at most 1,000 characters.' }),
  }),
  payload: (t: PayloadFields<AnswerOf<typeof contract.feedbackAsk>>) => ({
    requests: t.expose('requests', { type: [FeedbackRequest], description: 'The new requests.' }),
    openCount: t.exposeInt('open', {
      description: 'The number of requests that already existed and have not been answered yet.',
    }),
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
  description: 'Cancels a request for feedback that has not been answered. Its links stop working.',
  operation: contract.feedbackCancel,
  input: (t) => ({ id: t.id({ required: true, description: 'The request (global id).' }) }),
  payload: (t: PayloadFields<{ request: contract.FeedbackRequest }>) => ({
    request: t.expose('request', { type: FeedbackRequest, description: 'The request after the change.' }),
  }),
  resolve: async ({ id }, { rest }) => ({
    request: await rest.call(contract.feedbackCancel, { body: { id: idOf('FeedbackRequest', id) } }),
  }),
})

const toFeedbackFields = (t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>) => ({
  formVersion: t.int({ required: true, description: 'The version of the form that the viewer saw.' }),
  answers: t.string({ required: true, description: 'The answers as JSON text, in the form of those of a Scorecard.' }),
  recommendation: t.field({ type: FeedbackRecommendation, description: 'The recommendation on hiring the candidate.' }),
  summary: t.string({ description: 'A short summary, at most 3,000 characters.' }),
})
interface FeedbackAnswers {
  formVersion: number
  answers: string
  recommendation?: contract.Recommendation | null | undefined
  summary?: string | null | undefined
}
const bodyOf = ({ formVersion, answers, recommendation, summary }: FeedbackAnswers) => ({
  formVersion,
  answers: readAnswers(answers),
  recommendation: recommendation ?? null,
  summary: summary ?? '',
})

mutation('saveFeedbackDraft', {
  description: 'Saves what the viewer has written so far, visible only to them. The contents are not checked.',
  operation: contract.feedbackDraftSave,
  input: (t) => ({
    requestId: t.id({ required: true, description: 'The request (global id).' }),
    version: t.int({ required: true, description: 'The version of the draft that was seen, or 0 if there was none.' }),
    ...toFeedbackFields(t),
  }),
  payload: (t: PayloadFields<AnswerOf<typeof contract.feedbackDraftSave>>) => ({
    version: t.exposeInt('version', { description: 'The version of the saved draft.' }),
    savedAt: t.expose('savedDate', { type: 'DateTime', description: 'When the draft was saved.' }),
  }),
  resolve: ({ requestId, version, ...input }, { rest }) =>
    rest.call(contract.feedbackDraftSave, {
      body: { id: idOf('FeedbackRequest', requestId, 'requestId'), version, ...bodyOf(input) },
    }),
})

const sheet = (t: PayloadFields<{ sheet: contract.FeedbackSheet }>) => ({
  sheet: t.expose('sheet', {
    type: FeedbackSheet,
    description: 'The request and the submitted feedback after the change.',
  }),
})

mutation('submitFeedback', {
  description: "Submits the viewer's feedback, once. Later changes are amendments.",
  operation: contract.feedbackSubmit,
  input: (t) => ({
    requestId: t.id({ required: true, description: 'The request (global id).' }),
    ...toFeedbackFields(t),
  }),
  payload: sheet,
  resolve: async ({ requestId, ...input }, { rest }) => ({
    sheet: await rest.call(contract.feedbackSubmit, {
      params: { type: 'feedback', token: idOf('FeedbackRequest', requestId, 'requestId') },
      body: bodyOf(input),
    }),
  }),
})

mutation('amendFeedback', {
  description: 'Adds a revision to feedback that the viewer has submitted. Earlier revisions are preserved.',
  operation: contract.feedbackAmend,
  input: (t) => ({
    requestId: t.id({ required: true, description: 'The request (global id).' }),
    revision: t.int({ required: true, description: 'The newest revision that the viewer saw.' }),
    reason: t.string({ required: true, description: 'The reason for the amendment, at most 1,000 characters.' }),
    ...toFeedbackFields(t),
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
    description:
      "Whether feedback of others on the job's candidates is hidden from users who still owe feedback on them.",
    resolve: async ({ id }, _args, context) => (await blindness.load(context, id))?.isBlind ?? null,
  }),
)

mutation('setFeedbackBlindness', {
  description: 'Hides feedback of others on candidates of a job from users who still owe feedback, or shows it.',
  operation: contract.feedbackJobSet,
  input: (t) => ({
    jobId: t.id({ required: true, description: 'The job (global id).' }),
    isBlind: t.boolean({ required: true, description: 'Whether it is hidden.' }),
  }),
  payload: (t: PayloadFields<{ jobId: string }>) => ({
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job after the change.',
      resolve: ({ jobId }, _args, context) => Job.tryLoad(context, jobId),
    }),
  }),
  resolve: async ({ jobId, isBlind }, { rest }) =>
    rest.call(contract.feedbackJobSet, { body: { jobId: idOf('Job', jobId, 'jobId'), isBlind } }),
})
