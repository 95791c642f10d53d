import { Type, type Static } from 'typebox'
import { Day, Id, Moment, Nullable, openWords, orElse } from '../../core/contract/shapes.ts'
import { approvalStatuses } from '../requisitions/shapes.ts'

/** Tabs above a job list (000/2.10): the kinds of job products (decision D-34). */
export const jobTabs = ['Hot', 'New', 'Suggest'] as const
export type JobTab = (typeof jobTabs)[number]
/** Statuses by number (000/3/36; OnHold is written so on the wire, decision D-80). */
export const jobStatuses = ['Open', 'Closed', 'OnHold', 'Filled'] as const
export const statusOf = { open: 0, closed: 1, onHold: 2, filled: 3 } as const
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
/** Why nobody is wanted any more. */
export const closeReasons = ['cancelled', 'budget', 'postponed', 'foundElsewhere', 'duplicate', 'other'] as const
export type CloseReason = (typeof closeReasons)[number]
/** How a publication stands (002/4.5; written so, decision D-60). */
export const publishStatuses = ['Pending', 'Approve', 'Reject'] as const
export type PublishStatus = (typeof publishStatuses)[number]
export const jobEventKinds = [
  'created',
  'changed',
  'opened',
  'heldBack',
  'closed',
  'filled',
  'archived',
  'restored',
  'publicationAsked',
  'published',
  'publicationRefused',
  'unpublished',
  'approvalAsked',
  'approvalGiven',
  'approvalRefused',
  'approvalSkipped',
  'approvalWithdrawn',
  'approvalNotNeeded',
  'approved',
] as const
export type JobEventKind = (typeof jobEventKinds)[number]

/** Longest texts and lists of a job. What is rich text counts as one reads it. */
export const jobLimits = {
  title: 250,
  richText: 20_000,
  html: 200_000,
  word: 100,
  skills: 50,
  locations: 20,
  hashtags: 20,
  hiringTeam: 30,
  quantity: 10_000,
  salary: 1_000_000_000_000,
  note: 500,
} as const

export const JobStatus = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
  description: '0 Open, 1 Closed, 2 OnHold, 3 Filled',
})
const entry = (description: string) => Type.Optional(Nullable(Type.String({ format: 'uuid', description })))
const ours = (description: string) => ({ description: `ours: ${description}` })

export const Job = Type.Object({
  id: Id,
  title: Type.String(),
  departmentId: Nullable(Id),
  jobCategoryId: Nullable(Id),
  jobRankId: Nullable(Id),
  workflowId: Type.Optional(
    Nullable(Type.String({ format: 'uuid', description: 'ours: the interview workflow that it follows' })),
  ),
  priority: orElse(openWords(Type.Enum(jobPriorities)), 'Normal'),
  status: openWords(JobStatus),
  types: Type.Array(openWords(Type.Enum(jobTabs)), {
    description: 'tabs that show the job: the types of its products',
  }),
  skills: Type.Array(Type.String()),
  locations: Type.Array(Type.String()),
  owner: Type.String({ description: 'user name' }),
  openDate: Nullable(Day),
  dueDate: Nullable(Day),
  total: Nullable(Type.Integer({ description: 'T: people wanted' })),
  submitted: Nullable(Type.Integer({ description: 'S: candidates submitted' })),
  offer: Nullable(Type.Integer({ description: 'O: offers made' })),
  lack: Nullable(Type.Integer({ description: 'L: people still wanted' })),
  onboard: Type.Optional(Type.Integer({ description: 'ours: candidates who came to a status of the group Onboard' })),
  publishStatus: Type.Optional(
    Nullable(Type.Enum(publishStatuses, ours('how its publication stands; null: it is not asked for'))),
  ),
  approvalStatus: Type.Optional(
    Nullable(Type.Enum(approvalStatuses, ours('how its approval as a new job stands; null: it needs none'))),
  ),
  isArchived: Type.Optional(Type.Boolean(ours('put away: lists leave it out'))),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Nullable(Moment),
  updatedDate: Nullable(Moment),
})
export type Job = Static<typeof Job>

/** What the page of one job shows beside its row. */
export const JobDetail = Type.Object({
  ...Job.properties,
  description: Type.Optional(Nullable(Type.String({ description: 'HTML' }))),
  qualification: Type.Optional(Nullable(Type.String({ description: 'HTML' }))),
  benefit: Type.Optional(Nullable(Type.String({ description: 'HTML' }))),
  salaryFrom: Type.Optional(Nullable(Type.Integer())),
  salaryTo: Type.Optional(Nullable(Type.Integer())),
  salaryTypeId: entry('a salary type'),
  salaryCurrencyId: entry('a salary currency'),
  jobTypeId: entry('a job type'),
  industryId: entry('an industry'),
  experienceLevelId: entry('an experience level'),
  hashtags: Type.Optional(Type.Array(Type.String())),
  hiringTeam: Type.Optional(Type.Array(Type.String({ description: 'user name' }))),
  closeReason: Type.Optional(Nullable(Type.Enum(closeReasons, ours('why it was closed')))),
  closeNote: Type.Optional(Nullable(Type.String(ours('what was said when it was closed')))),
  version: Type.Optional(Type.Integer(ours('grows with each change'))),
  updatedBy: Type.Optional(Nullable(Type.String(ours('user name')))),
})
export type JobDetail = Static<typeof JobDetail>

const text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description && { description }) })
const texts = (maxItems: number, description?: string) =>
  Type.Optional(Type.Array(text(250), { maxItems, ...(description && { description }) }))
const html = Type.Optional(text(jobLimits.html, `HTML; at most ${jobLimits.richText} characters that one reads`))

/** What people give a job. Blank titles are answered with the specification's own words, so the shape leaves room. */
export const JobFields = Type.Object({
  title: text(10_000, `not blank, at most ${jobLimits.title} characters`),
  departmentId: entry('a department'),
  jobCategoryId: entry('a job category'),
  jobRankId: entry('a job rank'),
  priority: Type.Optional(Type.Enum(jobPriorities)),
  quantity: Type.Integer({ minimum: 1, maximum: jobLimits.quantity, description: 'T: people wanted' }),
  openDate: Type.Optional(Nullable(Day)),
  dueDate: Type.Optional(Nullable(Day)),
  description: html,
  qualification: html,
  benefit: html,
  salaryFrom: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: jobLimits.salary }))),
  salaryTo: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: jobLimits.salary }))),
  salaryTypeId: entry('a salary type'),
  salaryCurrencyId: entry('a salary currency'),
  jobTypeId: entry('a job type'),
  industryId: entry('an industry'),
  experienceLevelId: entry('an experience level'),
  skills: texts(jobLimits.skills),
  locations: texts(jobLimits.locations),
  hashtags: texts(jobLimits.hashtags),
  owner: Type.Optional(text(250, 'user name; the caller without it')),
  hiringTeam: texts(jobLimits.hiringTeam, 'user names'),
})
export type JobFields = Static<typeof JobFields>

export const JobOption = Type.Object({
  id: Id,
  title: Type.String(),
  status: openWords(JobStatus),
  departmentId: Nullable(Id),
})
export type JobOption = Static<typeof JobOption>

export const JobUser = Type.Object({ userName: Type.String(), fullName: Type.String(), email: Nullable(Type.String()) })
export type JobUser = Static<typeof JobUser>

export const JobEvent = Type.Object({
  id: Id,
  kind: Type.Enum(jobEventKinds),
  note: Nullable(Type.String()),
  userName: Type.String(),
  date: Moment,
})
export type JobEvent = Static<typeof JobEvent>
