import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, orElse, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** Tabs above a job list (000/2.10): the kinds of job products (decision D-34). */
export const jobTabs = ['Hot', 'New', 'Suggest'] as const
/** Statuses by number (000/3/36; OnHold is written so on the wire, decision D-80). */
export const jobStatuses = ['Open', 'Closed', 'OnHold', 'Filled'] as const
/** Priorities, least urgent first. */
export const jobPriorities = ['Low', 'Normal', 'High', 'Urgent'] as const
export const jobOrders = [
  'title',
  'createdDate',
  'dueDate',
  'status',
  'priority',
  'total',
  'submitted',
  'offer',
  'lack',
] as const

const JobStatus = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
  description: '0 Open, 1 Closed, 2 OnHold, 3 Filled',
})
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' })

export const Job = Type.Object({
  id: Id,
  title: Type.String(),
  departmentId: Nullable(Id),
  jobCategoryId: Nullable(Id),
  jobRankId: Nullable(Id),
  workflowId: Type.Optional(
    Nullable(Type.String({ format: 'uuid', description: 'ours: the interview workflow that it follows' })),
  ),
  priority: orElse(Type.Enum(jobPriorities), 'Normal'),
  status: JobStatus,
  types: Type.Array(Type.Enum(jobTabs), { description: 'tabs that show the job' }),
  skills: Type.Array(Type.String()),
  locations: Type.Array(Type.String()),
  owner: Type.String({ description: 'user name' }),
  openDate: Nullable(Day),
  dueDate: Nullable(Day),
  total: Type.Integer({ description: 'T: people wanted' }),
  submitted: Type.Integer({ description: 'S: candidates submitted' }),
  offer: Type.Integer({ description: 'O: offers made' }),
  lack: Type.Integer({ description: 'L: people still wanted' }),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Nullable(Moment),
  updatedDate: Nullable(Moment),
})
export type Job = Static<typeof Job>

export const JobOption = Type.Object({ id: Id, title: Type.String(), status: JobStatus, departmentId: Nullable(Id) })
export type JobOption = Static<typeof JobOption>

/** Those who read jobs, and those whose screens offer jobs to choose from. */
const pickers = [
  'JobRequest:ListJobRequest',
  'JobRequest:ReadJobRequest',
  'DPS:ListDPS',
  'JobRequestProduct:ListJobRequestProduct',
  'JobRequest:DashboardForBUL',
] as const
const readers = ['JobRequest:ReadJobRequest', 'JobRequest:ListJobRequest'] as const
const keyword = Type.Optional(Type.String({ maxLength: 200, description: 'words of the title or skills' }))

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

export const jobStatusList = operation({
  id: 'jobStatusList',
  method: 'GET',
  path: '/Jobs/get-job-status',
  service: 'jobs',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(Type.Object({ id: JobStatus, name: Type.Enum(jobStatuses), isDefault: Type.Boolean() })),
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
  answer: Job,
  doc: 'One job.',
  place: '000/7/52',
})
