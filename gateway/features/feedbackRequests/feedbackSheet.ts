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
    description: 'What somebody has begun to write, for their eyes alone.',
    fields: (t) => ({
      version: t.exposeInt('version', { description: 'Grows with each change; a change names the one that it saw.' }),
      answers: t.string({
        description: 'The answers as JSON text, as those of a Scorecard; unchecked.',
        resolve: ({ answers }) => JSON.stringify(answers),
      }),
      recommendation: t.field({
        type: FeedbackRecommendation,
        nullable: true,
        description: 'What is said of hiring the candidate; null: nothing yet.',
        resolve: ({ recommendation }) => recommendation,
      }),
      summary: t.exposeString('summary', { description: 'What is said in a few words.' }),
      savedAt: t.expose('savedDate', { type: 'DateTime', description: 'When it was saved.' }),
    }),
  })

const FeedbackCv = builder
  .objectRef<AnswerOf<typeof contract.feedbackCv>>('FeedbackCv')
  .implement({
    description: 'The CV of a candidate as who is asked about them sees it: without contacts, owner and notes.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Full name of the candidate.' }),
      jobTitle: t.exposeString('jobTitle', { nullable: true, description: 'Job title that the candidate holds now.' }),
      resume: t.field({
        type: CandidateResume,
        description: 'The résumé: work, education, skills and languages.',
        resolve: ({ resume }) => resume,
      }),
      hasFile: t.boolean({
        description: 'There is a CV file; the download feedbackCvFile answers it.',
        resolve: ({ filePath }) => filePath !== null,
      }),
    }),
  })

export const FeedbackSheet = builder
  .objectRef<contract.FeedbackSheet>('FeedbackSheet')
  .implement({
    description: 'What who owes feedback works with.',
    fields: (t) => ({
      request: t.expose('request', {
        type: FeedbackRequest,
        description: 'The request for feedback that the link leads to.',
      }),
      form: t.expose('form', { type: FeedbackForm, description: 'The form to answer it by.' }),
      draft: t.expose('draft', { type: FeedbackDraft, nullable: true, description: 'What was begun; null: nothing.' }),
      scorecards: t.field({
        type: [Scorecard],
        description: 'What the viewer has submitted, the newest revision first.',
        resolve: ({ answers }) => answers,
      }),
      cv: t.field({
        type: FeedbackCv,
        nullable: true,
        operation: contract.feedbackCv,
        description: 'The CV of the candidate; null when it is gone.',
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
      'What the viewer owes by a link, or by the id of the request; null when it is no longer good: used by somebody else, expired, or taken back.',
    args: {
      type: t.arg.string({ required: true, description: 'What kind of page the link is of: feedback.' }),
      token: t.arg.string({ required: true, description: "Token of the link, or the services' id of the request." }),
    },
    resolve: (_root, { type, token }, { rest }) =>
      orNull(rest.call(contract.feedbackOpen, { params: { type, token } })),
  }),
)

const FeedbackRequestFilter = builder.inputType('FeedbackRequestFilter', {
  description: 'Conditions on requests for feedback; all of them must hold.',
  fields: (t) => ({
    isOwn: t.boolean({ description: 'true: only what the viewer owes or has given.' }),
    states: t.field({ type: [FeedbackState], description: 'Only those that stand so.' }),
    jobId: t.id({ description: 'Only about candidates of this job (global id).' }),
    candidateId: t.id({ description: 'Only about this candidate (global id).' }),
  }),
})

const FeedbackRequestConnection = connectionOf(FeedbackRequest)

builder.queryField('feedbackRequests', (t) =>
  t.field({
    type: FeedbackRequestConnection,
    operation: contract.feedbackRequestList,
    extensions: { personal: true },
    description:
      'Requests for feedback that the viewer may see, the newest first: own ones, and with a permission those of others.',
    args: {
      filter: t.arg({ type: FeedbackRequestFilter, description: 'Which of them; all without it.' }),
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
