import { richTextLength } from '../../../common/richText/text.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { readRichText } from '../../core/richText/sanitize.ts'
import { tidy, uniqueTexts } from '../candidates/writes/validation.ts'
import '../departments/tables.ts'
import '../lookups/tables.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { jobUpdate } from './writeContract.ts'
import { jobLimits, jobPriorities, type JobFields } from './jobShapes.ts'
import { searchText } from './queries.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'directory'>

export const richTexts = ['description', 'qualification', 'benefit'] as const

/** Fields that name entries of the vocabulary, with the kind that each entry must have. */
const vocabularies = {
  jobCategoryId: 'jobCategory',
  salaryTypeId: 'salaryType',
  salaryCurrencyId: 'salaryCurrency',
  jobTypeId: 'jobType',
  industryId: 'industry',
  experienceLevelId: 'experienceLevel',
} as const

function checkTexts(sent: JobFields, errors: FieldErrors) {
  const title = tidy(sent.title)
  if (title === '') errors.title = [required]
  else if ([...title].length > jobLimits.title) errors.title = [maximum(jobLimits.title)]
  for (const name of richTexts) {
    if (richTextLength(readRichText(sent[name] ?? '', 'job')) > jobLimits.richText)
      errors[name] = [maximum(jobLimits.richText)]
  }
  const skills = uniqueTexts(sent.skills ?? [])
  const locations = uniqueTexts(sent.locations ?? [])
  // `#remote` and `remote` are the same hashtag.
  const hashtags = uniqueTexts((sent.hashtags ?? []).map((word) => tidy(word).replace(/^#+/, '').replace(/\s+/g, '-')))
  for (const [name, words] of Object.entries({ skills, locations, hashtags })) {
    if (words.some((word) => [...word].length > jobLimits.word)) errors[name] = [maximum(jobLimits.word)]
  }
  return { title, skills, locations, hashtags, search: searchText(title, [...skills, ...hashtags]) }
}

function checkNumbers({ openDate, dueDate, salaryFrom = null, salaryTo = null }: JobFields, errors: FieldErrors) {
  for (const [name, day] of Object.entries({ openDate, dueDate })) {
    // The schema also accepts dates such as 2026-02-30.
    if (day && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day) errors[name] = [createMessage('DATE')]
  }
  if (openDate && dueDate && dueDate < openDate) errors.dueDate = [createMessage('BEFORE_FIRST_DAY')]
  if (salaryFrom !== null && salaryTo !== null && salaryTo < salaryFrom)
    errors.salaryTo = [createMessage('LESS_THAN_LOWEST')]
  return { salary_from: salaryFrom, salary_to: salaryTo }
}

/** Checks that the company knows the ids and user names. Users who have left may stay where they were. */
async function checkNames(
  { db, caller, directory }: Context,
  sent: JobFields,
  before: readonly string[],
  errors: FieldErrors,
) {
  const named = Object.entries(vocabularies).flatMap(([name, kind]) => {
    const id = sent[name as keyof typeof vocabularies]?.toLowerCase()
    return id ? [{ name, kind, id }] : []
  })
  const known = named.length
    ? await db
        .from('vocabulary_item')
        .select(['vocabulary_item.id', 'vocabulary_item.kind'])
        .where(
          'vocabulary_item.id',
          'in',
          named.map(({ id }) => id),
        ) // prettier-ignore
        .execute()
    : []
  for (const { name, kind, id } of named) {
    if (!known.some((entry) => entry.id === id && entry.kind === kind)) errors[name] = [createMessage('NOT_IN_LIST')]
  }
  const { departmentId, jobRankId } = sent
  if (departmentId && !(await db.from('department').select('id').where('id', '=', departmentId).executeTakeFirst()))
    errors.departmentId = [createMessage('UNKNOWN_DEPARTMENT')]
  if (jobRankId && !(await db.from('job_rank').select('id').where('id', '=', jobRankId).executeTakeFirst()))
    errors.jobRankId = [createMessage('NOT_IN_LIST')]
  const owner = tidy(sent.owner ?? '').toLowerCase() || caller.userName
  const hiringTeam = [...new Set((sent.hiringTeam ?? []).map((name) => tidy(name).toLowerCase()).filter(Boolean))]
  const people = await directory.byUserNames([owner, ...hiringTeam])
  const mayStand = (name: string) =>
    before.includes(name) || people.some(({ userName, status }) => userName === name && status === 'active')
  if (!mayStand(owner)) errors.owner = [createMessage('UNKNOWN_USER')]
  if (!hiringTeam.every(mayStand)) errors.hiringTeam = [createMessage('UNKNOWN_USER')]
  return { owner, hiring_team: hiringTeam.filter((name) => name !== owner) }
}

/**
 * Returns the columns for the fields of a job, without the rich texts. `before` are the users whom the job already
 * names. Throws the errors by field.
 */
export async function checkedFields(
  context: Context,
  { version: _version, ...sent }: BodyOf<typeof jobUpdate>,
  before: readonly string[] = [],
) {
  const errors: FieldErrors = {}
  const texts = checkTexts(sent, errors)
  const numbers = checkNumbers(sent, errors)
  const names = await checkNames(context, sent, before, errors)
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return {
    ...texts,
    ...numbers,
    ...names,
    department_id: sent.departmentId ?? null,
    category_id: sent.jobCategoryId ?? null,
    rank_id: sent.jobRankId ?? null,
    salary_type_id: sent.salaryTypeId ?? null,
    salary_currency_id: sent.salaryCurrencyId ?? null,
    job_type_id: sent.jobTypeId ?? null,
    industry_id: sent.industryId ?? null,
    experience_level_id: sent.experienceLevelId ?? null,
    priority: jobPriorities.indexOf(sent.priority ?? 'Normal'),
    total: sent.quantity,
    due_date: sent.dueDate ?? null,
  }
}
