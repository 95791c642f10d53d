import { jobDashboardList, jobList } from '../../../services/features/jobs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, wantedOf } from '../../core/graph/connection.ts'
import { idOf } from '../../core/graph/ids.ts'
import { readPages } from '../../core/graph/paging.ts'
import { SortDirection } from '../../core/graph/sort.ts'
import { Job, JobStatus, JobTab } from './job.ts'

const JobFilter = builder.inputType('JobFilter', {
  description: 'Conditions on jobs; all of them must hold.',
  fields: (t) => ({
    tab: t.field({ type: JobTab, description: 'Only jobs of this tab.' }),
    keyword: t.string({ description: 'Words of the title or the skills.' }),
    statuses: t.field({ type: [JobStatus], description: 'Any of these statuses.' }),
    departmentId: t.id({ description: 'Only jobs of this department (global id).' }),
    categoryId: t.id({ description: 'Only jobs of this category (global id).' }),
    rankId: t.id({ description: 'Only jobs of this rank (global id).' }),
    ownerUserName: t.string({ description: 'Only jobs that this user looks after.' }),
  }),
})

const JobSortField = builder.enumType('JobSortField', {
  description: 'What jobs are sorted by.',
  values: {
    TITLE: { value: 'title', description: 'By the title of the job.' },
    CREATED_AT: { value: 'createdDate', description: 'When the job was created.' },
    DUE_DATE: { value: 'dueDate', description: 'Day by which people should be found; jobs without one come last.' },
    STATUS: { value: 'status', description: 'Status: open, closed, on hold, filled.' },
    PRIORITY: { value: 'priority', description: 'Priority, least urgent first when ascending.' },
    TOTAL_COUNT: { value: 'total', description: 'By the number of people wanted.' },
    SUBMITTED_COUNT: { value: 'submitted', description: 'By the number of candidates submitted.' },
    OFFER_COUNT: { value: 'offer', description: 'By the number of offers made.' },
    OPENINGS_REMAINING: { value: 'lack', description: 'People still wanted.' },
  } as const,
})

const JobSort = builder.inputType('JobSort', {
  description: 'Order of jobs.',
  fields: (t) => ({
    by: t.field({ type: JobSortField, required: true, description: 'What they are sorted by.' }),
    direction: t.field({ type: SortDirection, required: true, description: 'Which end comes first.' }),
  }),
})

const JobConnection = connectionOf(Job)

builder.queryField('jobs', (t) =>
  t.field({
    type: JobConnection,
    operation: jobList,
    description: "Jobs of the viewer's company, newest first unless asked otherwise.",
    args: {
      filter: t.arg({ type: JobFilter, description: 'Which jobs; all without it.' }),
      sort: t.arg({ type: JobSort, description: 'Order of the jobs.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, sort, ...args }, { rest }, info) => {
      const { tab, keyword, statuses, departmentId, categoryId, rankId, ownerUserName } = filter ?? {}
      const conditions = {
        ...(tab && { type: tab }),
        ...(keyword && { keyword }),
        ...(statuses?.length && { status: [...new Set(statuses)] }),
        ...(departmentId && { departmentId: idOf('Department', departmentId, 'departmentId') }),
        ...(categoryId && { jobCategoryId: idOf('JobCategory', categoryId, 'categoryId') }),
        ...(rankId && { jobRankId: idOf('JobRank', rankId, 'rankId') }),
        ...(ownerUserName && { owner: ownerUserName }),
        ...(sort && { sortBy: sort.by, sortDirection: sort.direction }),
      }
      return readPages(args, (page) => rest.call(jobList, { body: { ...page, ...conditions } }), wantedOf(info))
    },
  }),
)

builder.queryField('jobsWithOpenings', (t) =>
  t.field({
    type: JobConnection,
    operation: jobDashboardList,
    description: 'Jobs that wait for people: those open or on hold that still lack some, nearest due date first.',
    args: { ...pageArgs },
    resolve: (_root, args, { rest }, info) =>
      readPages(args, (page) => rest.call(jobDashboardList, { body: page }), wantedOf(info)),
  }),
)
