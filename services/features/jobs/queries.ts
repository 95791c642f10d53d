import { sql, type SelectQueryBuilder } from 'kysely'
import { nullId } from '../../core/contract/shapes.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Database } from '../../core/database/tables.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { asc, desc, ordered, type Direction, type Order } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import { fold } from '../../../common/text.ts'
import { escapeLike } from '../../core/like.ts'
import { unspaced } from '../candidates/filters/search.ts'
import '../jobProducts/tables.ts'
import '../requisitions/tables.ts'
import type { jobDashboardList, jobEventList, jobList } from './contract.ts'
import {
  jobPriorities,
  jobTabs,
  type Job,
  type JobDetail,
  type JobEvent,
  type jobOrders,
  type JobOption,
  type JobTab,
} from './jobShapes.ts'
import './tables.ts'

type JobQuery = SelectQueryBuilder<Database, 'job', {}>

/** Returns the text for the keyword search. Its leading space lets a pattern match the beginning of a word. */
export const searchText = (title: string, words: readonly string[]): string => ` ${fold([title, ...words].join(' '))}`

/** Selects a calendar day as text. As a Date it would shift with the time zone of the server. */
export const day = (column: 'open_date' | 'due_date') => sql<string>`to_char(${sql.ref(`job.${column}`)}, 'YYYY-MM-DD')`

/** The tabs that show the job, in the order of the tabs. */
const tabs = sql<JobTab[]>`array(
  select product.type from job_request_product as product
  where product.company_id = job.company_id and product.job_id = job.id
  group by product.type order by array_position(${sql.lit(`{${jobTabs.join(',')}}`)}::text[], product.type))`

const columns = (query: JobQuery) =>
  query.select([
    'job.id',
    'job.title',
    'job.department_id as departmentId',
    'job.category_id as jobCategoryId',
    'job.rank_id as jobRankId',
    'job.workflow_id as workflowId',
    'job.priority',
    'job.status',
    'job.skills',
    'job.locations',
    'job.owner',
    'job.total',
    'job.submitted',
    'job.offer',
    'job.lack',
    'job.onboard',
    'job.created_by as createdBy',
    'job.created_at',
    'job.updated_at',
    'job.archived_at',
    'job.publish_status as publishStatus',
    'job.approval_status as approvalStatus',
    tabs.as('types'),
    day('open_date').as('openDate'),
    day('due_date').as('dueDate'),
  ])
type JobRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

const toJob = <R extends JobRow>({
  priority,
  created_at: createdAt,
  updated_at: updatedAt,
  archived_at: archivedAt,
  ...job
}: R) => ({
  ...job,
  priority: jobPriorities[priority]!,
  isArchived: archivedAt !== null,
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})

/** Restricts a query to jobs whose title, skills or hashtags contain every word of a text. */
export function withKeyword(query: JobQuery, keyword = ''): JobQuery {
  for (const word of fold(keyword).split(/\s+/).filter(Boolean)) {
    // A word of one or two letters matches only the beginning of a word; a longer one matches anywhere.
    const isBeginning = [...word].length < 3 && !unspaced.test(word)
    query = query.where('job.search', 'like', `%${isBeginning ? ' ' : ''}${escapeLike(word)}%`)
  }
  return query
}

const orderColumns: Record<(typeof jobOrders)[number], string> = {
  title: 'job.title',
  createdDate: 'job.created_at',
  dueDate: 'job.due_date',
  status: 'job.status',
  priority: 'job.priority',
  total: 'job.total',
  submitted: 'job.submitted',
  offer: 'job.offer',
  lack: 'job.lack',
}

interface Sorting {
  sortBy?: keyof typeof orderColumns | undefined
  sortDirection?: Direction | undefined
}

/** Returns a sort order of jobs that an index supports. Ties are sorted by id. */
const orderOf = ({ sortBy = 'createdDate', sortDirection: direction = 'desc' }: Sorting): Order => [
  {
    column: orderColumns[sortBy],
    direction,
    isText: sortBy === 'title',
    ...(sortBy === 'dueDate' && { nulls: 'last' as const }),
  },
  { column: 'job.id', direction },
]

/** Sorts jobs. */
export const inOrder = (query: JobQuery, sorting: Sorting): JobQuery => ordered(query, orderOf(sorting))

