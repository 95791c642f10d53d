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
    description: 'Feedback that somebody owes.',
    fields: (t) => ({
      id: globalId(t, 'OwedFeedback'),
      databaseId: t.exposeID('id', { description: "The services' id of the request, which addresses carry." }),
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job; null for who may not read jobs.',
        resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
      }),
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description: 'The candidate; null for who may not read candidates.',
        resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
      }),
      jobTitle: t.exposeString('jobTitle', { description: 'Title of the job.' }),
      candidateName: t.exposeString('candidateName', { description: 'Name of the candidate.' }),
      stageName: t.exposeString('statusName', { nullable: true, description: 'The stage for which it was asked.' }),
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who owes it.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      isBegun: t.boolean({ description: 'A draft is there.', resolve: ({ state }) => state === 'draft' }),
      askedAt: t.expose('askedDate', { type: 'DateTime', description: 'Since when it is owed.' }),
      dueAt: t.expose('dueDate', { type: 'DateTime', nullable: true, description: 'By when it should be answered.' }),
      remindedAt: t.expose('remindedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When somebody reminded last.',
      }),
      remindedBy: t.field({
        type: User,
        nullable: true,
        description: 'Who reminded last.',
        resolve: ({ remindedBy }, _args, context, info) => (remindedBy ? User.named(context, remindedBy, info) : null),
      }),
    }),
  })

const OwedFeedbackConnection = connectionOf(OwedFeedback)

const OwedFeedbackFilter = builder.inputType('OwedFeedbackFilter', {
  description: 'Conditions on feedback that is owed; all of them must hold.',
  fields: (t) => ({
    jobDatabaseId: t.id({ description: "Only of this job (the services' id, as addresses of pages carry it)." }),
    isOverdue: t.boolean({ description: 'true: only what should have been answered by now.' }),
  }),
})

builder.queryFields((t) => ({
  owedFeedback: t.field({
    type: OwedFeedbackConnection,
    operation: contract.scorecardOwedList,
    description: 'Feedback that is owed, what is due first on top, then what is due at no time.',
    args: { filter: t.arg({ type: OwedFeedbackFilter, description: 'Which of it; all without it.' }), ...pageArgs },
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
    description: 'Feedback that the viewer owes, what is due first on top.',
    args: pageArgs,
    resolve: (_root, args, { rest }, info) =>
      readPages(args, (page) => rest.call(contract.scorecardOwnDue, { body: page }), pageSelectionOf(info)),
  }),
}))

const ReminderOutcome = enumOf<contract.ReminderOutcome>('FeedbackReminderOutcome', 'What became of a reminder.', {
  reminded: 'A mail and a notification are on their way.',
  tooSoon: 'Somebody has reminded within the last 24 hours.',
  answered: 'It is answered.',
  unreached: 'The account of who owes it is not active.',
  gone: 'It was taken back, or is not there.',
})
type Reminder = contract.RemindedFeedback

const FeedbackReminder = builder
  .objectRef<Reminder>('FeedbackReminder')
  .implement({
    description: 'What became of one reminder.',
    fields: (t) => ({
      outcome: t.expose('outcome', { type: ReminderOutcome, description: 'What became of it.' }),
      remindedAt: t.expose('remindedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When somebody reminded last.',
      }),
      remindedBy: t.field({
        type: User,
        nullable: true,
        description: 'Who reminded last.',
        resolve: ({ remindedBy }, _args, context, info) => (remindedBy ? User.named(context, remindedBy, info) : null),
      }),
    }),
  })

mutation('remindOfFeedback', {
  description: 'Reminds people of feedback that they owe, of each at most once in 24 hours.',
  operation: contract.scorecardRemind,
  input: (t) => ({ ids: t.idList({ required: true, description: 'What is owed (global ids of OwedFeedback).' }) }),
  payload: (t: PayloadFields<{ reminders: Reminder[] }>) => ({
    reminders: t.field({
      type: [FeedbackReminder],
      description: 'What became of each, in their order.',
      resolve: ({ reminders }) => reminders,
    }),
  }),
  resolve: async ({ ids }, { rest }) => ({
    reminders: await rest.call(contract.scorecardRemind, { body: { ids: ids.map((id) => idOf('OwedFeedback', id)) } }),
  }),
})
