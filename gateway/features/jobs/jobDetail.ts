import {
  type closeReasons,
  jobEventList,
  jobDetailsByIds,
  jobGet,
  type Job as Row,
  type JobDetail,
} from '../../../services/features/jobs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { recordId } from '../../core/graph/ids.ts'
import { byIds, loader, oneByOne } from '../../core/graph/loader.ts'
import { readPages } from '../../core/graph/paging.ts'
import { selects } from '../../core/graph/selection.ts'
import { VocabularyItem } from '../lookups/vocabulary.ts'
import { User } from '../users/user.ts'
import { Job } from './job.ts'
import { JobEvent } from './jobEvent.ts'

/** Only the page of one job asks for these. */
const details = loader<JobDetail>({
  read: byIds(
    jobDetailsByIds,
    oneByOne((id, { rest }) => rest.call(jobGet, { params: { id } })),
  ),
  key: ({ id }) => id,
  most: 100,
})

/** A job with all that its page shows; null when there is none that the viewer may see. */
export const jobDetail = (context: GatewayContext, id: string) => details.load(context, id)

const isWhole = (job: Row): job is JobDetail => 'description' in job

const whole = async (job: Row, context: GatewayContext): Promise<Partial<JobDetail>> =>
  isWhole(job) ? job : ((await details.load(context, job.id)) ?? {})

export const JobCloseReason = builder.enumType('JobCloseReason', {
  description: 'Why nobody is wanted any more.',
  values: {
    CANCELLED: { value: 'cancelled', description: 'The position was given up.' },
    BUDGET: { value: 'budget', description: 'There is no money for it.' },
    POSTPONED: { value: 'postponed', description: 'It is wanted later.' },
    FOUND_ELSEWHERE: { value: 'foundElsewhere', description: 'Somebody was found without this job.' },
    DUPLICATE: { value: 'duplicate', description: 'Another job is for the same people.' },
    OTHER: { value: 'other', description: 'Something else; the note may say what.' },
  } satisfies Record<string, { value: (typeof closeReasons)[number]; description: string }>,
})

const html = (name: 'description' | 'qualification' | 'benefit', description: string) => ({
  nullable: true as const,
  description,
  resolve: async (job: Row, _args: object, context: GatewayContext) => (await whole(job, context))[name] ?? null,
})
const amount = (name: 'salaryFrom' | 'salaryTo', description: string) => ({
  nullable: true as const,
  description,
  resolve: async (job: Row, _args: object, context: GatewayContext) => (await whole(job, context))[name] ?? null,
})

type EntryName = 'salaryTypeId' | 'salaryCurrencyId' | 'jobTypeId' | 'industryId' | 'experienceLevelId'
/** The list that each of these names an entry of. */
export const kindOf = {
  salaryTypeId: 'salaryType',
  salaryCurrencyId: 'salaryCurrency',
  jobTypeId: 'jobType',
  industryId: 'industry',
  experienceLevelId: 'experienceLevel',
} as const satisfies Record<EntryName, string>
const entry = (name: EntryName, description: string) => ({
  type: VocabularyItem,
  nullable: true as const,
  description,
  resolve: async (job: Row, _args: object, context: GatewayContext) => {
    const id = (await whole(job, context))[name]
    return id ? VocabularyItem.load(context, `${kindOf[name]}.${id}`) : null
  },
})

const JobEventConnection = connectionOf(JobEvent)

builder.objectFields(Job, (t) => ({
  description: t.string(html('description', 'What the work is (HTML).')),
  qualification: t.string(html('qualification', 'What is asked of people (HTML).')),
  benefit: t.string(html('benefit', 'What people get (HTML).')),
  salaryFrom: t.float(amount('salaryFrom', 'Lowest salary, a whole number of the currency.')),
  salaryTo: t.float(amount('salaryTo', 'Highest salary, a whole number of the currency.')),
  salaryType: t.field(entry('salaryTypeId', 'How the salary is meant: gross, net, by the month or hour.')),
  salaryCurrency: t.field(entry('salaryCurrencyId', 'Currency of the salary.')),
  employmentType: t.field(entry('jobTypeId', 'Kind of employment: full time, part time …')),
  industry: t.field(entry('industryId', 'Industry of the position.')),
  experienceLevel: t.field(entry('experienceLevelId', 'Experience that is asked for.')),
  hashtags: t.stringList({
    description: 'Words that jobs are grouped by, without #.',
    resolve: async (job, _args, context) => (await whole(job, context)).hashtags ?? [],
  }),
  hiringTeam: t.field({
    type: [User],
    description: 'Who recruits with the owner; those who are not known any more are left out.',
    resolve: async (job, _args, context) => User.loadAll(context, (await whole(job, context)).hiringTeam ?? []),
  }),
  closeReason: t.field({
    type: JobCloseReason,
    nullable: true,
    description: 'Why it was closed.',
    resolve: async (job, _args, context) => (await whole(job, context)).closeReason ?? null,
  }),
  closeNote: t.string({
    nullable: true,
    description: 'What was said when it was closed.',
    resolve: async (job, _args, context) => (await whole(job, context)).closeNote ?? null,
  }),
  version: t.int({
    nullable: true,
    description: 'Grows with each change; null of services that count none.',
    resolve: async (job, _args, context) => (await whole(job, context)).version ?? null,
  }),
  updatedBy: t.field({
    type: User,
    nullable: true,
    description: 'Who changed it last.',
    resolve: async (job, _args, context, info) => {
      const { updatedBy } = await whole(job, context)
      return updatedBy ? User.named(context, updatedBy, info) : null
    },
  }),
  events: t.field({
    type: JobEventConnection,
    operation: jobEventList,
    mayFailAlone: true,
    description: 'What happened to it, newest first.',
    args: { ...pageArgs },
    resolve: ({ id }, args, { rest }, info) =>
      readPages(args, (page) => rest.call(jobEventList, { body: { ...page, jobId: id } }), pageSelectionOf(info)),
  }),
}))

builder.queryField('job', (t) =>
  t.field({
    type: Job,
    nullable: true,
    operation: jobGet,
    description: 'One job by the id that addresses carry; null when there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    // Its page asks for what only the whole record has: one call then instead of two.
    resolve: (_root, { databaseId }, context, info) => {
      const id = recordId(databaseId)
      const isWholeAsked = ['version', 'description', 'hashtags'].some((name) => selects(info, [name]))
      return id && isWholeAsked ? jobDetail(context, id) : Job.load(context, id)
    },
  }),
)
