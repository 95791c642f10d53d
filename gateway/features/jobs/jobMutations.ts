import * as contract from '../../../services/features/jobs/contract.ts'
import type { builder } from '../../core/graph/builder.ts'
import { known } from '../../core/graph/enums.ts'
import { badId, decodeId, idOf, isId, userNameOf } from '../../core/graph/ids.ts'
import { mutation, saved, type PayloadFields } from '../../core/graph/mutation.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Job, JobPriority, JobStatus } from './job.ts'
import { JobCloseReason, jobDetail, kindOf } from './jobDetail.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The job (global id).' }) })
const fields = (t: InputBuilder) => ({
  title: t.string({ required: true, description: 'Title of the position, up to 250 characters.' }),
  quantity: t.int({ required: true, description: 'T: people wanted, 1 to 10,000.' }),
  departmentId: t.id({ description: 'The department that wants people (global id).' }),
  categoryId: t.id({ description: 'Field of work (global id).' }),
  rankId: t.id({ description: 'Level of the position (global id).' }),
  priority: t.field({
    type: JobPriority,
    description: 'How urgent it is; without it a new job is NORMAL, and another one stays as it is.',
  }),
  openDate: t.field({ type: 'Date', description: 'Day from which people are wanted; today without it.' }),
  dueDate: t.field({ type: 'Date', description: 'Day by which they should be found.' }),
  description: t.string({ description: 'What the work is (HTML), up to 20,000 characters.' }),
  qualification: t.string({ description: 'What is asked of people (HTML), up to 20,000 characters.' }),
  benefit: t.string({ description: 'What people get (HTML), up to 20,000 characters.' }),
  salaryFrom: t.float({ description: 'Lowest salary, a whole number of the currency.' }),
  salaryTo: t.float({ description: 'Highest salary, a whole number of the currency.' }),
  salaryTypeId: t.id({ description: 'How the salary is meant: a VocabularyItem of SALARY_TYPE (global id).' }),
  salaryCurrencyId: t.id({ description: 'A VocabularyItem of SALARY_CURRENCY (global id).' }),
  employmentTypeId: t.id({ description: 'A VocabularyItem of JOB_TYPE (global id).' }),
  industryId: t.id({ description: 'A VocabularyItem of INDUSTRY (global id).' }),
  experienceLevelId: t.id({ description: 'A VocabularyItem of EXPERIENCE_LEVEL (global id).' }),
  skills: t.stringList({ description: 'Skills that are asked for, up to 50.' }),
  locations: t.stringList({ description: 'Where the work is, up to 20.' }),
  hashtags: t.stringList({ description: 'Words that jobs are grouped by, up to 20.' }),
  ownerId: t.id({ description: 'Who looks after the job (global id of a user); the viewer without it.' }),
  hiringTeamIds: t.idList({ description: 'Who recruits with the owner (global ids of users), up to 30.' }),
})

type Input = Parameters<Parameters<typeof mutation<ReturnType<typeof fields>, object>>[1]['resolve']>[0]

/** The services' id of an entry of a list of words. Throws BAD_INPUT for an entry of another list. */
function entryId(name: keyof typeof kindOf, field: string, given: string | null | undefined): string | null {
  if (!given) return null
  const { type, key } = decodeId(given, field)
  const [kind, uuid = ''] = key.split('.')
  if (type !== 'VocabularyItem' || kind !== kindOf[name] || !isId(uuid)) throw badId(field)
  return uuid
}
const maybe = (type: string, given: string | null | undefined, field: string) =>
  given ? idOf(type, given, field) : null

const bodyOf = (input: Input) => ({
  title: input.title,
  quantity: input.quantity,
  departmentId: maybe('Department', input.departmentId, 'departmentId'),
  jobCategoryId: maybe('JobCategory', input.categoryId, 'categoryId'),
  jobRankId: maybe('JobRank', input.rankId, 'rankId'),
  ...(input.priority && { priority: known(input.priority, 'priority') }),
  openDate: input.openDate ?? null,
  dueDate: input.dueDate ?? null,
  description: input.description ?? '',
  qualification: input.qualification ?? '',
  benefit: input.benefit ?? '',
  salaryFrom: input.salaryFrom ?? null,
  salaryTo: input.salaryTo ?? null,
  salaryTypeId: entryId('salaryTypeId', 'salaryTypeId', input.salaryTypeId),
  salaryCurrencyId: entryId('salaryCurrencyId', 'salaryCurrencyId', input.salaryCurrencyId),
  jobTypeId: entryId('jobTypeId', 'employmentTypeId', input.employmentTypeId),
  industryId: entryId('industryId', 'industryId', input.industryId),
  experienceLevelId: entryId('experienceLevelId', 'experienceLevelId', input.experienceLevelId),
  skills: [...(input.skills ?? [])],
  locations: [...(input.locations ?? [])],
  hashtags: [...(input.hashtags ?? [])],
  ...(input.ownerId && { owner: userNameOf(input.ownerId, 'ownerId') }),
  hiringTeam: (input.hiringTeamIds ?? []).map((one) => userNameOf(one, 'hiringTeamIds')),
})

