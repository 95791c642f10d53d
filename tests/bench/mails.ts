import { sql } from 'kysely'
import type { Services } from '../../services/core/app.ts'
import { companies } from '../../services/demo/people/accounts.ts'
import { postgresAnswers } from '../support/postgres.ts'
import { both, post, withServices } from './asked.ts'
import { fill } from './candidatesData.ts'
import { many, ms, option, type Figure } from './figure.ts'
import { median } from './measured.ts'

const company = sql`${companies.first.id}::uuid`
const [few, all, group, together] = [20, 1_000, 20, 2_000]
const letter = { subject: 'News', contents: `<p>${'What there is to say, in a line. '.repeat(30)}</p>` }

/** Inserts a number of mails between the company and a candidate, every second one an answer. */
const insertConversation = ({ db }: Services, candidateId: string, count: number) =>
  sql`insert into candidate_email (company_id, id, candidate_id, is_received, user_name, from_name, from_address, to_address, subject, contents)
    select ${company}, gen_random_uuid(), ${candidateId}::uuid, number % 2 = 0, case when number % 2 = 1 then 'recruiter' end,
      'Somebody', 'somebody@mail.example', 'else@mail.example', 'Mail ' || number, ${letter.contents}
    from generate_series(1, ${sql.lit(count)}) as number`.execute(db)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Measures a page of a short and of a long conversation, and a mail to few and to many candidates. */
export async function figures(rows = option('rows', 10_000)): Promise<Figure[]> {
  const isPostgres = (await postgresAnswers()).ok
  process.env.TEST_ENGINE = isPostgres ? 'postgres' : 'pglite'
  const engine = isPostgres ? 'PostgreSQL' : 'PGlite'
  return withServices(async (services) => {
    await fill(services, rows)
    const { rows: found } = await sql<{ id: string }>`select id from candidate
      where company_id = ${company} and cardinality(emails) > 0 and not in_black_list and deleted_at is null
      order by id limit ${sql.lit(together + 10 * group)}`.execute(services.db)
    const ids = found.map(({ id }) => id)
    const [short, long] = [ids.at(-1)!, ids.at(-2)!]
    await insertConversation(services, short, few)
    await insertConversation(services, long, all)
    await sql.raw('vacuum analyze candidate_email').execute(services.db)
    const page = (candidateId: string) => () => post(services, '/Candidates/emails/list', { candidateId, pageSize: 20 })
    const [ofShort, ofLong] = await both(page(short), page(long))

    const toMany = ids.slice(0, together)
    const send = (candidateIds: readonly string[]) =>
      post(services, '/Candidates/emails/send-many', { candidateIds, ...letter })
    const toFew = (round: number) => ids.slice(together + round * group, together + (round + 1) * group)
    // A candidate gets at most three such mails a day.
    await send(toFew(0))
    const times: [number[], number[]] = [[], []]
    for (let round = 1; round <= 3; round++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      times[0].push(await timed(() => send(toFew(round))))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      times[1].push(await timed(() => send(toMany)))
    }
    const [ofFew, ofMany] = [median(times[0]), median(times[1])]
    const checked = await timed(() =>
      post(services, '/Candidates/emails/plan-many', { candidateIds: toMany, ...letter }),
    )
    return [
      {
        name: `newest page of a conversation of ${many(all)} mails, ${engine}`,
        reached: `${(ofLong / ofShort).toFixed(2)} × the time of one of ${few}`,
        against: `${ms(ofLong)} against ${ms(ofShort)}`,
      },
      {
        name: `a mail to ${many(together)} candidates, ${engine}`,
        reached: `${(ofMany / together / (ofFew / group)).toFixed(2)} × per mail the time of one to ${group}`,
        against: `${ms(ofMany)} against ${ms(ofFew)}; checked in ${ms(checked)}`,
      },
    ]
  })
}
