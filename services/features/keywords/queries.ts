import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../candidates/tables.ts'
import '../jobs/tables.ts'
import { countedUses, selectWords } from '../lookups/words/wordLists.ts'
import type { KeywordUsage } from './contract.ts'

/** The conditions are separate subqueries, so that each can use the index of its column. */
const carriedBySkill = countedUses(sql`from candidate
  where vocabulary_item.kind = 'skillKeyword' and candidate.company_id = vocabulary_item.company_id
    and candidate.deleted_at is null and candidate.skills @> array[vocabulary_item.name]`)
const carriedByLanguage = countedUses(sql`from candidate
  where vocabulary_item.kind = 'languageKeyword' and candidate.company_id = vocabulary_item.company_id
    and candidate.deleted_at is null
    and candidate.languages @> jsonb_build_array(jsonb_build_object('language', vocabulary_item.name))`)
const askedByJobs = countedUses(sql`from job
  where vocabulary_item.kind = 'skillKeyword' and job.company_id = vocabulary_item.company_id
    and job.skills @> array[vocabulary_item.name]`)

/**
 * Returns how many candidates and jobs use each of the keywords. Those that are neither skills nor languages are left
 * out.
 */
export async function usageOfKeywords(db: CompanyDb, ids: readonly string[]): Promise<KeywordUsage[]> {
  if (ids.length === 0) return []
  const rows = await selectWords(db, ['skillKeyword', 'languageKeyword'])
    .where('vocabulary_item.id', 'in', ids)
    .select([carriedBySkill.as('skilled'), carriedByLanguage.as('speaking'), askedByJobs.as('jobs')])
    .execute()
  return rows.map(({ id, skilled, speaking, jobs }) => ({
    id,
    candidates: Number(skilled) + Number(speaking),
    jobs: Number(jobs),
  }))
}