/** Names of the services' fields as the inputs have them. */
const fieldNames = {
  jobCategoryId: 'categoryId',
  jobRankId: 'rankId',
  jobTypeId: 'employmentTypeId',
  owner: 'ownerId',
  hiringTeam: 'hiringTeamIds',
}

const written = (t: PayloadFields<{ job: contract.JobDetail }>) => ({
  job: t.field({ type: Job, description: 'The job as it is now.', resolve: ({ job }) => job }),
})
/** The job as the services answer it, or as it is read where they only say that it is done. */
const asSaved = async (context: GatewayContext, write: Promise<contract.JobDetail>, jobId?: string) => ({
  job: await saved(context, write, (known) => jobDetail(context, known), jobId),
})

mutation('createJob', {
  description:
    'Makes a job: open, or on hold where the company wants an approval first. It follows the workflow given, or the active one of its department, where there is just one.',
  operation: contract.jobCreate,
  input: (t) => ({
    ...fields(t),
    workflowId: t.id({
      description: 'The active workflow that it follows (global id); that of its department without it.',
    }),
    isHot: t.boolean({ description: 'It stands under the tab Hot; default false.' }),
  }),
  payload: written,
  resolve: ({ isHot, workflowId, ...input }, context) => {
    const workflow = workflowId && { workflowId: idOf('Workflow', workflowId, 'workflowId') }
    const given = { body: { ...bodyOf(input), ...workflow }, fieldNames }
    const { rest } = context
    return asSaved(context, isHot ? rest.call(contract.hotJobCreate, given) : rest.call(contract.jobCreate, given))
  },
})

mutation('updateJob', {
  description: 'Changes a job: it becomes what the input says. Its status, workflow and publication stay.',
  operation: contract.jobUpdate,
  input: (t) => ({
    ...id(t),
    ...fields(t),
    version: t.int({ description: 'The version that was read; another one is refused as STALE.' }),
  }),
  payload: written,
  resolve: ({ id: given, version, ...input }, context) => {
    const jobId = idOf('Job', given)
    const body = { ...bodyOf(input), ...(typeof version === 'number' && { version }) }
    return asSaved(context, context.rest.call(contract.jobUpdate, { params: { id: jobId }, body, fieldNames }), jobId)
  },
})

mutation('deleteJob', {
  description: 'Deletes a job that has had no candidates; others are archived.',
  operation: contract.jobDelete,
  input: id,
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedJobId: t.exposeID('id', { description: 'The job that is gone (global id).' }),
  }),
  resolve: async (input, { rest }) => {
    assertAccepted(
      await rest.call(contract.jobDelete, { params: { id: idOf('Job', input.id) } }),
      'The job was not deleted',
    )
    return { id: input.id }
  },
})

mutation('publishJob', {
  description: 'Asks to publish an open job: it waits for an approver.',
  operation: contract.jobPublish,
  input: id,
  payload: written,
  resolve: (input, context) => {
    const jobId = idOf('Job', input.id)
    return asSaved(context, context.rest.call(contract.jobPublish, { body: { jobId } }), jobId)
  },
})

mutation('unpublishJob', {
  description: 'Takes a job from the public, or its publication out of the queue.',
  operation: contract.jobUnpublish,
  input: id,
  payload: written,
  resolve: (input, context) => {
    const jobId = idOf('Job', input.id)
    return asSaved(context, context.rest.call(contract.jobUnpublish, { body: { jobId } }), jobId)
  },
})

mutation('setJobHot', {
  description: 'Puts a job under the tab Hot, or takes it out.',
  operation: contract.hotJobUpdate,
  input: (t) => ({ ...id(t), isHot: t.boolean({ required: true, description: 'Whether it stands there.' }) }),
  payload: written,
  resolve: ({ id: given, isHot }, context) => {
    const jobId = idOf('Job', given)
    return asSaved(context, context.rest.call(contract.hotJobUpdate, { params: { id: jobId }, body: { isHot } }), jobId)
  },
})

mutation('changeJobStatus', {
  description: 'Opens, holds, closes or fills a job.',
  operation: contract.jobStatusChange,
  input: (t) => ({
    ...id(t),
    status: t.field({ type: JobStatus, required: true, description: 'How it stands from now on.' }),
    reason: t.field({ type: JobCloseReason, description: 'Why it is closed; needed for that.' }),
    note: t.string({ description: 'What there is to say, up to 500 characters.' }),
  }),
  payload: written,
  resolve: ({ id: given, status, reason, note }, context) => {
    const jobId = idOf('Job', given)
    const body = { status: known(status, 'status'), ...(reason && { reason }), ...(note && { note }) }
    return asSaved(context, context.rest.call(contract.jobStatusChange, { params: { id: jobId }, body }), jobId)
  },
})

mutation('archiveJob', {
  description: 'Puts a closed or filled job away, or brings it back.',
  operation: contract.jobArchive,
  input: (t) => ({ ...id(t), isArchived: t.boolean({ required: true, description: 'Whether it is put away.' }) }),
  payload: written,
  resolve: ({ id: given, isArchived }, context) => {
    const jobId = idOf('Job', given)
    return asSaved(
      context,
      context.rest.call(contract.jobArchive, { params: { id: jobId }, body: { isArchived } }),
      jobId,
    )
  },
})
