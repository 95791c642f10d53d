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
  description: 'How a job stands.',
  values: {
    OPEN: { value: 0, description: 'Candidates are wanted.' },
    CLOSED: { value: 1, description: 'No longer wanted.' },
    ON_HOLD: { value: 2, description: 'On Hold: the search rests.' },
    FILLED: { value: 3, description: 'Everybody who was wanted has been found.' },
    OTHER: otherValue('statusName'),
  } as const,
})
const statuses = openSet([0, 1, 2, 3] as const)

export const JobHighlight = builder.enumType('JobHighlight', {
  description: 'How a job is held out to those who look for one.',
  values: {
    HOT: { value: 'Hot', description: 'Jobs that are to be filled first.' },
    NEW: { value: 'New', description: 'Jobs that have just come.' },
    SUGGESTED: { value: 'Suggest', description: 'Jobs that are suggested.' },
  } as const,
})

export const JobPriority = builder.enumType('JobPriority', {
  description: 'How urgent a job is.',
  values: {
    LOW: { value: 'Low', description: 'The job can wait.' },
    NORMAL: { value: 'Normal', description: 'The job is as urgent as most.' },
    HIGH: { value: 'High', description: 'Before the usual ones.' },
    URGENT: { value: 'Urgent', description: 'Before all others.' },
    OTHER: otherValue('priorityName'),
  } as const,
})
const priorities = openSet(jobPriorities)

export const JobPublicationStatus = builder.enumType('JobPublicationStatus', {
  description: 'How the publication of a job stands.',
  values: {
    PENDING: { value: 'Pending', description: 'It waits for an approver.' },
    APPROVED: { value: 'Approve', description: 'The job is public.' },
    REJECTED: { value: 'Reject', description: 'An approver has refused it.' },
  } as const,
})

export const Job = node<Row>('Job', {
  description: 'A job request: people wanted for a position.',
  permission,
  loader: jobs,
  databaseId: (job) => job.id,
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title of the position.' }),
    status: t.field({
      type: JobStatus,
      description: 'How the job stands.',
      resolve: ({ status }) => statuses.valueOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own word for the status, where it is OTHER.",
      resolve: ({ status }) => statuses.nameOf(status),
    }),
    priority: t.field({
      type: JobPriority,
      description: 'How urgent it is.',
      resolve: ({ priority }) => priorities.valueOf(priority),
    }),
    priorityName: t.string({
      nullable: true,
      description: "The services' own word for the priority, where it is OTHER.",
      resolve: ({ priority }) => priorities.nameOf(priority),
    }),
    highlights: t.field({
      type: [JobHighlight],
      description: 'How the job is held out to those who look for one.',
      // Those that only the services have are no tab of a list here.
      resolve: ({ types }) => types.filter((type) => jobTabs.includes(type)),
    }),
    department: t.field({
      type: Department,
      nullable: true,
      description: 'The department that wants people.',
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
      description: 'Who looks after the job.',
      resolve: ({ owner }, _args, context, info) => User.named(context, owner, info),
    }),
    skills: t.exposeStringList('skills', { description: 'Skills that are asked for.' }),
    locations: t.exposeStringList('locations', { description: 'Where the work is.' }),
    publicationStatus: t.field({
      type: JobPublicationStatus,
      nullable: true,
      description: 'How its publication stands; null when nobody has asked for it.',
      resolve: ({ publishStatus }) => publishStatus ?? null,
    }),
    isArchived: t.boolean({
      description: 'It is put away: lists leave it out.',
      resolve: ({ isArchived }) => isArchived ?? false,
    }),
    openDate: t.expose('openDate', {
      type: 'Date',
      nullable: true,
      description: 'Day from which people are wanted, YYYY-MM-DD.',
    }),
    dueDate: t.expose('dueDate', {
      type: 'Date',
      nullable: true,
      description: 'Day by which they should be found, YYYY-MM-DD.',
    }),
    totalCount: t.exposeInt('total', {
      nullable: true,
      description: 'T: people wanted; null, like the other counts, where the services do not say.',
    }),
    submittedCount: t.exposeInt('submitted', { nullable: true, description: 'S: candidates submitted.' }),
    offerCount: t.exposeInt('offer', { nullable: true, description: 'O: offers made.' }),
    openingsRemaining: t.exposeInt('lack', { nullable: true, description: 'L: people still wanted.' }),
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
