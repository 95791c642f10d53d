import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

/** The states of a request: not begun, with a draft, answered, or cancelled. */
export const feedbackStates = ['asked', 'draft', 'submitted', 'cancelled'] as const
export type FeedbackState = (typeof feedbackStates)[number]
/** The possible recommendations on hiring the candidate. */
export const recommendations = ['strongYes', 'yes', 'no', 'strongNo'] as const
export type Recommendation = (typeof recommendations)[number]

export const feedbackLimits = {
  summary: 3000,
  reason: 1000,
  note: 1000,
  people: 50,
  candidates: 100,
  keys: 2000,
} as const

const longest = 100_000
const AnswerValue = Type.Union([
  Type.String({ maxLength: longest }),
  Type.Array(Type.String({ maxLength: longest }), { maxItems: 1000 }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
])
/** Answers by the keys of the form's fields. */
export const FeedbackAnswers = Type.Record(
  Type.String({ maxLength: 1000 }),
  Type.Object({ value: AnswerValue, reason: Type.Optional(Type.String({ maxLength: longest })) }),
  {
    maxProperties: feedbackLimits.keys,
    description: "answers by the keys of the form's fields; reason: the reason for a choice",
  },
)
export const RecommendationWord = Type.Enum(recommendations, { description: 'recommendation on hiring the candidate' })

export const FeedbackRequest = Type.Object({
  id: Id,
  type: Type.String({ description: 'feedback' }),
  jobId: Id,
  jobTitle: Type.String(),
  candidateId: Id,
  candidateName: Type.String(),
  statusId: Nullable(Type.String({ format: 'uuid', description: 'the stage that the feedback is about' })),
  statusName: Nullable(Type.String()),
  formId: Id,
  formName: Nullable(Type.String({ description: 'null if the form has been deleted' })),
  formVersionId: Nullable(Type.String({ format: 'uuid', description: 'null if nobody has begun to answer' })),
  userName: Type.String({ description: 'user who owes the feedback' }),
  interviewId: Nullable(Type.String({ format: 'uuid' })),
  triggerId: Nullable(
    Type.String({ format: 'uuid', description: 'the trigger that created the request; null if a user did' }),
  ),
  note: Nullable(Type.String({ description: 'message from the requesting user' })),
  askedBy: Type.String({ description: 'user name' }),
  askedDate: Moment,
  dueDate: Nullable(Moment),
  state: Type.Enum(feedbackStates),
  submittedDate: Nullable(Moment),
  remindedDate: Nullable(Moment),
  reminders: Type.Integer({ description: 'how often the user who owes the feedback was reminded' }),
  isHidden: Type.Boolean({ description: 'whether the caller may not see the answers, or not yet' }),
  answerIds: Type.Array(Id, { description: 'submitted revisions that the caller may see, newest first' }),
})
export type FeedbackRequest = Static<typeof FeedbackRequest>

/** One submitted revision of somebody's feedback. */
export const FeedbackAnswer = Type.Object({
  id: Id,
  requestId: Id,
  jobId: Id,
  candidateId: Id,
  userName: Type.String({ description: 'author of the feedback' }),
  revision: Type.Integer({ description: '1 for the first submission' }),
  isNewest: Type.Boolean(),
  formVersionId: Id,
  answers: FeedbackAnswers,
  recommendation: Nullable(RecommendationWord),
  summary: Type.String(),
  points: Nullable(Type.Number({ description: 'null if the form does not calculate points' })),
  mostPoints: Nullable(Type.Number()),
  percents: Nullable(Type.Number()),
  mostPercents: Nullable(Type.Number()),
  jobRank: Nullable(Type.String({ description: 'name of the job rank that the form calculates' })),
  reason: Nullable(Type.String({ description: 'reason for the amendment' })),
  writtenBy: Type.String({ description: 'user name' }),
  writtenDate: Moment,
})
export type FeedbackAnswer = Static<typeof FeedbackAnswer>

export const FeedbackForm = Type.Object({
  id: Nullable(Type.String({ format: 'uuid', description: 'id of the stored version; null for the current form' })),
  formId: Id,
  version: Type.Integer({ description: 'version of the form' }),
  name: Type.String(),
  contents: Type.String({ description: 'JSON text' }),
})
export type FeedbackForm = Static<typeof FeedbackForm>

export const FeedbackDraft = Type.Object({
  version: Type.Integer({ description: 'a change must name the version that was read' }),
  answers: FeedbackAnswers,
  recommendation: Nullable(RecommendationWord),
  summary: Type.String(),
  savedDate: Moment,
})
export type FeedbackDraft = Static<typeof FeedbackDraft>

/** The data for the user who owes feedback. */
export const FeedbackSheet = Type.Object({
  request: FeedbackRequest,
  form: FeedbackForm,
  draft: Nullable(FeedbackDraft),
  answers: Type.Array(FeedbackAnswer, { description: "the caller's own submitted revisions, newest first" }),
})
export type FeedbackSheet = Static<typeof FeedbackSheet>

/** The input of a feedback form. */
export const Written = {
  formVersion: Type.Integer({ minimum: 1, description: 'the version of the form that the caller read' }),
  answers: FeedbackAnswers,
  recommendation: Type.Optional(Nullable(RecommendationWord)),
  summary: Type.Optional(
    Type.String({ maxLength: 10_000, description: `at most ${feedbackLimits.summary} characters` }),
  ),
}
const written = Type.Object(Written)
export type Written = Static<typeof written>
