import { jobGet, jobPriorities, jobsByIds, jobTabs, type Job as Row } from '../../../services/features/jobs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { openSet, otherValue } from '../../core/graph/enums.ts'
import { byIds, loader, oneByOne } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { Department } from '../departments/department.ts'
import { JobCategory, JobRank } from '../lookups/lookup.ts'
import { User } from '../users/user.ts'

const permission = ['JobRequest:ReadJobRequest', 'JobRequest:ListJobRequest'] as const

const jobs = loader<Row>({
  read: byIds(
    jobsByIds,
    oneByOne((id, { rest }) => rest.call(jobGet, { params: { id } })),
  ),
  key: (job) => job.id,
})

export const JobStatus = builder.enumType('JobStatus', {
  description: 'The status of a job.',
  values: {
    OPEN: { value: 0, description: 'Open: the job takes candidates.' },
    CLOSED: { value: 1, description: 'Closed: the job no longer takes candidates.' },
    ON_HOLD: { value: 2, description: 'On hold: the search is paused.' },
    FILLED: { value: 3, description: 'All openings have been filled.' },
    OTHER: otherValue('statusName'),
  } as const,
})
const statuses = openSet([0, 1, 2, 3] as const)

export const JobHighlight = builder.enumType('JobHighlight', {
  description: 'How a job is highlighted to job seekers.',
  values: {
    HOT: { value: 'Hot', description: 'Jobs to fill first.' },
    NEW: { value: 'New', description: 'Jobs that are new.' },
    SUGGESTED: { value: 'Suggest', description: 'Jobs that are recommended.' },
  } as const,
})

export const JobPriority = builder.enumType('JobPriority', {
  description: 'How urgent a job is.',
  values: {
    LOW: { value: 'Low', description: 'The job can wait.' },
    NORMAL: { value: 'Normal', description: 'The job has the usual urgency.' },
    HIGH: { value: 'High', description: 'More urgent than usual.' },
    URGENT: { value: 'Urgent', description: 'More urgent than all others.' },
    OTHER: otherValue('priorityName'),
  } as const,
})
const priorities = openSet(jobPriorities)

export const JobPublicationStatus = builder.enumType('JobPublicationStatus', {
  description: "Status of a job's publication.",
  values: {
    PENDING: { value: 'Pending', description: 'Waiting for an approver.' },
    APPROVED: { value: 'Approve', description: 'The job is public.' },
    REJECTED: { value: 'Reject', description: 'An approver has rejected the publication.' },
  } as const,
})

export const Job = node<Row>('Job', {
  description: 'A job request: a position with a number of openings.',
  permission,
  loader: jobs,
  databaseId: (job) => job.id,
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title of the position.' }),
    status: t.field({
      type: JobStatus,
      description: 'Status of the job.',
      resolve: ({ status }) => statuses.valueOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own value if the status is OTHER.",
      resolve: ({ status }) => statuses.nameOf(status),
    }),
    priority: t.field({
      type: JobPriority,
      description: 'How urgent it is.',
      resolve: ({ priority }) => priorities.valueOf(priority),
    }),
    priorityName: t.string({
      nullable: true,
      description: "The services' own value if the priority is OTHER.",
      resolve: ({ priority }) => priorities.nameOf(priority),
    }),
    highlights: t.field({
      type: [JobHighlight],
      description: 'How the job is highlighted to job seekers.',
      // Leaves out types of the services that have no tab here.
      resolve: ({ types }) => types.filter((type) => jobTabs.includes(type)),
    }),
    department: t.field({
      type: Department,
      nullable: true,
      description: 'The department that is hiring.',
      resolve: ({ departmentId }, _args, context) => Department.load(context, departmentId),
    }),
    category: t.field({
      type: JobCategory,
      nullable: true,
      description: 'Field of work.',
      resolve: ({ jobCategoryId }, _args, context) => JobCategory.load(context, jobCategoryId),
    }),
    rank: t.field({
      type: JobRank,
      nullable: true,
      description: 'Level of the position.',
      resolve: ({ jobRankId }, _args, context) => JobRank.load(context, jobRankId),
    }),
    owner: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who is responsible for the job.',
      resolve: ({ owner }, _args, context, info) => User.named(context, owner, info),
    }),
    skills: t.exposeStringList('skills', { description: 'The required skills.' }),
    locations: t.exposeStringList('locations', { description: 'The work locations.' }),
    publicationStatus: t.field({
      type: JobPublicationStatus,
      nullable: true,
      description: 'Status of its publication; null if none was requested.',
      resolve: ({ publishStatus }) => publishStatus ?? null,
    }),
    isArchived: t.boolean({
      description: 'Whether the job is archived; lists leave archived jobs out.',
      resolve: ({ isArchived }) => isArchived ?? false,
    }),
    openDate: t.expose('openDate', {
      type: 'Date',
      nullable: true,
      description: 'First day on which people are needed, YYYY-MM-DD.',
    }),
    dueDate: t.expose('dueDate', {
      type: 'Date',
      nullable: true,
      description: 'Day by which the openings should be filled, YYYY-MM-DD.',
    }),
    totalCount: t.exposeInt('total', {
      nullable: true,
      description: 'T: number of openings; like the other counts, null if the services do not provide it.',
    }),
    submittedCount: t.exposeInt('submitted', { nullable: true, description: 'S: number of candidates submitted.' }),
    offerCount: t.exposeInt('offer', { nullable: true, description: 'O: number of offers made.' }),
    openingsRemaining: t.exposeInt('lack', { nullable: true, description: 'L: number of openings still to fill.' }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who created the job.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: 'When the job was created.' }),
    updatedAt: t.expose('updatedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the job was last changed.',
    }),
  }),
})
