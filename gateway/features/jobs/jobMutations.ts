import * as contract from '../../../services/features/jobs/contract.ts'
import type { builder } from '../../core/graph/builder.ts'
import { known } from '../../core/graph/enums.ts'
import { badId, decodeId, idOf, isId, userNameOf } from '../../core/graph/ids.ts'
import { mutation, savedRecord, type PayloadFields } from '../../core/graph/mutation.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Job, JobPriority, JobStatus } from './job.ts'
import { JobCloseReason, loadJobDetail, vocabularyKinds } from './jobDetail.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The job (global id).' }) })
const fields = (t: InputBuilder) => ({
  title: t.string({ required: true, description: 'Title of the position, up to 250 characters.' }),
  quantity: t.int({ required: true, description: 'T: number of openings, 1 to 10,000.' }),
  departmentId: t.id({ description: 'The department that wants people (global id).' }),
  categoryId: t.id({ description: 'Field of work (global id).' }),
  rankId: t.id({ description: 'Level of the position (global id).' }),
  priority: t.field({
    type: JobPriority,
    description: 'How urgent it is; if omitted, a new job is NORMAL and an existing one keeps its priority.',
  }),
  openDate: t.field({ type: 'Date', description: 'First day on which people are needed; today if omitted.' }),
  dueDate: t.field({ type: 'Date', description: 'Day by which the openings should be filled.' }),
  description: t.string({ description: 'Description of the work (HTML), up to 20,000 characters.' }),
  qualification: t.string({ description: 'Requirements for candidates (HTML), up to 20,000 characters.' }),
  benefit: t.string({ description: 'What the position offers (HTML), up to 20,000 characters.' }),
  salaryFrom: t.float({ description: 'Lowest salary, in whole units of the currency.' }),
  salaryTo: t.float({ description: 'Highest salary, in whole units of the currency.' }),
  salaryTypeId: t.id({ description: 'Basis of the salary: a VocabularyItem of SALARY_TYPE (global id).' }),
  salaryCurrencyId: t.id({ description: 'A VocabularyItem of SALARY_CURRENCY (global id).' }),
  employmentTypeId: t.id({ description: 'A VocabularyItem of JOB_TYPE (global id).' }),
  industryId: t.id({ description: 'A VocabularyItem of INDUSTRY (global id).' }),
  experienceLevelId: t.id({ description: 'A VocabularyItem of EXPERIENCE_LEVEL (global id).' }),
  skills: t.stringList({ description: 'Required skills, up to 50.' }),
  locations: t.stringList({ description: 'Work locations, up to 20.' }),
  hashtags: t.stringList({ description: 'Hashtags that group jobs, up to 20.' }),
  ownerId: t.id({ description: 'The owner of the job (global id of a user); the viewer if omitted.' }),
  hiringTeamIds: t.idList({ description: 'Users who recruit together with the owner (global ids), up to 30.' }),
})

type Input = Parameters<Parameters<typeof mutation<ReturnType<typeof fields>, object>>[1]['resolve']>[0]

/** Returns the services' id of a vocabulary item. Throws BAD_INPUT for an item of another list. */
function toVocabularyId(
  name: keyof typeof vocabularyKinds,
  field: string,
  given: string | null | undefined,
): string | null {
  if (!given) return null
  const { type, key } = decodeId(given, field)
  const [kind, uuid = ''] = key.split('.')
  if (type !== 'VocabularyItem' || kind !== vocabularyKinds[name] || !isId(uuid)) throw badId(field)
  return uuid
}
const toOptionalId = (type: string, given: string | null | undefined, field: string) =>
  given ? idOf(type, given, field) : null

const bodyOf = (input: Input) => ({
  title: input.title,
  quantity: input.quantity,
  departmentId: toOptionalId('Department', input.departmentId, 'departmentId'),
  jobCategoryId: toOptionalId('JobCategory', input.categoryId, 'categoryId'),
  jobRankId: toOptionalId('JobRank', input.rankId, 'rankId'),
  ...(input.priority && { priority: known(input.priority, 'priority') }),
  openDate: input.openDate ?? null,
  dueDate: input.dueDate ?? null,
  description: input.description ?? '',
  qualification: input.qualification ?? '',
  benefit: input.benefit ?? '',
  salaryFrom: input.salaryFrom ?? null,
  salaryTo: input.salaryTo ?? null,
  salaryTypeId: toVocabularyId('salaryTypeId', 'salaryTypeId', input.salaryTypeId),
  salaryCurrencyId: toVocabularyId('salaryCurrencyId', 'salaryCurrencyId', input.salaryCurrencyId),
  jobTypeId: toVocabularyId('jobTypeId', 'employmentTypeId', input.employmentTypeId),
  industryId: toVocabularyId('industryId', 'industryId', input.industryId),
  experienceLevelId: toVocabularyId('experienceLevelId', 'experienceLevelId', input.experienceLevelId),
  skills: [...(input.skills ?? [])],
  locations: [...(input.locations ?? [])],
  hashtags: [...(input.hashtags ?? [])],
  ...(input.ownerId && { owner: userNameOf(input.ownerId, 'ownerId') }),
  hiringTeam: (input.hiringTeamIds ?? []).map((one) => userNameOf(one, 'hiringTeamIds')),
})

