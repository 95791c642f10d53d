import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

/** How a request stands: nobody has begun, a draft is there, it is answered, or it was taken back. */
export const feedbackStates = ['asked', 'draft', 'submitted', 'cancelled'] as const
export type FeedbackState = (typeof feedbackStates)[number]
/** What somebody says of hiring the candidate. */
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
  { maxProperties: feedbackLimits.keys, description: "answers by the keys of the form's fields; reason: of a choice" },
)
export const RecommendationWord = Type.Enum(recommendations, { description: 'what is said of hiring the candidate' })

export const FeedbackRequest = Type.Object({
  id: Id,
  type: Type.String({ description: 'feedback' }),
  jobId: Id,
  jobTitle: Type.String(),
  candidateId: Id,
  candidateName: Type.String(),
  statusId: Nullable(Type.String({ format: 'uuid', description: 'the stage for which it was asked' })),
  statusName: Nullable(Type.String()),
  formId: Id,
  formName: Nullable(Type.String({ description: 'null: the form is gone' })),
  formVersionId: Nullable(Type.String({ format: 'uuid', description: 'null: nobody has begun' })),
  userName: Type.String({ description: 'who owes it' }),
  interviewId: Nullable(Type.String({ format: 'uuid' })),
  triggerId: Nullable(Type.String({ format: 'uuid', description: 'the trigger that asked; null: somebody did' })),
  note: Nullable(Type.String({ description: 'what who asked says to who is asked' })),
  askedBy: Type.String({ description: 'user name' }),
  askedDate: Moment,
  dueDate: Nullable(Moment),
  state: Type.Enum(feedbackStates),
  submittedDate: Nullable(Moment),
  remindedDate: Nullable(Moment),
  reminders: Type.Integer({ description: 'how often who owes it was reminded' }),
  isHidden: Type.Boolean({ description: 'the caller may not see what was answered (yet)' }),
  answerIds: Type.Array(Id, { description: 'submitted revisions that the caller may see, the newest first' }),
})
export type FeedbackRequest = Static<typeof FeedbackRequest>

/** One submitted revision of somebody's feedback. */
export const FeedbackAnswer = Type.Object({
  id: Id,
  requestId: Id,
  jobId: Id,
  candidateId: Id,
  userName: Type.String({ description: 'whose feedback it is' }),
  revision: Type.Integer({ description: '1: as it was submitted first' }),
  isNewest: Type.Boolean(),
  formVersionId: Id,
  answers: FeedbackAnswers,
  recommendation: Nullable(RecommendationWord),
  summary: Type.String(),
  points: Nullable(Type.Number({ description: 'null: the form has none' })),
  mostPoints: Nullable(Type.Number()),
  percents: Nullable(Type.Number()),
  mostPercents: Nullable(Type.Number()),
  jobRank: Nullable(Type.String({ description: 'name of the job rank that the form calculates' })),
  reason: Nullable(Type.String({ description: 'why it was amended' })),
  writtenBy: Type.String({ description: 'user name' }),
  writtenDate: Moment,
})
export type FeedbackAnswer = Static<typeof FeedbackAnswer>

export const FeedbackForm = Type.Object({
  id: Nullable(Type.String({ format: 'uuid', description: 'of the kept version; null: the current one' })),
  formId: Id,
  version: Type.Integer({ description: 'version of the form' }),
  name: Type.String(),
  contents: Type.String({ description: 'JSON text' }),
})
export type FeedbackForm = Static<typeof FeedbackForm>

export const FeedbackDraft = Type.Object({
  version: Type.Integer({ description: 'a change names the one that it saw' }),
  answers: FeedbackAnswers,
  recommendation: Nullable(RecommendationWord),
  summary: Type.String(),
  savedDate: Moment,
})
export type FeedbackDraft = Static<typeof FeedbackDraft>

/** What who owes feedback works with. */
export const FeedbackSheet = Type.Object({
  request: FeedbackRequest,
  form: FeedbackForm,
  draft: Nullable(FeedbackDraft),
  answers: Type.Array(FeedbackAnswer, { description: 'own submitted revisions, the newest first' }),
})
export type FeedbackSheet = Static<typeof FeedbackSheet>

/** What is written into a form. */
export const Written = {
  formVersion: Type.Integer({ minimum: 1, description: 'the version of the form that the caller saw' }),
  answers: FeedbackAnswers,
  recommendation: Type.Optional(Nullable(RecommendationWord)),
  summary: Type.Optional(
    Type.String({ maxLength: 10_000, description: `at most ${feedbackLimits.summary} characters` }),
  ),
}
const written = Type.Object(Written)
export type Written = Static<typeof written>