/** Returns one page of the company's jobs. */
export async function listJobs(db: CompanyDb, body: BodyOf<typeof jobList>): Promise<Listed<Job>> {
  const { type, keyword, status, departmentId, jobCategoryId, jobRankId, owner, member, hashtag, isArchived } = body
  let query = withKeyword(db.from('job'), keyword).where('job.archived_at', isArchived ? 'is not' : 'is', null)
  if (type)
    query = query.where(
      'job.id',
      'in',
      db.from('job_request_product').select('job_request_product.job_id').where('job_request_product.type', '=', type),
    )
  if (status?.length) query = query.where('job.status', 'in', status)
  if (departmentId && departmentId !== nullId) query = query.where('job.department_id', '=', departmentId)
  if (jobCategoryId) query = query.where('job.category_id', '=', jobCategoryId)
  if (jobRankId) query = query.where('job.rank_id', '=', jobRankId)
  if (owner) query = query.where('job.owner', '=', owner)
  if (member)
    query = query.where((eb) =>
      eb.or([eb('job.owner', '=', member), sql<boolean>`job.hiring_team @> array[${member}]`]),
    )
  if (hashtag) query = query.where(sql<boolean>`job.hashtags @> array[${hashtag}]`)
  const found = await list(columns(query), orderOf(body), body)
  return { ...found, data: found.data.map(toJob) }
}

/** Returns one page of the jobs that still lack people: open or on hold, nearest due date first. */
export async function waitingJobs(db: CompanyDb, wanted: BodyOf<typeof jobDashboardList>): Promise<Listed<Job>> {
  const waiting = columns(
    db.from('job').where('job.archived_at', 'is', null).where('job.status', 'in', [0, 2]).where('job.lack', '>', 0),
  )
  const order: Order = [{ ...asc('job.due_date'), nulls: 'last' }, desc('job.priority'), asc('job.id')]
  const found = await list(waiting, order, wanted)
  return { ...found, data: found.data.map(toJob) }
}

/** Returns the jobs of the company with these ids. */
export const jobsByIds = async (db: CompanyDb, ids: readonly string[]): Promise<Job[]> =>
  ids.length === 0 ? [] : (await columns(db.from('job').where('job.id', 'in', ids)).execute()).map(toJob)

/** Returns the jobs of the company with these ids, with everything that their pages show. */
export async function jobDetails(db: CompanyDb, ids: readonly string[]): Promise<JobDetail[]> {
  if (ids.length === 0) return []
  const rows = await columns(db.from('job').where('job.id', 'in', ids))
    .select([
      'job.description',
      'job.qualification',
      'job.benefit',
      'job.salary_from',
      'job.salary_to',
      'job.salary_type_id as salaryTypeId',
      'job.salary_currency_id as salaryCurrencyId',
      'job.job_type_id as jobTypeId',
      'job.industry_id as industryId',
      'job.experience_level_id as experienceLevelId',
      'job.hashtags',
      'job.hiring_team as hiringTeam',
      'job.close_reason as closeReason',
      'job.close_note as closeNote',
      'job.version',
      'job.updated_by as updatedBy',
    ])
    .execute()
  return rows.map((found) => {
    const { salary_from: from, salary_to: to, ...row } = toJob(found)
    return { ...row, salaryFrom: from === null ? null : Number(from), salaryTo: to === null ? null : Number(to) }
  })
}

/** Returns one job with everything that its page shows. Throws 404 if the company has no job with this id. */
export async function job(db: CompanyDb, id: string): Promise<JobDetail> {
  const [found] = await jobDetails(db, [id])
  if (!found) throw notFound()
  return found
}

/** Returns the events of a job, newest first. */
export async function jobEvents(
  db: CompanyDb,
  { jobId, ...wanted }: BodyOf<typeof jobEventList>,
): Promise<Listed<JobEvent>> {
  await job(db, jobId)
  const found = await list(
    db
      .from('job_event')
      .select(['job_event.id', 'job_event.kind', 'job_event.note', 'job_event.user_name as userName', 'job_event.at'])
      .where('job_event.job_id', '=', jobId),
    [desc('job_event.id')],
    wanted,
  )
  return { ...found, data: found.data.map(({ at, ...event }) => ({ ...event, date: at.toISOString() })) }
}

/** Returns the hashtags of the company's jobs, most used first. */
export async function hashtags(db: CompanyDb): Promise<string[]> {
  const rows = await db
    .from('job')
    .select(sql<string>`unnest(job.hashtags)`.as('hashtag'))
    .groupBy('hashtag')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('hashtag')
    .limit(500)
    .execute()
  return rows.map(({ hashtag }) => hashtag)
}

const options = (query: JobQuery): Promise<JobOption[]> =>
  query
    .select(['job.id', 'job.title', 'job.status', 'job.department_id as departmentId'])
    .orderBy(sql`job.title collate "und-x-icu"`)
    .orderBy('job.id')
    .limit(1000)
    .execute()

/** Returns the jobs of a department for a picker. The null id selects jobs without a department. */
export const jobsOfDepartment = (db: CompanyDb, departmentId: string): Promise<JobOption[]> =>
  options(
    departmentId === nullId
      ? db.from('job').where('job.department_id', 'is', null)
      : db.from('job').where('job.department_id', '=', departmentId),
  )

/** Returns the jobs of the company for a picker. */
export const jobOptions = (db: CompanyDb, keyword: string | undefined): Promise<JobOption[]> =>
  options(withKeyword(db.from('job'), keyword))
