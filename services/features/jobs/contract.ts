import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, openEnum, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
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

/** The permission keys of users who read jobs and of users whose screens offer jobs to choose from. */
const pickers = [
  'JobRequest:ListJobRequest',
  'JobRequest:ReadJobRequest',
  'DPS:ListDPS',
  'JobRequestProduct:ListJobRequestProduct',
  'JobRequest:DashboardForBUL',
] as const
const readers = ['JobRequest:ReadJobRequest', 'JobRequest:ListJobRequest'] as const
const keyword = Type.Optional(
  Type.String({ maxLength: 200, description: 'search terms for the title, skills or hashtags' }),
)

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
    owner: Type.Optional(Type.String({ maxLength: 250, description: 'user name of the owner' })),
    member: Type.Optional(
      Type.String({ maxLength: 250, description: 'ours: user name of the owner or of a member of the hiring team' }),
    ),
    hashtag: Type.Optional(Type.String({ maxLength: 250, description: 'ours' })),
    isArchived: Type.Optional(
      Type.Boolean({ description: 'ours: true returns only archived jobs; otherwise only jobs that are not archived' }),
    ),
    sortBy: Type.Optional(Type.Enum(jobOrders, { description: 'the default is createdDate' })),
    sortDirection: Type.Optional(Type.Enum(['asc', 'desc'] as const, { description: 'the default is desc' })),
  }),
  answer: pagedRows(Job),
  doc: "Returns jobs of the caller's company by tab, search terms, status, department, category, rank and owner; newest first by default.",
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
  doc: 'Returns the jobs that are open or on hold and still lack people. The nearest due date comes first; jobs without one come last.',
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
  doc: "Returns jobs of the caller's company by id, in any order. Unknown ids are left out.",
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
  doc: 'Returns the same as by-ids, with everything that the page of a job shows.',
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
    Type.Object({ id: openEnum(JobStatus), name: openEnum(Type.Enum(jobStatuses)), isDefault: Type.Boolean() }),
  ),
  doc: 'Returns the statuses of jobs with their numbers.',
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
  doc: 'Returns the jobs of one department in title order, for a picker; at most 1,000.',
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
  doc: "Returns the jobs of the caller's company in title order, for a picker; at most 1,000.",
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
  doc: 'Returns one job.',
  place: '000/7/52',
})
