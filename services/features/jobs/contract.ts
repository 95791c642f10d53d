import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, openWords, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { Job, JobDetail, jobOrders, JobOption, JobStatus, jobStatuses, jobTabs } from './jobShapes.ts'

export {
  closeReasons,
  type Job,
  type JobDetail,
  type JobEvent,
  type JobFields,
  jobOrders,
  type JobOption,
  jobPriorities,
  jobStatuses,
  jobTabs,
  publishStatuses,
} from './jobShapes.ts'
export {
  hotJobCreate,
  hotJobUpdate,
  jobArchive,
  jobCreate,
  jobDelete,
  jobEventList,
  jobHashtagList,
  jobPublish,
  jobStatusChange,
  jobUnpublish,
  jobUpdate,
  jobUserList,
} from './writeContract.ts'

/** Those who read jobs, and those whose screens offer jobs to choose from. */
const pickers = [
  'JobRequest:ListJobRequest',
  'JobRequest:ReadJobRequest',
  'DPS:ListDPS',
  'JobRequestProduct:ListJobRequestProduct',
  'JobRequest:DashboardForBUL',
] as const
const readers = ['JobRequest:ReadJobRequest', 'JobRequest:ListJobRequest'] as const
const keyword = Type.Optional(Type.String({ maxLength: 200, description: 'words of the title, skills or hashtags' }))

export const jobList = operation({
  id: 'jobList',
  method: 'POST',
  path: '/Jobs/list',
  service: 'jobs',
  access: 'JobRequest:ListJobRequest',
  effect: 'read',
  origin: 'spec',
  body: Type.Object({
    ...rowsPaging(1000),
    type: Type.Optional(Type.Enum(jobTabs, { description: 'only jobs of this tab' })),
    keyword,
    status: Type.Optional(Type.Array(JobStatus, { maxItems: 4 })),
    departmentId: Type.Optional(Type.String({ format: 'uuid', description: 'all zeros: jobs of every department' })),
    jobCategoryId: Type.Optional(Id),
    jobRankId: Type.Optional(Id),
    owner: Type.Optional(Type.String({ maxLength: 250, description: 'user name' })),
    member: Type.Optional(
      Type.String({ maxLength: 250, description: 'ours: user name of the owner or of one of the hiring team' }),
    ),
    hashtag: Type.Optional(Type.String({ maxLength: 250, description: 'ours' })),
    isArchived: Type.Optional(Type.Boolean({ description: 'ours: only those put away; without it only the others' })),
    sortBy: Type.Optional(Type.Enum(jobOrders, { description: 'default createdDate' })),
    sortDirection: Type.Optional(Type.Enum(['asc', 'desc'] as const, { description: 'default desc' })),
  }),
  answer: pagedRows(Job),
  doc: "Jobs of the caller's company by tab, words, status, department, category, rank and owner; newest first unless asked otherwise.",
  place: '000/7/51, 000/2.10/1, 002/7.6/5',
})

export const jobDashboardList = operation({
  id: 'jobDashboardList',
  method: 'POST',
  path: '/Jobs/dashboard-list-job',
  service: 'jobs',
  access: 'JobRequest:DashboardForBUL',
  effect: 'read',
  origin: 'spec',
  body: Type.Object(rowsPaging(100)),
  answer: pagedRows(Job),
  doc: 'Jobs that wait for people: those open or on hold that still lack some, nearest due date first, those without one last.',
  place: '000/7/58',
})

export const jobsByIds = operation({
  id: 'jobsByIds',
  method: 'POST',
  path: '/Jobs/by-ids',
  service: 'jobs',
  access: readers,
  effect: 'read',
  origin: 'ours',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(Job),
  doc: "Jobs of the caller's company by id, in any order; unknown ones are left out.",
  place: 'ours',
})

export const jobDetailsByIds = operation({
  id: 'jobDetailsByIds',
  method: 'POST',
  path: '/Jobs/details-by-ids',
  service: 'jobs',
  access: readers,
  effect: 'read',
  origin: 'ours',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(JobDetail),
  doc: 'As by-ids, with all that the page of a job shows.',
  place: 'ours',
})

export const jobStatusList = operation({
  id: 'jobStatusList',
  method: 'GET',
  path: '/Jobs/get-job-status',
  service: 'jobs',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(
    Type.Object({ id: openWords(JobStatus), name: openWords(Type.Enum(jobStatuses)), isDefault: Type.Boolean() }),
  ),
  doc: 'Statuses of jobs with their numbers.',
  place: '000/7/57, 000/3/36',
})

export const jobsByDepartment = operation({
  id: 'jobsByDepartment',
  method: 'GET',
  path: '/Jobs/list-job-by-department',
  service: 'jobs',
  access: pickers,
  effect: 'read',
  origin: 'spec',
  query: Type.Object({
    departmentId: Type.String({ format: 'uuid', description: 'all zeros: jobs without a department' }),
  }),
  answer: Type.Array(JobOption),
  doc: 'Jobs of one department in title order, for a picker; at most 1,000.',
  place: '000/7/57',
})

export const jobsByCurrentCompany = operation({
  id: 'jobsByCurrentCompany',
  method: 'GET',
  path: '/Jobs/list-job-by-current-company',
  service: 'jobs',
  access: pickers,
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ keyword }),
  answer: Type.Array(JobOption),
  doc: "Jobs of the caller's company in title order, for a picker; at most 1,000.",
  place: '000/7/57',
})

export const jobGet = operation({
  id: 'jobGet',
  method: 'GET',
  path: '/Jobs/{id}',
  service: 'jobs',
  access: readers,
  effect: 'read',
  origin: 'spec',
  params: Type.Object({ id: Id }),
  answer: JobDetail,
  doc: 'One job.',
  place: '000/7/52',
})
