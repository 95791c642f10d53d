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

/** Only the page of one job requests these fields. */
const details = loader<JobDetail>({
  read: byIds(
    jobDetailsByIds,
    oneByOne((id, { rest }) => rest.call(jobGet, { params: { id } })),
  ),
  key: ({ id }) => id,
  most: 100,
})

/** Returns a job with everything that its page shows, or null if there is none that the viewer may see. */
export const loadJobDetail = (context: GatewayContext, id: string) => details.load(context, id)

const isJobDetail = (job: Row): job is JobDetail => 'description' in job

const readDetails = async (job: Row, context: GatewayContext): Promise<Partial<JobDetail>> =>
  isJobDetail(job) ? job : ((await details.load(context, job.id)) ?? {})

export const JobCloseReason = builder.enumType('JobCloseReason', {
  description: 'Why a job was closed.',
  values: {
    CANCELLED: { value: 'cancelled', description: 'The position was given up.' },
    BUDGET: { value: 'budget', description: 'There is no budget for it.' },
    POSTPONED: { value: 'postponed', description: 'It was postponed.' },
    FOUND_ELSEWHERE: { value: 'foundElsewhere', description: 'Somebody was hired in another way.' },
    DUPLICATE: { value: 'duplicate', description: 'Another job covers the same openings.' },
    OTHER: { value: 'other', description: 'Something else; the note may say what.' },
  } satisfies Record<string, { value: (typeof closeReasons)[number]; description: string }>,
})

const htmlField = (name: 'description' | 'qualification' | 'benefit', description: string) => ({
  nullable: true as const,
  description,
  resolve: async (job: Row, _args: object, context: GatewayContext) => (await readDetails(job, context))[name] ?? null,
})
const amountField = (name: 'salaryFrom' | 'salaryTo', description: string) => ({
  nullable: true as const,
  description,
  resolve: async (job: Row, _args: object, context: GatewayContext) => (await readDetails(job, context))[name] ?? null,
})

type EntryName = 'salaryTypeId' | 'salaryCurrencyId' | 'jobTypeId' | 'industryId' | 'experienceLevelId'
/** The vocabulary list that each field refers to. */
export const vocabularyKinds = {
  salaryTypeId: 'salaryType',
  salaryCurrencyId: 'salaryCurrency',
  jobTypeId: 'jobType',
  industryId: 'industry',
  experienceLevelId: 'experienceLevel',
} as const satisfies Record<EntryName, string>
const vocabularyField = (name: EntryName, description: string) => ({
  type: VocabularyItem,
  nullable: true as const,
  description,
  resolve: async (job: Row, _args: object, context: GatewayContext) => {
    const id = (await readDetails(job, context))[name]
    return id ? VocabularyItem.load(context, `${vocabularyKinds[name]}.${id}`) : null
  },
})

const JobEventConnection = connectionOf(JobEvent)

builder.objectFields(Job, (t) => ({
  description: t.string(htmlField('description', 'Description of the work (HTML).')),
  qualification: t.string(htmlField('qualification', 'Requirements for candidates (HTML).')),
  benefit: t.string(htmlField('benefit', 'What the position offers (HTML).')),
  salaryFrom: t.float(amountField('salaryFrom', 'Lowest salary, in whole units of the currency.')),
  salaryTo: t.float(amountField('salaryTo', 'Highest salary, in whole units of the currency.')),
  salaryType: t.field(vocabularyField('salaryTypeId', 'Basis of the salary: gross, net, monthly, hourly.')),
  salaryCurrency: t.field(vocabularyField('salaryCurrencyId', 'Currency of the salary.')),
  employmentType: t.field(vocabularyField('jobTypeId', 'Kind of employment: full time, part time …')),
  industry: t.field(vocabularyField('industryId', 'Industry of the position.')),
  experienceLevel: t.field(vocabularyField('experienceLevelId', 'The required level of experience.')),
  hashtags: t.stringList({
    description: 'Hashtags that group jobs, without #.',
    resolve: async (job, _args, context) => (await readDetails(job, context)).hashtags ?? [],
  }),
  hiringTeam: t.field({
    type: [User],
    description: 'Users who recruit together with the owner; users who no longer exist are left out.',
    resolve: async (job, _args, context) => User.loadAll(context, (await readDetails(job, context)).hiringTeam ?? []),
  }),
  closeReason: t.field({
    type: JobCloseReason,
    nullable: true,
    description: 'Why it was closed.',
    resolve: async (job, _args, context) => (await readDetails(job, context)).closeReason ?? null,
  }),
  closeNote: t.string({
    nullable: true,
    description: 'Comment on why it was closed.',
    resolve: async (job, _args, context) => (await readDetails(job, context)).closeNote ?? null,
  }),
  version: t.int({
    nullable: true,
    description: 'Increases with each change; null if the services have no versions.',
    resolve: async (job, _args, context) => (await readDetails(job, context)).version ?? null,
  }),
  updatedBy: t.field({
    type: User,
    nullable: true,
    description: 'Who last changed it.',
    resolve: async (job, _args, context, info) => {
      const { updatedBy } = await readDetails(job, context)
      return updatedBy ? User.named(context, updatedBy, info) : null
    },
  }),
  events: t.field({
    type: JobEventConnection,
    operation: jobEventList,
    mayFailAlone: true,
    description: 'History of the job, newest first.',
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
    description: 'One job by the id used in URLs; null if there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: 'The id that the services use.' }) },
    // If fields of the full record are selected, it is read at once: one call instead of two.
    resolve: (_root, { databaseId }, context, info) => {
      const id = recordId(databaseId)
      const isWholeAsked = ['version', 'description', 'hashtags'].some((name) => selects(info, [name]))
      return id && isWholeAsked ? loadJobDetail(context, id) : Job.load(context, id)
    },
  }),
)
