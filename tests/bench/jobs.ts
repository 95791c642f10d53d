import { sql } from 'kysely'
import type { Services } from '../../services/core/app.ts'
import { companies } from '../../services/demo/people/accounts.ts'
import { postgresAnswers } from '../support/postgres.ts'
import { compare, withServices, type Question } from './asked.ts'
import { many, type Figure } from './figure.ts'

const [few, lots] = [1_000, 10_000]
const questions: Question[] = [
  ['newest', {}],
  ['by title', { sortBy: 'title', sortDirection: 'asc' }],
  ['most openings left', { sortBy: 'lack', sortDirection: 'desc' }],
  ['page 20', { pageIndex: 19 }],
  ['open ones', { status: [0] }],
  ['a word', { keyword: 'engineer' }],
  ['a rare word', { keyword: 'zwickau' }],
  ['a hashtag', { hashtag: 'tag7' }],
  ['my own', { member: 'recruiter' }],
]

/** Inserts jobs of a company in all statuses, a tenth of them the recruiter's, one with a rare word. */
const fillJobs = ({ db }: Services, count: number) =>
  sql`insert into job (company_id, id, title, search, owner, open_date, total, lack, status, hashtags, created_by, created_at)
    select ${companies.first.id}::uuid, gen_random_uuid(), title, ' ' || lower(title), owner, now(), wanted, wanted, number % 4,
      array['tag' || number % 50], owner, now() - number * interval '1 minute'
    from (select number, 1 + number % 9 as wanted,
        case when number % 10 = 0 then 'recruiter' else 'manager' end as owner,
        case when number = 500 then 'Zwickau Engineer' when number % 3 = 0 then 'Engineer ' || number else 'Porter ' || number end as title
      from generate_series(1, ${sql.lit(count)}) as number) as made`.execute(db)

/** Measures the list of jobs in a company with many jobs. */
export async function figures(): Promise<Figure[]> {
  const isPostgres = (await postgresAnswers()).ok
  process.env.TEST_ENGINE = isPostgres ? 'postgres' : 'pglite'
  const compared = await withServices((less) =>
    withServices(async (more) => {
      for (const [services, count] of [
        [less, few],
        [more, lots],
      ] as const) {
        await fillJobs(services, count)
        await sql`vacuum analyze job`.execute(services.db)
      }
      return compare('/Jobs/list', [less, questions], [more, questions], 15)
    }),
  )
  return compared.map(({ name, ratio, small, large, found }) => ({
    name: `${many(lots)} jobs, ${isPostgres ? 'PostgreSQL' : 'PGlite'}: ${name}`,
    reached: `${ratio.toFixed(2)} × the time at ${many(few)}`,
    against: `${large.toFixed(1)} ms against ${small.toFixed(1)} ms, finds ${found}`,
  }))
}
