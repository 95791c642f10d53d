import { Type, type Static } from 'typebox'
import { Day, Id, Moment, Nullable, openEnum, withDefault } from '../../core/contract/shapes.ts'
import { approvalStatuses } from '../requisitions/shapes.ts'

/** The tabs above a job list (000/2.10), which are the types of job products (decision D-34). */
export const jobTabs = ['Hot', 'New', 'Suggest'] as const
export type JobTab = (typeof jobTabs)[number]
/** The statuses by number (000/3/36; OnHold is spelled this way in the API, decision D-80). */
export const jobStatuses = ['Open', 'Closed', 'OnHold', 'Filled'] as const
export const statusOf = { open: 0, closed: 1, onHold: 2, filled: 3 } as const
/** The priorities, least urgent first. */
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
/** The reasons for closing a job without a hire. */
export const closeReasons = ['cancelled', 'budget', 'postponed', 'foundElsewhere', 'duplicate', 'other'] as const
export type CloseReason = (typeof closeReasons)[number]
/** The states of a publication (002/4.5; spelled as in decision D-60). */
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

/** The maximum lengths of the texts and lists of a job. `richText` is measured without markup. */
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
    Nullable(Type.String({ format: 'uuid', description: 'ours: the interview workflow of the job' })),
  ),
  priority: withDefault(openEnum(Type.Enum(jobPriorities)), 'Normal'),
  status: openEnum(JobStatus),
  types: Type.Array(openEnum(Type.Enum(jobTabs)), {
    description: 'the tabs that show the job, which are the types of its products',
  }),
  skills: Type.Array(Type.String()),
  locations: Type.Array(Type.String()),
  owner: Type.String({ description: 'user name' }),
  openDate: Nullable(Day),
  dueDate: Nullable(Day),
  total: Nullable(Type.Integer({ description: 'T: the number of people to hire' })),
  submitted: Nullable(Type.Integer({ description: 'S: the number of candidates submitted' })),
  offer: Nullable(Type.Integer({ description: 'O: the number of offers made' })),
  lack: Nullable(Type.Integer({ description: 'L: the number of people still to hire' })),
  onboard: Type.Optional(
    Type.Integer({ description: 'ours: the number of candidates who reached a status of the group Onboard' }),
  ),
  publishStatus: Type.Optional(
    Nullable(Type.Enum(publishStatuses, ours('the state of its publication; null: not requested'))),
  ),
  approvalStatus: Type.Optional(
    Nullable(
      Type.Enum(approvalStatuses, ours('the state of its approval as a new job; null: no approval is required')),
    ),
  ),
  isArchived: Type.Optional(Type.Boolean(ours('whether it is archived; lists leave out archived jobs'))),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Nullable(Moment),
  updatedDate: Nullable(Moment),
})
export type Job = Static<typeof Job>

/** The additional data on the page of one job. */
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
  hiringTeam: Type.Optional(Type.Array(Type.String({ description: 'user names' }))),
  closeReason: Type.Optional(Nullable(Type.Enum(closeReasons, ours('the reason for closing it')))),
  closeNote: Type.Optional(Nullable(Type.String(ours('the note that was entered when it was closed')))),
  version: Type.Optional(Type.Integer(ours('increases with each change'))),
  updatedBy: Type.Optional(Nullable(Type.String(ours('user name')))),
})
export type JobDetail = Static<typeof JobDetail>

const text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description && { description }) })
const texts = (maxItems: number, description?: string) =>
  Type.Optional(Type.Array(text(250), { maxItems, ...(description && { description }) }))
const html = Type.Optional(text(jobLimits.html, `HTML; at most ${jobLimits.richText} characters of visible text`))

/**
 * The fields of a job that users edit. Blank titles are reported with the texts of the specification, so the shape
 * allows them.
 */
export const JobFields = Type.Object({
  title: text(10_000, `not blank, at most ${jobLimits.title} characters`),
  departmentId: entry('a department'),
  jobCategoryId: entry('a job category'),
  jobRankId: entry('a job rank'),
  priority: Type.Optional(Type.Enum(jobPriorities)),
  quantity: Type.Integer({ minimum: 1, maximum: jobLimits.quantity, description: 'T: the number of people to hire' }),
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
  owner: Type.Optional(text(250, 'user name; the caller by default')),
  hiringTeam: texts(jobLimits.hiringTeam, 'user names'),
})
export type JobFields = Static<typeof JobFields>

export const JobOption = Type.Object({
  id: Id,
  title: Type.String(),
  status: openEnum(JobStatus),
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
