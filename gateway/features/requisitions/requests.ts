import * as contract from '../../../services/features/requisitions/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { globalId } from '../../core/graph/node.ts'
import { orderOf } from '../../core/graph/order.ts'
import { readPages } from '../../core/graph/paging.ts'
import { DateTimeRange } from '../../core/graph/scalars.ts'
import { Job } from '../jobs/job.ts'

const JobApprovalRequest = builder
  .objectRef<contract.WaitingApproval>('JobApprovalRequest')
  .implement({
    description: 'A new job that awaits a decision by the viewer, or by someone whose deputy the viewer is.',
    fields: (t) => ({
      id: globalId(t, 'JobApprovalRequest'),
      databaseId: t.exposeID('jobId', { description: "The services' id of the job." }),
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job; null if it was deleted.',
        resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
      }),
      round: t.exposeInt('round', { description: 'Number of the approval round, from 1.' }),
      askedAt: t.expose('askedDate', { type: 'DateTime', description: "Since when it is the viewer's turn." }),
    }),
  })

const JobApprovalRequestFilter = builder.inputType('JobApprovalRequestFilter', {
  description: 'Conditions on approval requests. All conditions must hold.',
  fields: (t) => ({ askedAt: t.field({ type: DateTimeRange, description: 'Waiting since a time in this range.' }) }),
})

const JobApprovalRequestOrder = orderOf('JobApprovalRequest', 'requests', {
  ASKED_AT: { value: 'askedDate', description: 'By how long they have been waiting.' },
})

const JobApprovalRequestConnection = connectionOf(JobApprovalRequest)

builder.queryField('requisitionsToDecide', (t) =>
  t.field({
    type: JobApprovalRequestConnection,
    operation: contract.requisitionWaitingList,
    description: 'New jobs that await a decision by the viewer, longest waiting first by default.',
    args: {
      query: t.arg.string({ description: 'Search terms in the title, the skills or the hashtags.' }),
      filter: t.arg({ type: JobApprovalRequestFilter, description: 'Which ones to return; all if omitted.' }),
      orderBy: t.arg({ type: JobApprovalRequestOrder, description: 'Order of the requests.' }),
      ...pageArgs,
    },
    resolve: (_root, { query, filter, orderBy, ...args }, { rest }, info) => {
      const { from, to } = filter?.askedAt ?? {}
      const conditions = {
        ...(query && { keyword: query }),
        ...(from && { askedFrom: from }),
        ...(to && { askedTo: to }),
        ...(orderBy?.direction === 'desc' && { newestFirst: true }),
      }
      const fieldNames = { keyword: 'query', askedFrom: 'filter.askedAt.from', askedTo: 'filter.askedAt.to' }
      return readPages(
        args,
        (page) => rest.call(contract.requisitionWaitingList, { fieldNames, body: { ...page, ...conditions } }),
        pageSelectionOf(info),
      )
    },
  }),
)
