import { sql } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { list, withRows } from '../../core/http/list.ts'
import { asc, desc } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import { keywordConditions } from '../candidates/filters/search.ts'
import '../candidates/tables.ts'
import '../jobs/tables.ts'
import type { dpsList } from './contract.ts'
import type { DpsItem } from './dpsShapes.ts'
import './tables.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The number of the job status "open". */
export const openJob = 0

/** Selects tasks with the current data of their candidates and jobs. */
const rows = (db: CompanyDb) =>
  db
    .from('dps_task')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'dps_task.company_id')
        .onRef('candidate.id', '=', 'dps_task.candidate_id'),
    )
    .leftJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'dps_task.company_id').onRef('job.id', '=', 'dps_task.open_job'),
    )
    .select([
      'dps_task.id',
      'dps_task.type_id',
      'dps_task.candidate_id',
      'dps_task.name',
      'dps_task.phones',
      'dps_task.emails',
      'dps_task.skills',
      'dps_task.status',
      'dps_task.owner',
      'dps_task.desired_work_locations',
      'dps_task.folder_id',
      'dps_task.note',
      'dps_task.open_job',
      'dps_task.account',
      'dps_task.job_rank',
      'dps_task.experience_year',
      'dps_task.languages',
      'dps_task.experiences',
      'dps_task.version',
      'dps_task.updated_by',
      'dps_task.updated_at',
      'candidate.in_black_list',
      'job.title as jobTitle',
      sql<boolean>`coalesce(greatest(candidate.terminal_date::text, left(candidate.extend_properties ->> 'TerminalDate', 10))
      > to_char(current_date - interval '12 months', 'YYYY-MM-DD'), false)`.as('isTerminal'),
    ])
type TaskRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

const toItem = (row: TaskRow): DpsItem => ({
  id: row.id,
  type: row.type_id,
  candidateId: row.candidate_id,
  name: row.name,
  phones: row.phones,
  emails: row.emails,
  skills: row.skills,
  status: row.status,
  owner: row.owner,
  desiredWorkLocations: row.desired_work_locations,
  folderId: row.folder_id,
  note: row.note,
  inBlackList: row.in_black_list,
  isTerminal: row.isTerminal,
  openJob: row.open_job,
  openJobTitle: row.jobTitle,
  account: row.account,
  jobRank: row.job_rank,
  experienceYear: row.experience_year === null ? null : Number(row.experience_year),
  languages: row.languages,
  experiences: row.experiences,
  version: row.version,
  updatedBy: row.updated_by,
  updatedDate: row.updated_at?.toISOString() ?? null,
})

async function itemsByIds(db: CompanyDb, ids: readonly string[]): Promise<DpsItem[]> {
  if (ids.length === 0) return []
  return (
    await rows(db)
      .where(sql<boolean>`dps_task.id = any(${[...ids]}::uuid[])`)
      .execute()
  ).map(toItem)
}

/** Returns one task. Throws 404 if the company has no task with this id. */
export async function task(db: CompanyDb, id: string): Promise<DpsItem> {
  const [found] = await itemsByIds(db, [id])
  if (!found) throw notFound()
  return found
}

/** Returns the job by which a list is filtered; null for all jobs. */
function jobOf(typed = ''): string | null {
  const id = typed.trim()
  if (id === '' || id.toLowerCase() === 'all') return null
  if (!uuid.test(id)) throw badInput({ openJob: [createMessage('JOB_OR_ALL')] })
  return id
}

/**
 * Returns one page of the tasks of a type (or of all, newest first): first reads the ids from an index, then the rows
 * of these ids.
 */
export async function listTasks(
  db: CompanyDb,
  { type, input = '', openJob: job, ...wanted }: BodyOf<typeof dpsList>,
): Promise<Listed<DpsItem>> {
  let query = db.from('dps_task')
  const jobId = jobOf(job)
  if (type) query = query.where('dps_task.type_id', '=', type)
  if (jobId) query = query.where('dps_task.open_job', '=', jobId)
  if (uuid.test(input.trim())) query = query.where('dps_task.candidate_id', '=', input.trim())
  else for (const condition of keywordConditions('dps_task', input)) query = query.where(condition)
  const order = [...(type ? [] : [desc('dps_task.created_at')]), asc('dps_task.position'), asc('dps_task.id')]
  const found = await list(query.select('dps_task.id'), order, wanted)
  return withRows(
    found,
    await itemsByIds(
      db,
      found.data.map(({ id }) => id),
    ),
  )
}

/** Returns the open jobs, in title order. */
export const openJobs = (db: CompanyDb) =>
  db
    .from('job')
    .select(['job.id', 'job.title as name'])
    .where('job.status', '=', openJob)
    .orderBy(sql`job.title collate "und-x-icu"`)
    .orderBy('job.id')
    .limit(1000)
    .execute()
