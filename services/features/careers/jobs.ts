import { sql } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { desc } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import '../departments/tables.ts'
import { statusOf } from '../jobs/jobShapes.ts'
import { day, withKeyword } from '../jobs/queries.ts'
import '../jobs/tables.ts'
import '../lookups/tables.ts'
import type { CareerJob, CareerJobDetail, CareerSite, careerJobList } from './contract.ts'
import { placesOfJob } from './places.ts'

/** Selects the jobs that the public sees: open, approved for publication, not archived, and not past their last day. */
const shownJobs = (db: CompanyDb) =>
  db
    .from('job')
    .where('job.publish_status', '=', 'Approve')
    .where('job.status', '=', statusOf.open)
    .where('job.archived_at', 'is', null)
    .where((eb) => eb.or([eb('job.due_date', 'is', null), eb('job.due_date', '>=', sql<Date>`current_date`)]))

type ShownJobs = ReturnType<typeof shownJobs>

/** Returns the name of the vocabulary entry in a column of the job. */
const entry = (column: string) =>
  sql<string | null>`(select item.name from vocabulary_item as item
    where item.company_id = job.company_id and item.id = ${sql.ref(`job.${column}`)})`
const department = sql<string | null>`(select department.name from department
  where department.company_id = job.company_id and department.id = job.department_id)`

const columns = (query: ShownJobs) =>
  query.select([
    'job.id',
    'job.title',
    'job.locations',
    'job.salary_from',
    'job.salary_to',
    department.as('department'),
    entry('category_id').as('category'),
    entry('job_type_id').as('jobType'),
    entry('salary_currency_id').as('currency'),
    entry('salary_type_id').as('salaryType'),
    day('open_date').as('openDate'),
    day('due_date').as('dueDate'),
  ])
type Row = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

const amount = (text: string | null) => (text === null ? null : Number(text))

function toJob<R extends Row>({ salary_from, salary_to, currency, salaryType, ...row }: R, showsSalary: boolean) {
  const [from, to] = [amount(salary_from), amount(salary_to)]
  const isShown = showsSalary && (from !== null || to !== null)
  return { ...row, salary: isShown ? { from, to, currency, type: salaryType } : null }
}

/** Returns one page of the jobs of a site. */
export async function listJobs(
  db: CompanyDb,
  showsSalary: boolean,
  { keyword, location, department: named, ...wanted }: BodyOf<typeof careerJobList>,
): Promise<Listed<CareerJob>> {
  let query = withKeyword(shownJobs(db), keyword)
  if (location) query = query.where(sql<boolean>`${location} = any(job.locations)`)
  if (named) query = query.where(department, '=', named)
  const found = await list(columns(query), [desc('job.open_date'), desc('job.id')], wanted)
  return { ...found, data: found.data.map((row) => toJob(row, showsSalary)) }
}

/** Returns one job of a site. Throws 404 if the site does not show it. */
export async function shownJob(db: CompanyDb, showsSalary: boolean, id: string): Promise<CareerJobDetail> {
  const found = await columns(shownJobs(db).where('job.id', '=', id))
    .select([
      'job.description',
      'job.qualification',
      'job.benefit',
      'job.skills',
      'job.updated_at',
      'job.department_id as departmentId',
      entry('experience_level_id').as('experienceLevel'),
      entry('industry_id').as('industry'),
    ])
    .executeTakeFirst()
  if (!found) throw notFound()
  const { updated_at: updatedAt, departmentId, ...row } = found
  const places = await placesOfJob(db, { locations: row.locations, departmentId })
  return { ...toJob(row, showsSalary), ...places, updatedDate: updatedAt.toISOString() }
}

/** Returns the title of a job that a site shows; undefined for any other job. */
export const shownJobOf = (db: CompanyDb, id: string): Promise<{ title: string } | undefined> =>
  shownJobs(db).select('job.title').where('job.id', '=', id).executeTakeFirst()

/** Returns how many jobs a site shows. */
export async function countJobs(db: CompanyDb): Promise<number> {
  const { count } = await shownJobs(db)
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the locations and departments by which the jobs of a site can be filtered. */
export async function placesOf(db: CompanyDb): Promise<Pick<CareerSite, 'locations' | 'departments'>> {
  const count = sql<string>`count(*)`
  const [locations, departments] = await Promise.all([
    shownJobs(db)
      .innerJoinLateral(sql<{ name: string }>`unnest(job.locations)`.as<'place'>(sql`place(name)`), (join) =>
        join.onTrue(),
      )
      .select(['place.name', count.as('count')])
      .groupBy('place.name')
      .orderBy(count, 'desc')
      .orderBy('place.name')
      .limit(100)
      .execute(),
    shownJobs(db)
      .innerJoin('department', (join) =>
        join.onRef('department.company_id', '=', 'job.company_id').onRef('department.id', '=', 'job.department_id'),
      )
      .select(['department.name', count.as('count')])
      .groupBy('department.name')
      .orderBy(sql`department.name collate "und-x-icu"`)
      .limit(200)
      .execute(),
  ])
  const counted = ({ name, count: jobs }: { name: string; count: string }) => ({ name, count: Number(jobs) })
  return { locations: locations.map(counted), departments: departments.map(counted) }
}
