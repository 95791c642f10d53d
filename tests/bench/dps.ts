import { sql } from 'kysely'
import type { Services } from '../../services/core/app.ts'
import { companies } from '../../services/demo/people/accounts.ts'
import { mostCandidates } from '../../services/features/dpsTasks/dpsShapes.ts'
import { postgresAnswers } from '../support/postgres.ts'
import { compare, post, withServices, type Compared, type Question } from './asked.ts'
import { fill } from './candidatesData.ts'
import { many, type Figure } from './figure.ts'

const pageSize = 100
const questions = (count: number): Question[] => [
  ['first page', { pageSize }],
  ['last page', { pageSize, pageIndex: Math.ceil(count / pageSize) - 1 }],
  ['rare word', { pageSize, keyword: 'zwickau' }],
  ['frequent word', { pageSize, keyword: 'type' }],
  ['two letters', { pageSize, keyword: 'zw' }],
]

export interface DpsFigures {
  engine: string
  counts: readonly [small: number, large: number]
  questions: Compared[]
  /** The number of added candidates, which is the maximum of one add-to-dps. */
  added: number
  addSeconds: number
}

/**
 * Measures pages of the types over HTTP with a thousand and with many more, on PostgreSQL if available, and the largest
 * add-to-dps.
 */
export async function benchDps(large = 100_000, small = 1_000): Promise<DpsFigures> {
  const isPostgres = (await postgresAnswers()).ok
  process.env.TEST_ENGINE = isPostgres ? 'postgres' : 'pglite'
  const compared = await withServices((less) =>
    withServices(async (more) => {
      await insertTypes(less, small)
      await insertTypes(more, large)
      return compare('/DPS/list-types', [less, questions(small)], [more, questions(large)], 15)
    }),
  )
  const addSeconds = await withServices(async (services) => {
    await fill(services, mostCandidates)
    const began = performance.now()
    await post(services, '/DPS/add-to-dps', { name: 'All' })
    return (performance.now() - began) / 1000
  })
  return {
    engine: isPostgres ? 'PostgreSQL' : 'PGlite',
    counts: [small, large],
    added: mostCandidates,
    addSeconds,
    questions: compared,
  }
}

async function insertTypes({ db }: Services, count: number): Promise<void> {
  await sql`insert into dps_type (company_id, id, name, search_content, search, words, created_by, created_at)
    select ${companies.first.id}::uuid, gen_random_uuid(), name, '{"searchBox": "java", "filters": [{"filter": "skill", "operator": "in", "value": ["Java", "Kotlin"]}]}', lower(name),
      array(select distinct left(word, length) from unnest(string_to_array(lower(name), ' ')) word, generate_series(1, 2) length), 'recruiter', now() - number * interval '1 minute'
    from (select number, 'Type ' || number || case when number % 500 = 0 then ' Zwickau' else '' end as name from generate_series(1, ${sql.lit(count)}) number) as names`.execute(
    db,
  )
  await sql`vacuum analyze dps_type`.execute(db)
}

export async function figures(): Promise<Figure[]> {
  const {
    engine,
    counts: [small, large],
    questions,
    addSeconds,
    added,
  } = await benchDps()
  return [
    ...questions.map(({ name, ratio, small: less, large: more, found }) => ({
      name: `DPS types, ${engine}: ${name} of ${many(large)}`,
      reached: `${ratio.toFixed(2)} × the time at ${many(small)}`,
      against: `${more.toFixed(1)} ms against ${less.toFixed(1)} ms, finds ${found}`,
    })),
    {
      name: `DPS: ${many(added)} candidates added at once`,
      reached: `${addSeconds.toFixed(1)} s`,
      against: 'one transaction; the most that is taken',
    },
  ]
}
