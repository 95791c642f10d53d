import { jobGet, jobsByIds, type Job as Row } from '../../../services/features/jobs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { recordId } from '../../core/graph/ids.ts'
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
  } as const,
})

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
  } as const,
})

export const Job = node<Row>('Job', {
  description: 'A job request: people wanted for a position.',
  permission,
  loader: jobs,
  databaseId: (job) => job.id,
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title of the position.' }),
    status: t.expose('status', { type: JobStatus, description: 'How the job stands.' }),
    priority: t.expose('priority', { type: JobPriority, description: 'How urgent it is.' }),
    highlights: t.expose('types', {
      type: [JobHighlight],
      description: 'How the job is held out to those who look for one.',
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
    totalCount: t.exposeInt('total', { description: 'T: people wanted.' }),
    submittedCount: t.exposeInt('submitted', { description: 'S: candidates submitted.' }),
    offerCount: t.exposeInt('offer', { description: 'O: offers made.' }),
    openingsRemaining: t.exposeInt('lack', { description: 'L: people still wanted.' }),
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

builder.queryField('job', (t) =>
  t.field({
    type: Job,
    nullable: true,
    permission,
    description: 'One job by the id that addresses carry; null when there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => Job.load(context, recordId(databaseId)),
  }),
)
