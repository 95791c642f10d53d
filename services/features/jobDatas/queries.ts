import { sql } from 'kysely'
import { fold } from '../../../common/text.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import { escapeLike } from '../../core/like.ts'
import '../jobs/tables.ts'
import { words } from '../lookups/words/wordLists.ts'
import { jobDataKinds, type JobData, type JobDataKind, type jobDataManageList, type JobDataUsage } from './contract.ts'

/** The column of jobs that holds entries of a list; of the other lists no job has any. */
export const jobColumns = {
  jobType: 'job_type_id',
  experienceLevel: 'experience_level_id',
  salaryType: 'salary_type_id',
  salaryCurrency: 'salary_currency_id',
  industry: 'industry_id',
} as const
type OnJobs = keyof typeof jobColumns
export const isOnJobs = (kind: JobDataKind): kind is OnJobs => Object.hasOwn(jobColumns, kind)

/** How many of its list stand before an entry, and itself. */
const place = sql<string>`(select count(*) from vocabulary_item as before
  where before.company_id = vocabulary_item.company_id and before.kind = vocabulary_item.kind
    and (before.position, before.name collate "und-x-icu", before.id)
      <= (vocabulary_item.position, vocabulary_item.name collate "und-x-icu", vocabulary_item.id))`

const rowsOf = (db: CompanyDb, kinds: readonly JobDataKind[]) =>
  words(db, kinds).select(['vocabulary_item.is_default', 'vocabulary_item.data', place.as('at')])
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const shown = ({ id, kind, name, data, is_default: isDefault, at }: Row): JobData => ({
  id,
  kind,
  name,
  symbol: String(data.symbol ?? ''),
  isDefault,
  place: Number(at),
})

/** One page of a list, in its order, or of all lists. */
export async function listJobDatas(
  db: CompanyDb,
  { kind, keyword = '', ...wanted }: BodyOf<typeof jobDataManageList>,
): Promise<Listed<JobData>> {
  let query = rowsOf(db, kind ? [kind] : jobDataKinds)
  for (const part of fold(keyword).split(/\s+/).filter(Boolean))
    query = query.where(sql<string>`search_text(array[vocabulary_item.name])`, 'like', `%${escapeLike(part)}%`)
  const order = [
    asc('vocabulary_item.kind'),
    asc('vocabulary_item.position'),
    byText('vocabulary_item.name'),
    asc('vocabulary_item.id'),
  ] as const
  const page = await list(query, order, wanted)
  return { ...page, data: page.data.map(shown) }
}

/** Those of the ids that are entries. */
export const jobDatasByIds = async (db: CompanyDb, ids: readonly string[]): Promise<JobData[]> =>
  ids.length === 0 ? [] : (await rowsOf(db, jobDataKinds).where('vocabulary_item.id', 'in', ids).execute()).map(shown)

/** One entry; 404 for every id that is none. */
export async function jobDataOf(db: CompanyDb, id: string): Promise<JobData> {
  const [found] = await jobDatasByIds(db, [id])
  if (!found) throw notFound()
  return found
}

/** How many jobs have each of the entries: one round through the jobs for each list that they are of. */
export async function usageOfJobDatas(db: CompanyDb, ids: readonly string[]): Promise<JobDataUsage[]> {
  if (ids.length === 0) return []
  const known = await words(db, jobDataKinds).where('vocabulary_item.id', 'in', ids).execute()
  const lists = [...Map.groupBy(known, ({ kind }) => kind)]
  const counted = await Promise.all(
    lists.flatMap(([kind, entries]) =>
      isOnJobs(kind)
        ? [
            countsOf(
              db,
              kind,
              entries.map(({ id }) => id),
            ),
          ]
        : [],
    ),
  )
  return counted.flat()
}

async function countsOf(db: CompanyDb, kind: OnJobs, ids: readonly string[]): Promise<JobDataUsage[]> {
  const column = `job.${jobColumns[kind]}` as const
  const rows = await db
    .from('job')
    .select(({ fn }) => [`${column} as id`, fn.countAll<string>().as('jobs')])
    .where(column, 'in', ids)
    .groupBy(column)
    .execute()
  const counts = new Map(rows.map(({ id, jobs }) => [id, Number(jobs)]))
  return ids.map((id) => ({ id, jobs: Math.min(counts.get(id) ?? 0, mostUsesCounted + 1) }))
}
