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
    description: 'A new job that waits for the decision of the viewer, or of somebody whom they stand in for.',
    fields: (t) => ({
      id: globalId(t, 'JobApprovalRequest'),
      databaseId: t.exposeID('jobId', { description: "The services' id of the job." }),
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job; null when it is gone.',
        resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
      }),
      round: t.exposeInt('round', { description: 'Which time that is asked; 1 for the first.' }),
      askedAt: t.expose('askedDate', { type: 'DateTime', description: "Since when it is the viewer's turn." }),
    }),
  })

const JobApprovalRequestFilter = builder.inputType('JobApprovalRequestFilter', {
  description: 'Conditions on what waits; all of them must hold.',
  fields: (t) => ({
    askedAt: t.field({ type: DateTimeRange, description: 'Waiting since a moment in this span of time.' }),
  }),
})

const JobApprovalRequestOrder = orderOf('JobApprovalRequest', 'requests', {
  ASKED_AT: { value: 'askedDate', description: 'Since when they wait.' },
})

const JobApprovalRequestConnection = connectionOf(JobApprovalRequest)

builder.queryField('requisitionsToDecide', (t) =>
  t.field({
    type: JobApprovalRequestConnection,
    operation: contract.requisitionWaitingList,
    description: 'New jobs that wait for the decision of the viewer, what waits longest first unless asked otherwise.',
    args: {
      query: t.arg.string({ description: 'Words of the title, the skills or the hashtags.' }),
      filter: t.arg({ type: JobApprovalRequestFilter, description: 'Which of them; all without it.' }),
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
