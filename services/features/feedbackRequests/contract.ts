import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, LocalTime, megabyte, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { candidateInterviewCv } from '../candidateCvs/contract.ts'
import {
  FeedbackAnswer,
  FeedbackDraft,
  FeedbackForm,
  feedbackLimits,
  FeedbackRequest,
  FeedbackSheet,
  feedbackStates,
  Written,
} from './feedbackShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export {
  feedbackLimits,
  feedbackStates,
  recommendations,
  type FeedbackAnswer,
  type FeedbackDraft,
  type FeedbackForm,
  type FeedbackRequest,
  type FeedbackSheet,
  type FeedbackState,
  type Recommendation,
} from './feedbackShapes.ts'

const base = { service: 'jobs', origin: 'ours', place: 'D-09, D-10' } as const
const path = '/InterviewFeedback'
const read = { ...base, method: 'POST', effect: 'read' } as const
const write = { ...base, method: 'POST', effect: 'write', idempotent: true } as const
const asks = 'JobRequest:InterviewManage'
const views = 'JobRequest:InterviewFeedBackView'
/** The permissions with which users see who owes feedback. The answers require `views`. */
export const feedbackReaders = [views, asks] as const
const byToken = Type.Object({
  type: Type.String({ maxLength: 50, description: 'feedback' }),
  token: Type.String({ maxLength: 200, description: 'token of a link, or the id of the request' }),
})
const maxBytes = 4 * megabyte

export const feedbackOpen = operation({
  ...base,
  id: 'feedbackOpen',
  method: 'GET',
  path: `${path}/{type}/{token}`,
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  params: byToken,
  answer: FeedbackSheet,
  doc:
    'Returns the feedback that the caller owes or has given: the request, its form, the draft and the submitted ' +
    'revisions. LINK_GONE for any other caller, and for a cancelled request.',
  place: '000/2.2/58, D-09',
})

export const feedbackSubmit = operation({
  ...base,
  id: 'feedbackSubmit',
  method: 'POST',
  path: `${path}/{type}/{token}`,
  access: 'signedIn',
  effect: 'write',
  idempotent: true,
  origin: 'spec',
  params: byToken,
  body: Type.Object(Written),
  maxBytes,
  answer: FeedbackSheet,
  doc: 'Submits the feedback, which is possible only once and only for its owner. Later changes are amendments.',
  place: '000/2.2/58, D-09',
})

export const feedbackDraftSave = operation({
  ...write,
  id: 'feedbackDraftSave',
  path: `${path}/save-draft`,
  access: 'signedIn',
  body: Type.Object({
    id: Id,
    version: Type.Integer({
      minimum: 0,
      description: 'version of the draft that the caller read; 0 if there was none',
    }),
    ...Written,
  }),
  maxBytes,
  answer: Type.Pick(FeedbackDraft, ['version', 'savedDate']),
  doc:
    "Stores a draft of the caller's feedback, which only they can see; it is not checked. The first draft fixes " +
    'the form. FEEDBACK_FORM_CHANGED if the form has changed since the caller read it; 599 if another draft was ' +
    'saved.',
})

export const feedbackAmend = operation({
  ...write,
  id: 'feedbackAmend',
  path: `${path}/amend`,
  access: 'signedIn',
  body: Type.Object({
    id: Id,
    revision: Type.Integer({ minimum: 1, description: 'the newest revision that the caller read' }),
    reason: Type.String({ maxLength: 10_000, description: `not blank, at most ${feedbackLimits.reason} characters` }),
    ...Written,
  }),
  maxBytes,
  answer: FeedbackSheet,
  doc: 'Adds a revision to feedback that the caller has submitted; earlier revisions are preserved.',
})

export const feedbackCv = operation({
  ...base,
  id: 'feedbackCv',
  method: 'GET',
  path: `${path}/requests/{id}/cv`,
  access: 'signedIn',
  effect: 'read',
  params: Type.Object({ id: Id }),
  answer: candidateInterviewCv.answer,
  doc: 'The CV of the candidate on whom the caller was asked for feedback, without contacts, owner and notes, whatever else they may read.',
  place: 'D-130',
})

