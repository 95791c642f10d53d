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
    description: 'whether the answers of others are hidden, because the caller still owes their own or may not see any',
  }),
  people: Type.Array(ScorecardPerson, {
    description:
      'the people who were asked, those with answers first; answer: the newest revision that the caller may see',
  }),
  forms: Type.Array(FeedbackForm, { description: 'as they were when they were answered' }),
})
export type ScorecardComparison = Static<typeof ScorecardComparison>

export const OwedFeedback = Type.Object({
  id: Type.String({ format: 'uuid', description: 'id of the request' }),
  ...about,
  jobTitle: Type.String(),
  candidateName: Type.String(),
  statusName: Nullable(Type.String({ description: 'the stage for which it was requested' })),
  userName: Type.String({ description: 'the person who owes it' }),
  askedBy: Type.String({ description: 'user name' }),
  askedDate: Moment,
  dueDate: Nullable(Moment),
  state: Type.Enum(feedbackStates),
  remindedBy: Nullable(Type.String({ description: 'user name' })),
  remindedDate: Nullable(Moment),
  reminders: Type.Integer({ description: 'how often the person was reminded' }),
})
export type OwedFeedback = Static<typeof OwedFeedback>

export const RemindedFeedback = Type.Object({
  id: Id,
  outcome: Type.Enum(reminderOutcomes),
  remindedBy: Nullable(Type.String({ description: 'user name of the last person who reminded them' })),
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
    'Returns the feedback of everybody who was asked about a candidate of a job, side by side: the latest ' +
    'revision of each. Callers who still owe feedback there in a blind job, and callers who may not see feedback ' +
    'at all, see who was asked but no answers of others.',
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
  doc: 'Returns the comparison as CSV: a row for each question and a column for each person. Answers that the caller may not see (yet) are left out.',
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
    isOverdue: Type.Optional(Type.Literal(true, { description: 'only overdue feedback' })),
  }),
  answer: pagedRows(OwedFeedback),
  doc: 'Returns the outstanding feedback of the company or of one job. The earliest due date comes first; feedback without one comes last.',
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
  doc: 'Returns the outstanding feedback of the caller, in the same order.',
})

export const scorecardRemind = operation({
  ...base,
  id: 'scorecardRemind',
  method: 'POST',
  path: `${path}/remind`,
  access: manages,
  effect: 'write',
  idempotent: true,
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100, description: 'ids of the requests' }) }),
  answer: Type.Array(RemindedFeedback),
  doc:
    'Reminds users of feedback that they owe, by mail and notification, at most once in 24 hours for each ' +
    'request (tooSoon: somebody has already reminded them). unreached: the account is not active.',
})
