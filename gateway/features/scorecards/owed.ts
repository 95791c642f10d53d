import * as contract from '../../../services/features/scorecards/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { globalId } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { Candidate } from '../candidates/candidate.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'

const OwedFeedback = builder
  .objectRef<contract.OwedFeedback>('OwedFeedback')
  .implement({
    description: 'Feedback that a user owes.',
    fields: (t) => ({
      id: globalId(t, 'OwedFeedback'),
      databaseId: t.exposeID('id', { description: "The services' id of the request, as used in URLs." }),
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job; null if the caller may not read jobs.',
        resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
      }),
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description: 'The candidate; null if the caller may not read candidates.',
        resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
      }),
      jobTitle: t.exposeString('jobTitle', { description: 'Title of the job.' }),
      candidateName: t.exposeString('candidateName', { description: 'Name of the candidate.' }),
      stageName: t.exposeString('statusName', { nullable: true, description: 'The stage that the request is about.' }),
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who owes it.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      isBegun: t.boolean({ description: 'Whether there is a draft.', resolve: ({ state }) => state === 'draft' }),
      askedAt: t.expose('askedDate', { type: 'DateTime', description: 'When the feedback was requested.' }),
      dueAt: t.expose('dueDate', { type: 'DateTime', nullable: true, description: 'When the answer is due.' }),
      remindedAt: t.expose('remindedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the last reminder was sent.',
      }),
      remindedBy: t.field({
        type: User,
        nullable: true,
        description: 'Who sent the last reminder.',
        resolve: ({ remindedBy }, _args, context, info) => (remindedBy ? User.named(context, remindedBy, info) : null),
      }),
    }),
  })

const OwedFeedbackConnection = connectionOf(OwedFeedback)

const OwedFeedbackFilter = builder.inputType('OwedFeedbackFilter', {
  description: 'Conditions on owed feedback. All conditions must hold.',
  fields: (t) => ({
    jobDatabaseId: t.id({ description: "Only feedback on this job (the services' id, as used in URLs)." }),
    isOverdue: t.boolean({ description: 'true: only overdue feedback.' }),
  }),
})

builder.queryFields((t) => ({
  owedFeedback: t.field({
    type: OwedFeedbackConnection,
    operation: contract.scorecardOwedList,
    description: 'Owed feedback, earliest due first; feedback without a due time comes last.',
    args: {
      filter: t.arg({ type: OwedFeedbackFilter, description: 'Which feedback to return; all if omitted.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, ...args }, { rest }, info) => {
      const { jobDatabaseId, isOverdue } = filter ?? {}
      const conditions = {
        ...(jobDatabaseId && { jobId: String(jobDatabaseId) }),
        ...(isOverdue && { isOverdue: true as const }),
      }
      return readPages(
        args,
        (page) =>
          rest.call(contract.scorecardOwedList, {
            fieldNames: { jobId: 'filter.jobDatabaseId' },
            body: { ...page, ...conditions },
          }),
        pageSelectionOf(info),
      )
    },
  }),
  myFeedbackDue: t.field({
    type: OwedFeedbackConnection,
    operation: contract.scorecardOwnDue,
    description: 'Feedback that the viewer owes, earliest due first.',
    args: pageArgs,
    resolve: (_root, args, { rest }, info) =>
      readPages(args, (page) => rest.call(contract.scorecardOwnDue, { body: page }), pageSelectionOf(info)),
  }),
}))

const ReminderOutcome = enumOf<contract.ReminderOutcome>('FeedbackReminderOutcome', 'The outcome of a reminder.', {
  reminded: 'An e-mail and a notification will be sent.',
  tooSoon: 'A reminder was already sent within the last 24 hours.',
  answered: 'The feedback has been given.',
  unreached: 'The account of the user who owes it is not active.',
  gone: 'The request was withdrawn or does not exist.',
})
type Reminder = contract.RemindedFeedback

const FeedbackReminder = builder
  .objectRef<Reminder>('FeedbackReminder')
  .implement({
    description: 'The result of one reminder.',
    fields: (t) => ({
      outcome: t.expose('outcome', { type: ReminderOutcome, description: 'Outcome of the reminder.' }),
      remindedAt: t.expose('remindedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the last reminder was sent.',
      }),
      remindedBy: t.field({
        type: User,
        nullable: true,
        description: 'Who sent the last reminder.',
        resolve: ({ remindedBy }, _args, context, info) => (remindedBy ? User.named(context, remindedBy, info) : null),
      }),
    }),
  })

mutation('remindOfFeedback', {
  description: 'Reminds users of feedback that they owe, at most once in 24 hours for each request.',
  operation: contract.scorecardRemind,
  input: (t) => ({ ids: t.idList({ required: true, description: 'The owed feedback (global ids of OwedFeedback).' }) }),
  payload: (t: PayloadFields<{ reminders: Reminder[] }>) => ({
    reminders: t.field({
      type: [FeedbackReminder],
      description: 'The result of each, in the order of the input.',
      resolve: ({ reminders }) => reminders,
    }),
  }),
  resolve: async ({ ids }, { rest }) => ({
    reminders: await rest.call(contract.scorecardRemind, { body: { ids: ids.map((id) => idOf('OwedFeedback', id)) } }),
  }),
})
