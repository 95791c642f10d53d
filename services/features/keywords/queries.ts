import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { list } from '../../core/http/list.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { escapeLike } from '../../core/like.ts'
import { fold } from '../../../common/text.ts'
import '../candidates/tables.ts'
import '../jobs/tables.ts'
import '../lookups/tables.ts'
import { keywordKinds, mostUsesCounted, type Keyword, type KeywordKind, type KeywordUsage } from './contract.ts'

/** The words of the page of keywords, of one kind or of all. */
const keywords = (db: CompanyDb, kinds: readonly string[] = keywordKinds) =>
  db
    .from('vocabulary_item')
    .select(['vocabulary_item.id', sql<KeywordKind>`vocabulary_item.kind`.as('kind'), 'vocabulary_item.name'])
    .where('vocabulary_item.kind', 'in', kinds)

/** One page of the words of a list, or of all, in name order; accents and case of what is looked for do not count. */
export function listKeywords(
  db: CompanyDb,
  { kind, keyword = '', ...wanted }: PageRequest & { kind?: KeywordKind; keyword?: string },
): Promise<Listed<Keyword>> {
  let query = keywords(db, kind && [kind])
  for (const part of fold(keyword).split(/\s+/).filter(Boolean))
    query = query.where(sql<string>`search_text(array[vocabulary_item.name])`, 'like', `%${escapeLike(part)}%`)
  return list(query, [byText('vocabulary_item.name'), asc('vocabulary_item.id')], wanted)
}

/** Those of the ids that are keywords of the company. */
export const keywordsByIds = async (db: CompanyDb, ids: readonly string[]): Promise<Keyword[]> =>
  ids.length === 0 ? [] : keywords(db).where('vocabulary_item.id', 'in', ids).execute()

/** A count of rows that ends behind the last one that is told apart. */
const counted = (rows: ReturnType<typeof sql>) =>
  sql<string>`(select count(*) from (select 1 ${rows} limit ${sql.lit(mostUsesCounted + 1)}) as uses)`

/** Each condition stands alone, so that each has the index of its column. */
const carriedBySkill = counted(sql`from candidate
  where vocabulary_item.kind = 'skillKeyword' and candidate.company_id = vocabulary_item.company_id
    and candidate.deleted_at is null and candidate.skills @> array[vocabulary_item.name]`)
const carriedByLanguage = counted(sql`from candidate
  where vocabulary_item.kind = 'languageKeyword' and candidate.company_id = vocabulary_item.company_id
    and candidate.deleted_at is null
    and candidate.languages @> jsonb_build_array(jsonb_build_object('language', vocabulary_item.name))`)
const askedByJobs = counted(sql`from job
  where vocabulary_item.kind = 'skillKeyword' and job.company_id = vocabulary_item.company_id
    and job.skills @> array[vocabulary_item.name]`)

/** How many candidates and jobs carry each of the words; only skills and languages are counted. */
export async function usageOfKeywords(db: CompanyDb, ids: readonly string[]): Promise<KeywordUsage[]> {
  if (ids.length === 0) return []
  const rows = await keywords(db)
    .where('vocabulary_item.id', 'in', ids)
    .select([carriedBySkill.as('skilled'), carriedByLanguage.as('speaking'), askedByJobs.as('jobs')])
    .execute()
  return rows.map(({ id, skilled, speaking, jobs }) => ({
    id,
    candidates: Number(skilled) + Number(speaking),
    jobs: Number(jobs),
  }))
}
