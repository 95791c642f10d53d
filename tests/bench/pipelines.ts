import { sql } from 'kysely'
import type { Services } from '../../services/core/app.ts'
import { newId } from '../../services/core/ids.ts'
import { companies } from '../../services/demo/people/accounts.ts'
import { postgresAnswers } from '../support/postgres.ts'
import { compare, post, withServices, type Compared, type Question } from './asked.ts'
import { fill } from './candidatesData.ts'
import { many, option, type Figure } from './figure.ts'

/** The number of candidates of one job. */
const inJob = 2_000
const jobId = newId()
const workflowId = newId()
const page = { pageSize: 1000, total: false, positions: true }
const questions: Question[] = [
  ['first half of the board', page],
  ['second half of the board', { ...page, pageIndex: 1 }],
  ['first page of the table', { pageSize: 20, isRejected: false }],
  ['by name', { pageSize: 20, sortBy: 'name', sortDirection: 'asc' }],
  ['two weeks in a stage', { pageSize: 20, leastDays: 14 }],
  ['rare word', { pageSize: 20, keyword: 'zwickau' }],
]

const one = (filter: string, operator: string, value: string[]) => ({ filter, operator, value })
/** Requests for the list of candidates by their positions in jobs, also by job and stage. */
const placeQuestions: Question[] = [
  ['those of the job', { filters: [one('job', 'in', [jobId])] }],
  ['those in a stage of it', { filters: [one('job', 'in', [jobId]), one('stage', 'in', ['SCREENING'])] }],
  ['two weeks in a stage', { filters: [one('daysInStage', 'between', ['14', ''])] }],
]

/** Inserts a job with a workflow, and this number of candidates in all of its stages. */
async function insertJob({ db }: Services): Promise<{ statusId: string; candidateIds: string[] }> {
  const company = sql`${companies.first.id}::uuid`
  await sql`insert into workflow (company_id, id, name, is_active, created_by, updated_by)
    values (${company}, ${workflowId}::uuid, 'Bench', true, 'recruiter', 'recruiter')`.execute(db)
  await sql`insert into workflow_status (company_id, id, workflow_id, name, key, color, position)
    select ${company}, gen_random_uuid(), ${workflowId}::uuid, key, key, '#1677ff', position
    from unnest(array['NEW', 'SCREENING', 'INTERVIEWED', 'OFFERED', 'ONBOARD', 'REJECTED']) with ordinality as stage(key, position)`.execute(
    db,
  )
  await sql`insert into job (company_id, id, title, search, owner, open_date, total, created_by, workflow_id)
    values (${company}, ${jobId}::uuid, 'Bench', ' bench', 'recruiter', now(), 5, 'recruiter', ${workflowId}::uuid)`.execute(
    db,
  )
  await sql`insert into job_candidate (company_id, job_id, candidate_id, added_by, added_at, status_id, status_by, status_at)
    select ${company}, ${jobId}::uuid, picked.id, 'recruiter', now(), statuses.ids[1 + picked.number % cardinality(statuses.ids)], 'recruiter',
      now() - picked.number * interval '20 minutes'
    from (select id, row_number() over (order by id) as number from candidate where company_id = ${company} and deleted_at is null limit ${sql.lit(inJob)}) as picked,
      (select array_agg(id) as ids from workflow_status where workflow_id = ${workflowId}::uuid) as statuses`.execute(
    db,
  )
  await sql`insert into job_candidate_move (company_id, id, job_id, candidate_id, cause, to_status_id, action_id, user_name)
    select company_id, gen_random_uuid(), job_id, candidate_id, 'added', status_id, gen_random_uuid(), 'recruiter' from job_candidate
    where job_id = ${jobId}::uuid`.execute(db)
  await sql`vacuum analyze job_candidate`.execute(db)
  await sql`vacuum analyze job_candidate_move`.execute(db)
  const { rows } = await sql<{ status_id: string; candidate_id: string }>`
    select candidate_id, (select id from workflow_status where workflow_id = ${workflowId}::uuid and key = 'SCREENING') as status_id
    from job_candidate where job_id = ${jobId}::uuid limit 100`.execute(db)
  return { statusId: rows[0]!.status_id, candidateIds: rows.map((row) => row.candidate_id) }
}

/**
 * Measures the board of a job with 2,000 candidates, in a company with few and with many candidates, and a move of a
 * hundred.
 */
export async function figures(large = option('rows', 100_000)): Promise<Figure[]> {
  const isPostgres = (await postgresAnswers()).ok
  process.env.TEST_ENGINE = isPostgres ? 'postgres' : 'pglite'
  let moved = 0
  let places: Compared[] = []
  const compared = await withServices((less) =>
    withServices(async (more) => {
      await fill(less, inJob)
      await fill(more, large)
      await insertJob(less)
      const move = await insertJob(more)
      const path = `/Jobs/get-list-candidate?jobID=${jobId}`
      const all = await compare(path, [less, questions], [more, questions], 15)
      places = await compare('/Candidates/list', [less, placeQuestions], [more, placeQuestions], 15)
      const began = performance.now()
      await post(more, '/Jobs/move-candidates', { jobId, ...move })
      moved = performance.now() - began
      return all
    }),
  )
  const engine = isPostgres ? 'PostgreSQL' : 'PGlite'
  return [
    ...compared.map(({ name, ratio, small, large: more, found }) => ({
      name: `job of ${many(inJob)}, ${engine}: ${name} of ${many(large)}`,
      reached: `${ratio.toFixed(2)} × the time at ${many(inJob)}`,
      against: `${more.toFixed(1)} ms against ${small.toFixed(1)} ms, finds ${found}`,
    })),
    ...places.map(({ name, ratio, small, large: more, found }) => ({
      name: `list of ${many(large)} candidates, ${engine}: ${name}`,
      reached: `${ratio.toFixed(2)} × the time at ${many(inJob)}`,
      against: `${more.toFixed(1)} ms against ${small.toFixed(1)} ms, finds ${found}`,
    })),
    {
      name: `job of ${many(inJob)}: 100 candidates moved at once`,
      reached: `${(moved / 1000).toFixed(2)} s`,
      against: 'one transaction, with its moves, counts, triggers and log',
    },
  ]
}
