import { jobDashboardList, jobHashtagList, jobList } from '../../../services/features/jobs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { known } from '../../core/graph/enums.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { orderOf } from '../../core/graph/order.ts'
import { readPages } from '../../core/graph/paging.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { Job, JobStatus, JobHighlight } from './job.ts'

const JobFilter = builder.inputType('JobFilter', {
  description: 'Conditions on jobs. All conditions must hold.',
  fields: (t) => ({
    highlight: t.field({ type: JobHighlight, description: 'Only jobs with this highlight.' }),
    statuses: t.field({ type: [JobStatus], description: 'Any of these statuses.' }),
    departmentId: t.id({ description: 'Only jobs of this department (global id).' }),
    categoryId: t.id({ description: 'Only jobs of this category (global id).' }),
    rankId: t.id({ description: 'Only jobs of this rank (global id).' }),
    ownerId: t.id({ description: 'Only jobs owned by this user (global id).' }),
    memberId: t.id({ description: 'Only jobs for which this user (global id) is the owner or in the hiring team.' }),
    isMine: t.boolean({ description: 'true: only jobs for which the viewer is the owner or in the hiring team.' }),
    hashtag: t.string({ description: 'Only jobs with this hashtag.' }),
    isArchived: t.boolean({ description: 'true: only archived jobs; otherwise only jobs that are not archived.' }),
  }),
})

const JobOrder = orderOf('Job', 'jobs', {
  TITLE: { value: 'title', description: 'By the title of the job.' },
  CREATED_AT: { value: 'createdDate', description: 'When the job was created.' },
  DUE_DATE: {
    value: 'dueDate',
    description: 'Day by which the openings should be filled; jobs without one come last.',
  },
  STATUS: { value: 'status', description: 'Status: open, closed, on hold, filled.' },
  PRIORITY: { value: 'priority', description: 'Priority, least urgent first when ascending.' },
  TOTAL_COUNT: { value: 'total', description: 'By the number of openings.' },
  SUBMITTED_COUNT: { value: 'submitted', description: 'By the number of candidates submitted.' },
  OFFER_COUNT: { value: 'offer', description: 'By the number of offers made.' },
  OPENINGS_REMAINING: { value: 'lack', description: 'By the number of openings still to fill.' },
})

const JobConnection = connectionOf(Job)

builder.queryField('jobs', (t) =>
  t.field({
    type: JobConnection,
    operation: jobList,
    description: "Jobs of the viewer's company, newest first by default.",
    args: {
      query: t.arg.string({ description: 'Search terms in the title or the skills.' }),
      filter: t.arg({ type: JobFilter, description: 'Which jobs to return; all if omitted.' }),
      orderBy: t.arg({ type: JobOrder, description: 'Order of the jobs.' }),
      ...pageArgs,
    },
    resolve: (_root, { query, filter, orderBy, ...args }, context, info) => {
      const { highlight, statuses, departmentId, categoryId, rankId, ownerId, memberId, isMine, hashtag, isArchived } =
        filter ?? {}
      const conditions = {
        ...(highlight && { type: highlight }),
        ...(query && { keyword: query }),
        ...(statuses?.length && { status: [...new Set(statuses.map((status) => known(status, 'filter.statuses')))] }),
        ...(departmentId && { departmentId: idOf('Department', departmentId, 'filter.departmentId') }),
        ...(categoryId && { jobCategoryId: idOf('JobCategory', categoryId, 'filter.categoryId') }),
        ...(rankId && { jobRankId: idOf('JobRank', rankId, 'filter.rankId') }),
        ...(ownerId && { owner: userNameOf(ownerId, 'filter.ownerId') }),
        ...(memberId && { member: userNameOf(memberId, 'filter.memberId') }),
        ...(isMine && { member: signedIn(context).userName }),
        ...(hashtag && { hashtag }),
        ...(isArchived && { isArchived }),
        ...(orderBy && { sortBy: orderBy.field, sortDirection: orderBy.direction }),
      }
      return readPages(
        args,
        (page) => context.rest.call(jobList, { fieldNames: { keyword: 'query' }, body: { ...page, ...conditions } }),
        pageSelectionOf(info),
      )
    },
  }),
)

builder.queryField('jobsWithOpenings', (t) =>
  t.field({
    type: JobConnection,
    operation: jobDashboardList,
    description: 'Jobs with openings to fill: those open or on hold, nearest due date first.',
    args: { ...pageArgs },
    resolve: (_root, args, { rest }, info) =>
      readPages(args, (page) => rest.call(jobDashboardList, { body: page }), pageSelectionOf(info)),
  }),
)

builder.queryField('jobHashtags', (t) =>
  t.field({
    type: ['String'],
    operation: jobHashtagList,
    description: "Hashtags of the company's jobs, most used first.",
    resolve: (_root, _args, { rest }) => rest.call(jobHashtagList),
  }),
)