export const feedbackCvFile = operation({
  ...base,
  id: 'feedbackCvFile',
  method: 'GET',
  path: `${path}/requests/{id}/cv/file`,
  access: 'signedIn',
  effect: 'read',
  transport: 'download',
  params: Type.Object({ id: Id }),
  answer: Type.String({ description: 'the file' }),
  doc: 'The newest CV file of the candidate on whom the caller was asked for feedback; 404 if there is none.',
  place: 'D-130',
})

export const feedbackAsk = operation({
  ...write,
  id: 'feedbackAsk',
  path: `${path}/ask`,
  access: asks,
  body: Type.Object({
    jobId: Id,
    candidateIds: Type.Array(Id, { minItems: 1, maxItems: feedbackLimits.candidates }),
    userNames: Type.Array(Type.String({ maxLength: 250 }), { maxItems: feedbackLimits.people }),
    formId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'an active feedback form; if left out, the newest one' })),
    ),
    dueDate: Type.Optional(Nullable(LocalTime)),
    note: Type.Optional(
      Nullable(Type.String({ maxLength: 10_000, description: `at most ${feedbackLimits.note} characters` })),
    ),
  }),
  answer: Type.Object({
    requests: Type.Array(FeedbackRequest, { description: 'new requests only' }),
    open: Type.Integer({ description: 'number of requests that already existed and have not been answered yet' }),
  }),
  doc: 'Requests feedback from users on candidates of a job. Each user gets a mail with a link and a notification. Nobody is asked again while they owe the feedback.',
})

export const feedbackCancel = operation({
  ...write,
  id: 'feedbackCancel',
  path: `${path}/cancel`,
  access: asks,
  body: Type.Object({ id: Id }),
  answer: FeedbackRequest,
  doc: 'Cancels a request that has not been answered; its links end. Cancelling it again changes nothing.',
})

export const feedbackRequestList = operation({
  ...read,
  id: 'feedbackRequestList',
  path: `${path}/list`,
  access: 'signedIn',
  body: Type.Object({
    ...rowsPaging(1000),
    jobId: Type.Optional(Id),
    candidateId: Type.Optional(Id),
    isOwn: Type.Optional(Type.Literal(true, { description: 'only feedback that the caller owes or has given' })),
    states: Type.Optional(Type.Array(Type.Enum(feedbackStates), { maxItems: feedbackStates.length })),
  }),
  answer: pagedRows(FeedbackRequest),
  doc: "Requests for feedback, newest first: the caller's own, and those of others for users who may view feedback or manage interviews.",
})

export const feedbackRequestByIds = operation({
  ...read,
  id: 'feedbackRequestByIds',
  path: `${path}/by-ids`,
  access: 'signedIn',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(FeedbackRequest),
  doc: 'Requests by id, in any order; those that the caller may not see are left out.',
})

export const feedbackRequestsOf = operation({
  ...read,
  id: 'feedbackRequestsOf',
  path: `${path}/of-candidates`,
  access: 'signedIn',
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 100 }), jobId: Type.Optional(Id) }),
  answer: Type.Array(FeedbackRequest),
  doc: 'Requests about these candidates, newest first; cancelled ones and those that the caller may not see are left out.',
})

export const feedbackAnswerByIds = operation({
  ...read,
  id: 'feedbackAnswerByIds',
  path: `${path}/answers-by-ids`,
  access: 'signedIn',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(FeedbackAnswer),
  doc: 'Submitted revisions by id, in any order; those that the caller may not see, or not yet, are left out.',
})

export const feedbackFormByIds = operation({
  ...read,
  id: 'feedbackFormByIds',
  path: `${path}/forms-by-ids`,
  access: 'signedIn',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(FeedbackForm),
  doc: 'Forms as they were when they were answered, by version id.',
})

export const feedbackJobSettings = operation({
  ...read,
  id: 'feedbackJobSettings',
  path: `${path}/job-settings`,
  access: feedbackReaders,
  body: Type.Object({ jobIds: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(Type.Object({ jobId: Id, isBlind: Type.Boolean() })),
  doc: 'Whether the answers of others are hidden in these jobs from users who still owe feedback.',
})

export const feedbackJobSet = operation({
  ...write,
  id: 'feedbackJobSet',
  path: `${path}/set-job`,
  access: asks,
  body: Type.Object({ jobId: Id, isBlind: Type.Boolean() }),
  answer: Type.Object({ jobId: Id, isBlind: Type.Boolean() }),
  doc: 'Hides the answers of others in a job from users who still owe feedback, or shows them. Users who owe feedback in the job cannot show them.',
})
