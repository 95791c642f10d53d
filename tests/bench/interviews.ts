import { sql } from 'kysely'
import { newField } from '../../common/forms/newField.ts'
import { noContents, serialiseContents } from '../../common/forms/contents.ts'
import type { Services } from '../../services/core/app.ts'
import { newId } from '../../services/core/ids.ts'
import { companies } from '../../services/demo/people/accounts.ts'
import { postgresAnswers } from '../support/postgres.ts'
import { both, post, withServices } from './asked.ts'
import { fill } from './candidatesData.ts'
import { many, ms, option, type Figure } from './figure.ts'

const company = sql`${companies.first.id}::uuid`
const jobId = newId()
const formId = newId()
const versionId = newId()
/** The number of people who answer about one candidate, and the number of questions. */
const [answers, questions] = [40, 60]
const fields = Array.from({ length: questions }, (_field, at) => ({
  ...newField('Input', `q${at}`),
  title: `Question ${at + 1}`,
}))

/** Inserts interviews of an hour: each of twenty people has one in every hour of the years around now. */
async function insertInterviews({ db }: Services, count: number) {
  await sql`insert into job (company_id, id, title, search, owner, open_date, total, created_by)
    values (${company}, ${jobId}::uuid, 'Bench', ' bench', 'recruiter', now(), 5, 'recruiter')`.execute(db)
  await sql`insert into interview (company_id, id, job_id, candidate_id, title, starts_at, ends_at, zone, uid, created_by)
    select ${company}, gen_random_uuid(), ${jobId}::uuid, ids[1 + number % cardinality(ids)], 'Interview ' || number,
      slot, slot + interval '1 hour', 'Asia/Ho_Chi_Minh', 'interview-' || number, 'recruiter'
    from generate_series(0, ${sql.lit(count - 1)}) as number,
      lateral (select date_trunc('hour', now()) + (number / 20 - ${sql.lit(Math.floor(count / 40))}) * interval '1 hour' as slot) as slots,
      (select array_agg(id) as ids from candidate where company_id = ${company}) as candidates`.execute(db)
  await sql`insert into interview_seat (company_id, id, interview_id, user_name, role, position)
    select company_id, gen_random_uuid(), id,
      case when substring(uid from 11)::int % 20 = 0 then 'recruiter' else 'person' || substring(uid from 11)::int % 20 end, 'lead', 0
    from interview`.execute(db)
  await sql`insert into interview_hold (company_id, id, resource, during, interview_id)
    select interview.company_id, gen_random_uuid(), 'person:' || user_name, tstzrange(starts_at, ends_at), interview.id
    from interview join interview_seat as seat on seat.company_id = interview.company_id and seat.interview_id = interview.id`.execute(
    db,
  )
  for (const table of ['interview', 'interview_seat', 'interview_hold'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sql.raw(`vacuum analyze ${table}`).execute(db)
}

/** Inserts answers about two candidates: the first has answers from four people, the second from all. */
async function insertAnswers({ db }: Services): Promise<{ few: string; all: string }> {
  const contents = serialiseContents({ ...noContents, fields })
  await sql`insert into feedback_form_version (company_id, id, form_id, version, name, contents)
    values (${company}, ${versionId}::uuid, ${formId}::uuid, 1, 'Bench', ${contents})`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from candidate where company_id = ${company} limit 2`.execute(db)
  const [few, all] = rows.map(({ id }) => id) as [string, string]
  const given = JSON.stringify(
    Object.fromEntries(fields.map((_field, at) => [`q${at}`, { value: 'What was said, in a line.' }])),
  )
  for (const [candidateId, people] of [[few, 4] as const, [all, answers] as const]) {
    // oxlint-disable-next-line no-await-in-loop -- two
    await sql`with requests as (
      insert into feedback_request (company_id, id, job_id, candidate_id, form_id, form_version_id, user_name, asked_by, state, submitted_at)
      select ${company}, gen_random_uuid(), ${jobId}::uuid, ${candidateId}::uuid, ${formId}::uuid, ${versionId}::uuid, 'person' || number,
        'recruiter', 'submitted', now() from generate_series(1, ${sql.lit(people)}) as number returning *)
      insert into feedback_answer (company_id, id, request_id, revision, answers, recommendation, summary, written_by)
      select company_id, gen_random_uuid(), id, 1, ${given}::jsonb, 'yes', 'Fine.', user_name from requests`.execute(db)
  }
  return { few, all }
}

/**
 * Measures the caller's own week and free times among few and many interviews, and the comparison of few and many
 * answers.
 */
export async function figures(large = option('rows', 100_000)): Promise<Figure[]> {
  const isPostgres = (await postgresAnswers()).ok
  process.env.TEST_ENGINE = isPostgres ? 'postgres' : 'pglite'
  const engine = isPostgres ? 'PostgreSQL' : 'PGlite'
  const small = 8_000
  const week = {
    from: new Date().toISOString().slice(0, 19),
    to: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 19),
  }
  const taken = { ...week, userNames: Array.from({ length: 8 }, (_name, at) => `person${at + 1}`), roomIds: [] }
  return withServices((less) =>
    withServices(async (more) => {
      for (const [services, count] of [[less, small] as const, [more, large] as const]) {
        // oxlint-disable-next-line no-await-in-loop -- two
        await fill(services, 1_000)
        // oxlint-disable-next-line no-await-in-loop -- two
        await insertInterviews(services, count)
      }
      const { few, all } = await insertAnswers(more)
      const mine = await post<unknown[]>(more, '/Interviews/mine', week)
      const [fewWeek, manyWeek] = await both(
        () => post(less, '/Interviews/mine', week),
        () => post(more, '/Interviews/mine', week),
      )
      const [fewTaken, manyTaken] = await both(
        () => post(less, '/Interviews/free-busy', taken),
        () => post(more, '/Interviews/free-busy', taken),
      )
      const grid = await post<{ people: unknown[] }>(more, '/Scorecards/compare', { jobId, candidateId: all })
      const [fewAnswers, allAnswers] = await both(
        () => post(more, '/Scorecards/compare', { jobId, candidateId: few }),
        () => post(more, '/Scorecards/compare', { jobId, candidateId: all }),
      )
      return [
        {
          name: `one's own week among ${many(large)} interviews, ${engine}`,
          reached: `${(manyWeek / fewWeek).toFixed(2)} × the time among ${many(small)}`,
          against: `${ms(manyWeek)} against ${ms(fewWeek)}, ${mine.length} interviews`,
        },
        {
          name: `free times of eight people for a week, ${engine}`,
          reached: `${(manyTaken / fewTaken).toFixed(2)} × the time among ${many(small)}`,
          against: `${ms(manyTaken)} against ${ms(fewTaken)}`,
        },
        {
          name: `comparison of ${grid.people.length} answers to ${questions} questions, ${engine}`,
          reached: `${(allAnswers / fewAnswers).toFixed(2)} × the time of 4 answers`,
          against: `${ms(allAnswers)} against ${ms(fewAnswers)}, one call`,
        },
      ]
    }),
  )
}
