import { sql } from 'kysely'
import type { Services } from '../../services/core/app.ts'
import { readerVersion } from '../../services/features/candidateCvs/text/reading.ts'
import { postgresAnswers } from '../support/postgres.ts'
import { compare, withServices, type Question } from './asked.ts'
import { fill } from './candidatesData.ts'
import { many, option, type Figure } from './figure.ts'

/** The number of words of a CV with two pages. */
const wordsOfCv = 400
/** The number of different words in CVs; the first ones are the most frequent, as in any language. */
const vocabulary = 50_000

/** Adds a CV of two pages to each candidate. */
export async function addCvs({ db }: Services): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  await run('drop index candidate_cv_text_words')
  await run(`insert into candidate_cv_text (company_id, candidate_id, path, reader, texts, words)
    select company_id, id, 'cv/' || id, ${readerVersion}, array[left(text, length(text) / 2), right(text, length(text) / 2)], to_tsvector('simple', text)
    from (
      select company_id, id, (
        select string_agg('w' || floor(exp(random() * ln(${vocabulary})))::int, ' ')
        from generate_series(1, ${wordsOfCv}) where candidate.id is not null
      ) || case when random() < 0.02 then ' kafka stream' when random() < 0.02 then ' stream of kafka' else '' end
        || case when random() < 0.01 then ' 会計 計士' else '' end as text
      from candidate offset 0
    ) as written`)
  await run(`set maintenance_work_mem = '512MB'`)
  await run('create index candidate_cv_text_words on candidate_cv_text using gin (words)')
  await run('vacuum analyze candidate_cv_text')
}

const saying = (value: string) => ({ filter: 'cv', operator: 'contains', value: [value] })
const questions: Question[] = [
  ['a word of most CVs', { filters: [saying('w3')] }],
  ['a word of a third', { filters: [saying('w100')] }],
  ['a word of one in fifty', { filters: [saying('w2000')] }],
  ['a rare word', { filters: [saying('w49000')] }],
  ['two words', { filters: [saying('w100 w2000')] }],
  ['two words together', { filters: [saying('"kafka streams"')] }],
  ['Japanese', { filters: [saying('会計')] }],
  ['one of two words', { filters: [saying('w40000 OR w41000')] }],
  ['a beginning', { filters: [saying('w4100*')] }],
  ['all but a word', { filters: [saying('w2000 -w100')] }],
  ['a word and a skill', { filters: [saying('w100'), { filter: 'skill', operator: 'equals', value: ['Skill 7'] }] }],
]

/**
 * Searches the texts of CVs, with 10,000 and with many candidates: the rows and the total, as the list reads them side
 * by side.
 */
export async function figures(): Promise<Figure[]> {
  const postgres = await postgresAnswers()
  if (!postgres.ok) {
    console.error(`Skipped: search in CVs at size (${postgres.reason})`)
    return []
  }
  process.env.TEST_ENGINE = 'postgres'
  const [few, lots] = [10_000, option('rows', 100_000)]
  return withServices((less) =>
    withServices(async (more) => {
      await fill(less, few / 2)
      await addCvs(less)
      await fill(more, lots / 2)
      await addCvs(more)
      const found: Figure[] = []
      for (const [kind, wanted] of [
        ['rows', { total: false }],
        ['total', { pageSize: 1 }],
      ] as const) {
        const asked = questions.map(([name, body]): Question => [name, { ...body, ...wanted }])
        for (const { name, small, large, ratio, found: how } of await compare(
          '/Candidates/list',
          [less, asked],
          [more, asked],
          15,
        ))
          found.push({
            name: `${many(lots)} pages of CVs, ${name}: ${kind}`,
            reached: `${ratio.toFixed(2)} × the time at ${many(few)}`,
            against: `${large.toFixed(1)} ms against ${small.toFixed(1)} ms, finds ${how}`,
          })
      }
      return found
    }),
  )
}
