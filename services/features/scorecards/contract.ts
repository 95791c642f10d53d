import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { FeedbackAnswer, FeedbackForm, FeedbackRequest, feedbackStates } from '../feedbackRequests/feedbackShapes.ts'

export const reminderOutcomes = ['reminded', 'tooSoon', 'answered', 'unreached', 'gone'] as const
export type ReminderOutcome = (typeof reminderOutcomes)[number]

const base = { service: 'jobs', origin: 'ours', place: 'D-10' } as const
const path = '/Scorecards'
const manages = 'JobRequest:InterviewManage'
const views = 'JobRequest:InterviewFeedBackView'
const about = { jobId: Id, candidateId: Id }

export const ScorecardPerson = Type.Object({ request: FeedbackRequest, answer: Nullable(FeedbackAnswer) })
export const ScorecardComparison = Type.Object({
  ...about,
  jobTitle: Type.String(),
  candidateName: Type.String(),
  isHidden: Type.Boolean({
    description: 'answers of others are hidden from the caller, who still owes one, or may not see any',
  }),
  people: Type.Array(ScorecardPerson, {
    description: 'who was asked, those who have answered first; answer: the newest revision that the caller may see',
  }),
  forms: Type.Array(FeedbackForm, { description: 'as they were when they were answered' }),
})
export type ScorecardComparison = Static<typeof ScorecardComparison>

export const OwedFeedback = Type.Object({
  id: Type.String({ format: 'uuid', description: 'of the request' }),
  ...about,
  jobTitle: Type.String(),
  candidateName: Type.String(),
  statusName: Nullable(Type.String({ description: 'the stage for which it was asked' })),
  userName: Type.String({ description: 'who owes it' }),
  askedBy: Type.String({ description: 'user name' }),
  askedDate: Moment,
  dueDate: Nullable(Moment),
  state: Type.Enum(feedbackStates),
  remindedBy: Nullable(Type.String({ description: 'user name' })),
  remindedDate: Nullable(Moment),
  reminders: Type.Integer({ description: 'how often who owes it was reminded' }),
})
export type OwedFeedback = Static<typeof OwedFeedback>

export const RemindedFeedback = Type.Object({
  id: Id,
  outcome: Type.Enum(reminderOutcomes),
  remindedBy: Nullable(Type.String({ description: 'user name of who reminded last' })),
  remindedDate: Nullable(Moment),
})
export type RemindedFeedback = Static<typeof RemindedFeedback>

export const scorecardCompare = operation({
  ...base,
  id: 'scorecardCompare',
  method: 'POST',
  path: `${path}/compare`,
  access: [views, manages],
  effect: 'read',
  body: Type.Object(about),
  answer: ScorecardComparison,
  doc:
    'What everybody who was asked has answered on a candidate of a job, side by side: the newest revision of each. Who still owes an answer ' +
    'there, in a job that is blind, sees who was asked and no answers of others; who may not see feedback at all sees the same.',
})

export const scorecardExport = operation({
  ...base,
  id: 'scorecardExport',
  method: 'GET',
  path: `${path}/export`,
  access: 'JobRequest:ExportInterviewFeedBack',
  effect: 'read',
  transport: 'download',
  query: Type.Object(about),
  answer: Type.String({ description: 'text/csv, UTF-8 with BOM, formula-safe' }),
  doc: 'The comparison as CSV: a row for each question, a column for each person. What the caller may not see (yet) is not in it.',
})

export const scorecardOwedList = operation({
  ...base,
  id: 'scorecardOwedList',
  method: 'POST',
  path: `${path}/owed`,
  access: manages,
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    jobId: Type.Optional(Id),
    isOverdue: Type.Optional(Type.Literal(true, { description: 'only what should have been answered by now' })),
  }),
  answer: pagedRows(OwedFeedback),
  doc: 'Feedback that is owed in the company, or in one job: what is due first comes first, then what is due at no time.',
})

export const scorecardOwnDue = operation({
  ...base,
  id: 'scorecardOwnDue',
  method: 'POST',
  path: `${path}/own-due`,
  access: 'everyRole',
  effect: 'read',
  body: Type.Object(rowsPaging(100)),
  answer: pagedRows(OwedFeedback),
  doc: 'Feedback that the caller owes, in the same order.',
})

export const scorecardRemind = operation({
  ...base,
  id: 'scorecardRemind',
  method: 'POST',
  path: `${path}/remind`,
  access: manages,
  effect: 'write',
  idempotent: true,
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100, description: 'of the requests' }) }),
  answer: Type.Array(RemindedFeedback),
  doc:
    'Reminds people of feedback that they owe, by mail and notification, of each request at most once in 24 hours (tooSoon: somebody has). ' +
    'unreached: the account is not active.',
})