/** Maps the services' field names to input fields. */
const fieldNames = {
  jobCategoryId: 'categoryId',
  jobRankId: 'rankId',
  jobTypeId: 'employmentTypeId',
  owner: 'ownerId',
  hiringTeam: 'hiringTeamIds',
}

const payloadFields = (t: PayloadFields<{ job: contract.JobDetail }>) => ({
  job: t.field({ type: Job, description: 'The job after the change.', resolve: ({ job }) => job }),
})
/** Returns the job from the services' answer, or reads it if they only confirm the change. */
const readSavedJob = async (context: GatewayContext, write: Promise<contract.JobDetail>, jobId?: string) => ({
  job: await savedRecord(context, write, (known) => loadJobDetail(context, known), jobId),
})

mutation('createJob', {
  description:
    'Creates a job: open, or on hold if the company requires an approval first. It follows the workflow passed, or the only active workflow of its department.',
  operation: contract.jobCreate,
  input: (t) => ({
    ...fields(t),
    workflowId: t.id({ description: 'The active workflow to follow (global id); that of its department if omitted.' }),
    isHot: t.boolean({ description: 'Whether it is shown under the tab Hot; default false.' }),
  }),
  payload: payloadFields,
  resolve: ({ isHot, workflowId, ...input }, context) => {
    const workflow = workflowId && { workflowId: idOf('Workflow', workflowId, 'workflowId') }
    const given = { body: { ...bodyOf(input), ...workflow }, fieldNames }
    const { rest } = context
    return readSavedJob(context, isHot ? rest.call(contract.hotJobCreate, given) : rest.call(contract.jobCreate, given))
  },
})

mutation('updateJob', {
  description: 'Replaces the data of a job with the input. Its status, workflow and publication stay the same.',
  operation: contract.jobUpdate,
  input: (t) => ({
    ...id(t),
    ...fields(t),
    version: t.int({ description: 'The version that was read; STALE if it has changed since.' }),
  }),
  payload: payloadFields,
  resolve: ({ id: given, version, ...input }, context) => {
    const jobId = idOf('Job', given)
    const body = { ...bodyOf(input), ...(typeof version === 'number' && { version }) }
    return readSavedJob(
      context,
      context.rest.call(contract.jobUpdate, { params: { id: jobId }, body, fieldNames }),
      jobId,
    )
  },
})

mutation('deleteJob', {
  description: 'Deletes a job that never had candidates; other jobs can only be archived.',
  operation: contract.jobDelete,
  input: id,
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedJobId: t.exposeID('id', { description: 'The deleted job (global id).' }),
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
  description: 'Requests publication of an open job, which then waits for an approver.',
  operation: contract.jobPublish,
  input: id,
  payload: payloadFields,
  resolve: (input, context) => {
    const jobId = idOf('Job', input.id)
    return readSavedJob(context, context.rest.call(contract.jobPublish, { body: { jobId } }), jobId)
  },
})

mutation('unpublishJob', {
  description: 'Unpublishes a job, or withdraws its request for publication.',
  operation: contract.jobUnpublish,
  input: id,
  payload: payloadFields,
  resolve: (input, context) => {
    const jobId = idOf('Job', input.id)
    return readSavedJob(context, context.rest.call(contract.jobUnpublish, { body: { jobId } }), jobId)
  },
})

mutation('setJobHot', {
  description: 'Adds a job to the tab Hot, or removes it.',
  operation: contract.hotJobUpdate,
  input: (t) => ({
    ...id(t),
    isHot: t.boolean({ required: true, description: 'Whether it is shown under the tab Hot.' }),
  }),
  payload: payloadFields,
  resolve: ({ id: given, isHot }, context) => {
    const jobId = idOf('Job', given)
    return readSavedJob(
      context,
      context.rest.call(contract.hotJobUpdate, { params: { id: jobId }, body: { isHot } }),
      jobId,
    )
  },
})

mutation('changeJobStatus', {
  description: 'Opens a job, puts it on hold, closes it or marks it as filled.',
  operation: contract.jobStatusChange,
  input: (t) => ({
    ...id(t),
    status: t.field({ type: JobStatus, required: true, description: 'The new status.' }),
    reason: t.field({ type: JobCloseReason, description: 'Why it is closed; required when closing.' }),
    note: t.string({ description: 'Comment, up to 500 characters.' }),
  }),
  payload: payloadFields,
  resolve: ({ id: given, status, reason, note }, context) => {
    const jobId = idOf('Job', given)
    const body = { status: known(status, 'status'), ...(reason && { reason }), ...(note && { note }) }
    return readSavedJob(context, context.rest.call(contract.jobStatusChange, { params: { id: jobId }, body }), jobId)
  },
})

mutation('archiveJob', {
  description: 'Archives a closed or filled job, or restores it.',
  operation: contract.jobArchive,
  input: (t) => ({ ...id(t), isArchived: t.boolean({ required: true, description: 'Whether it is archived.' }) }),
  payload: payloadFields,
  resolve: ({ id: given, isArchived }, context) => {
    const jobId = idOf('Job', given)
    return readSavedJob(
      context,
      context.rest.call(contract.jobArchive, { params: { id: jobId }, body: { isArchived } }),
      jobId,
    )
  },
})
