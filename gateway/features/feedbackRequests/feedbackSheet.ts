import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import * as contract from '../../../services/features/feedbackRequests/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { idOf } from '../../core/graph/ids.ts'
import { readPages } from '../../core/graph/paging.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { CandidateResume } from '../candidates/candidateResume.ts'
import {
  FeedbackForm,
  FeedbackRecommendation,
  FeedbackRequest,
  FeedbackState,
  requests,
  Scorecard,
} from './feedbackRequest.ts'

const FeedbackDraft = builder
  .objectRef<contract.FeedbackDraft>('FeedbackDraft')
  .implement({
    description: "The viewer's draft of feedback, visible only to them.",
    fields: (t) => ({
      version: t.exposeInt('version', {
        description: 'A number that grows with each change. An update passes the version that it is based on.',
      }),
      answers: t.string({
        description: 'The answers as JSON text, in the form of those of a Scorecard. They are not checked.',
        resolve: ({ answers }) => JSON.stringify(answers),
      }),
      recommendation: t.field({
        type: FeedbackRecommendation,
        nullable: true,
        description: 'The recommendation on hiring the candidate, or null if there is none yet.',
        resolve: ({ recommendation }) => recommendation,
      }),
      summary: t.exposeString('summary', { description: 'A short summary.' }),
      savedAt: t.expose('savedDate', { type: 'DateTime', description: 'When the draft was saved.' }),
    }),
  })

const FeedbackCv = builder
  .objectRef<AnswerOf<typeof contract.feedbackCv>>('FeedbackCv')
  .implement({
    description:
      'The CV of a candidate as shown to users who are asked for feedback: without contacts, owner and notes.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The full name of the candidate.' }),
      jobTitle: t.exposeString('jobTitle', { nullable: true, description: 'The current job title of the candidate.' }),
      resume: t.field({
        type: CandidateResume,
        description: 'The résumé: work, education, skills and languages.',
        resolve: ({ resume }) => resume,
      }),
      hasFile: t.boolean({
        description: 'Whether there is a CV file. Read it with the download feedbackCvFile.',
        resolve: ({ filePath }) => filePath !== null,
      }),
    }),
  })

export const FeedbackSheet = builder
  .objectRef<contract.FeedbackSheet>('FeedbackSheet')
  .implement({
    description: 'What a user needs to give feedback.',
    fields: (t) => ({
      request: t.expose('request', {
        type: FeedbackRequest,
        description: 'The request for feedback that the link leads to.',
      }),
      form: t.expose('form', { type: FeedbackForm, description: 'The form for the feedback.' }),
      draft: t.expose('draft', {
        type: FeedbackDraft,
        nullable: true,
        description: 'The draft, or null if there is none.',
      }),
      scorecards: t.field({
        type: [Scorecard],
        description: 'Feedback that the viewer has submitted, newest revision first.',
        resolve: ({ answers }) => answers,
      }),
      cv: t.field({
        type: FeedbackCv,
        nullable: true,
        operation: contract.feedbackCv,
        description: 'The CV of the candidate, or null if it no longer exists.',
        resolve: ({ request }, _args, { rest }) =>
          orNull(rest.call(contract.feedbackCv, { params: { id: request.id } })),
      }),
    }),
  })

builder.queryField('feedbackSheet', (t) =>
  t.field({
    type: FeedbackSheet,
    nullable: true,
    operation: contract.feedbackOpen,
    description:
      'The feedback that the viewer owes, by link or by the id of the request. Null if the link is no longer valid because it was used by another user, has expired or was cancelled.',
    args: {
      type: t.arg.string({ required: true, description: 'The type of the link: feedback.' }),
      token: t.arg.string({
        required: true,
        description: 'The token of the link, or the id of the request in the services.',
      }),
    },
    resolve: (_root, { type, token }, { rest }) =>
      orNull(rest.call(contract.feedbackOpen, { params: { type, token } })),
  }),
)

const FeedbackRequestFilter = builder.inputType('FeedbackRequestFilter', {
  description: 'Conditions on requests for feedback. All conditions must hold.',
  fields: (t) => ({
    isOwn: t.boolean({ description: 'True: only requests that the viewer owes or has answered.' }),
    states: t.field({ type: [FeedbackState], description: 'Only requests in any of these states.' }),
    jobId: t.id({ description: 'Only requests about candidates of this job (global id).' }),
    candidateId: t.id({ description: 'Only requests about this candidate (global id).' }),
  }),
})

const FeedbackRequestConnection = connectionOf(FeedbackRequest)

builder.queryField('feedbackRequests', (t) =>
  t.field({
    type: FeedbackRequestConnection,
    operation: contract.feedbackRequestList,
    extensions: { personal: true },
    description:
      'Requests for feedback that the viewer may see, newest first: their own and, with a permission, those of other users.',
    args: {
      filter: t.arg({ type: FeedbackRequestFilter, description: 'Which requests to return. All of them by default.' }),
      ...pageArgs,
    },
    resolve: async (_root, { filter, ...args }, context, info) => {
      const { isOwn, states, jobId, candidateId } = filter ?? {}
      const conditions = {
        ...(isOwn && { isOwn: true as const }),
        ...(states && { states: [...states] }),
        ...(jobId && { jobId: idOf('Job', jobId, 'filter.jobId') }),
        ...(candidateId && { candidateId: idOf('Candidate', candidateId, 'filter.candidateId') }),
      }
      const fieldNames = { states: 'filter.states', jobId: 'filter.jobId', candidateId: 'filter.candidateId' }
      const page = await readPages(
        args,
        (part) => context.rest.call(contract.feedbackRequestList, { fieldNames, body: { ...part, ...conditions } }),
        pageSelectionOf(info),
      )
      requests.prime(context, page.rows)
      return page
    },
  }),
)
