import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../candidates/tables.ts'
import { searchText } from '../jobs/queries.ts'
import '../jobs/tables.ts'
import type { NamedWord } from '../lookups/words/wordLists.ts'
import type { KeywordKind } from './contract.ts'

/** Renames a skill in the resume. If the resume has both skills, one remains, with the better of the two levels. */
const resumeWith = (
  from: string,
  to: string,
) => sql<string>`case when candidate.resume -> 'skills' is null then candidate.resume
  else jsonb_set(candidate.resume, '{skills}', (
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'level', level) order by place), '[]') from (
      select case when one ->> 'name' = ${from} then ${to} else one ->> 'name' end as name,
        max((one ->> 'level')::int) as level, min(at) as place
      from jsonb_array_elements(candidate.resume -> 'skills') with ordinality as listed (one, at) group by 1
    ) as renamed)) end`

/** Replaces a text in a list, without duplicates. */
const replaced = (texts: string[], from: string, to: string) => [
  ...new Set(texts.map((text) => (text === from ? to : text))),
]

async function carrySkill(db: CompanyDb, from: string, to: string): Promise<void> {
  await db
    .update('candidate')
    .set({
      skills: sql<string[]>`(select array_agg(skill order by place) from (
        select case when one = ${from} then ${to} else one end as skill, min(at) as place
        from unnest(candidate.skills) with ordinality as listed (one, at) group by 1) as renamed)`,
      resume: resumeWith(from, to),
      // A user who is editing the candidate is told of the conflict and cannot restore the old skill.
      version: sql<number>`candidate.version + 1`,
    })
    .where(sql<boolean>`candidate.skills @> array[${from}]::text[]`)
    .execute()
  const jobs = await db
    .from('job')
    .select(['job.id', 'job.title', 'job.skills', 'job.hashtags'])
    .where(sql<boolean>`job.skills @> array[${from}]::text[]`)
    .forUpdate()
    .execute()
  for (const { id, title, skills: before, hashtags } of jobs) {
    const skills = replaced(before, from, to)
    // oxlint-disable-next-line no-await-in-loop -- one after the other in one transaction
    await db
      .update('job')
      .set({ skills, search: searchText(title, [...skills, ...hashtags]), version: sql<number>`job.version + 1` })
      .where('job.id', '=', id)
      .execute()
  }
}

/** Renames a language. A candidate with both languages keeps one, with the better of the two levels. */
const carryLanguage = (db: CompanyDb, from: string, to: string) =>
  db
    .update('candidate')
    .set({
      languages: sql<string>`(select jsonb_agg(jsonb_build_object('language', language, 'level', level) order by place) from (
        select case when one ->> 'language' = ${from} then ${to} else one ->> 'language' end as language,
          max((one ->> 'level')::int) as level, min(at) as place
        from jsonb_array_elements(candidate.languages) with ordinality as listed (one, at) group by 1) as renamed)`,
      version: sql<number>`candidate.version + 1`,
    })
    .where(sql<boolean>`candidate.languages @> jsonb_build_array(jsonb_build_object('language', ${from}::text))`)
    .execute()

/** Replaces a keyword in all candidates and jobs that use it. Only skills and languages are replaced. */
export async function carryOver(
  db: CompanyDb,
  kind: KeywordKind,
  { name: from }: NamedWord,
  { name: to }: NamedWord,
): Promise<void> {
  if (kind === 'skillKeyword') await carrySkill(db, from, to)
  if (kind === 'languageKeyword') await carryLanguage(db, from, to)
}
