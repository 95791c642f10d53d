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

// Passed on for the gateway, which imports contracts only.
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
/** Who sees who owes feedback; what was answered is for `views` alone. */
export const feedbackReaders = [views, asks] as const
const byToken = Type.Object({
  type: Type.String({ maxLength: 50, description: 'feedback' }),
  token: Type.String({ maxLength: 200, description: "of a link, or the request's own id" }),
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
    'What the caller owes, or has given: the request, its form, the draft and the submitted revisions. Whoever else calls, and ' +
    'for a request that was cancelled, the answer is LINK_GONE.',
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
  doc: 'Submits the feedback, once. Only its owner does; later changes are amendments.',
  place: '000/2.2/58, D-09',
})

export const feedbackDraftSave = operation({
  ...write,
  id: 'feedbackDraftSave',
  path: `${path}/save-draft`,
  access: 'signedIn',
  body: Type.Object({
    id: Id,
    version: Type.Integer({ minimum: 0, description: 'of the draft that the caller saw; 0: there was none' }),
    ...Written,
  }),
  maxBytes,
  answer: Type.Pick(FeedbackDraft, ['version', 'savedDate']),
  doc:
    'Keeps what the caller has written so far, for their eyes alone; nothing of it is checked. The first draft fixes the form: ' +
    'refused with FEEDBACK_FORM_CHANGED when it changed since the caller saw it, and with 599 when another draft was saved.',
})

export const feedbackAmend = operation({
  ...write,
  id: 'feedbackAmend',
  path: `${path}/amend`,
  access: 'signedIn',
  body: Type.Object({
    id: Id,
    revision: Type.Integer({ minimum: 1, description: 'the newest one that the caller saw' }),
    reason: Type.String({ maxLength: 10_000, description: `not blank, at most ${feedbackLimits.reason} characters` }),
    ...Written,
  }),
  maxBytes,
  answer: FeedbackSheet,
  doc: 'Adds a revision to feedback that the caller has submitted; earlier ones stay.',
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
  doc: 'The CV of the candidate whom the caller was asked about, without contacts, owner and notes, whatever else they may read.',
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
  doc: 'The newest CV file of the candidate whom the caller was asked about; 404 for one without.',
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
      Nullable(Type.String({ format: 'uuid', description: 'an active feedback form; none: the newest one' })),
    ),
    dueDate: Type.Optional(Nullable(LocalTime)),
    note: Type.Optional(
      Nullable(Type.String({ maxLength: 10_000, description: `at most ${feedbackLimits.note} characters` })),
    ),
  }),
  answer: Type.Object({
    requests: Type.Array(FeedbackRequest, { description: 'those that are new' }),
    open: Type.Integer({ description: 'how many were asked already and have not answered yet' }),
  }),
  doc: 'Asks people for feedback on candidates of a job: each gets a mail with a link and a notification. Nobody is asked twice while they owe it.',
})

export const feedbackCancel = operation({
  ...write,
  id: 'feedbackCancel',
  path: `${path}/cancel`,
  access: asks,
  body: Type.Object({ id: Id }),
  answer: FeedbackRequest,
  doc: 'Takes a request back that is not answered; its links end. Taken back twice it changes nothing.',
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
    isOwn: Type.Optional(Type.Literal(true, { description: 'only what the caller owes or has given' })),
    states: Type.Optional(Type.Array(Type.Enum(feedbackStates), { maxItems: feedbackStates.length })),
  }),
  answer: pagedRows(FeedbackRequest),
  doc: 'Requests for feedback, the newest first: own ones, and those of others for who may see feedback or manages interviews.',
})

export const feedbackRequestByIds = operation({
  ...read,
  id: 'feedbackRequestByIds',
  path: `${path}/by-ids`,
  access: 'signedIn',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(FeedbackRequest),
  doc: 'Requests by their ids, in any order; what the caller may not see is left out.',
})

export const feedbackRequestsOf = operation({
  ...read,
  id: 'feedbackRequestsOf',
  path: `${path}/of-candidates`,
  access: 'signedIn',
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 100 }), jobId: Type.Optional(Id) }),
  answer: Type.Array(FeedbackRequest),
  doc: 'Requests about these candidates, the newest first; what the caller may not see is left out, and what was taken back.',
})

export const feedbackAnswerByIds = operation({
  ...read,
  id: 'feedbackAnswerByIds',
  path: `${path}/answers-by-ids`,
  access: 'signedIn',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(FeedbackAnswer),
  doc: 'Submitted revisions by their ids, in any order; what the caller may not see (yet) is left out.',
})

export const feedbackFormByIds = operation({
  ...read,
  id: 'feedbackFormByIds',
  path: `${path}/forms-by-ids`,
  access: 'signedIn',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(FeedbackForm),
  doc: 'Forms as they were when they were answered, by the ids of these versions.',
})

export const feedbackJobSettings = operation({
  ...read,
  id: 'feedbackJobSettings',
  path: `${path}/job-settings`,
  access: feedbackReaders,
  body: Type.Object({ jobIds: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(Type.Object({ jobId: Id, isBlind: Type.Boolean() })),
  doc: 'Whether what others have answered is hidden in these jobs from who still owes an answer.',
})

export const feedbackJobSet = operation({
  ...write,
  id: 'feedbackJobSet',
  path: `${path}/set-job`,
  access: asks,
  body: Type.Object({ jobId: Id, isBlind: Type.Boolean() }),
  answer: Type.Object({ jobId: Id, isBlind: Type.Boolean() }),
  doc: 'Hides answers of others in a job from who still owes one, or shows them. Who owes one there cannot show them.',
})
