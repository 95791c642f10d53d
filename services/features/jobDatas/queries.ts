import { mostUsesCounted } from '../../core/contract/vocabulary.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import type { Listed } from '../../core/http/paging.ts'
import '../jobs/tables.ts'
import { listPlaced, placedByIds, selectWords, type Placed } from '../lookups/words/wordLists.ts'
import { jobDataKinds, type JobData, type JobDataKind, type jobDataManageList, type JobDataUsage } from './contract.ts'

/** The column of jobs that holds entries of a list. Jobs do not use the other lists. */
export const jobColumns = {
  jobType: 'job_type_id',
  experienceLevel: 'experience_level_id',
  salaryType: 'salary_type_id',
  salaryCurrency: 'salary_currency_id',
  industry: 'industry_id',
} as const
type OnJobs = keyof typeof jobColumns
export const isOnJobs = (kind: JobDataKind): kind is OnJobs => Object.hasOwn(jobColumns, kind)

const shown = ({ id, kind, name, data, isDefault, place }: Placed<JobDataKind>): JobData => ({
  id,
  kind,
  name,
  symbol: String(data.symbol ?? ''),
  isDefault,
  place,
})

/** Returns one page of a list in its order, or of all lists. */
export async function listJobDatas(
  db: CompanyDb,
  { kind, keyword = '', ...wanted }: BodyOf<typeof jobDataManageList>,
): Promise<Listed<JobData>> {
  const page = await listPlaced(db, kind ? [kind] : jobDataKinds, keyword, wanted)
  return { ...page, data: page.data.map(shown) }
}

/** Returns the entries with these ids. */
export const jobDatasByIds = async (db: CompanyDb, ids: readonly string[]): Promise<JobData[]> =>
  (await placedByIds(db, jobDataKinds, ids)).map(shown)

/** Returns one entry. Throws 404 if the id is unknown. */
export async function jobDataOf(db: CompanyDb, id: string): Promise<JobData> {
  const [found] = await jobDatasByIds(db, [id])
  if (!found) throw notFound()
  return found
}

/** Returns how many jobs use each of the entries. Runs one query over the jobs per list. */
export async function usageOfJobDatas(db: CompanyDb, ids: readonly string[]): Promise<JobDataUsage[]> {
  if (ids.length === 0) return []
  const known = await selectWords(db, jobDataKinds).where('vocabulary_item.id', 'in', ids).execute()
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
