import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'

/** With more sets than this, querying each of them is too slow. */
const mostSets = 64

/** The own fields that a candidate has filled in, as a JSON text. */
export const keySet = sql<string>`key_set(candidate.extension_keys)`

/**
 * Returns the different sets of own fields that the company's candidates have filled in (as keySet), reading the index
 * candidate_keys by jumping from one set to the next. Returns undefined if there are too many.
 */
export async function keySets(db: CompanyDb): Promise<string[] | undefined> {
  const present = () => db.from('candidate').where('candidate.deleted_at', 'is', null)
  const first = present().select(keySet.as('keys')).orderBy(keySet).limit(1)
  const next = present()
    .select(keySet.as('keys'))
    .where(sql<boolean>`${keySet} > sets.keys`)
    .orderBy(keySet)
    .limit(1)
  const sets = sql<string[] | null>`(
    with recursive sets (keys, number) as (
      select ${first}, 1 union all select ${next}, number + 1 from sets where keys is not null and number <= ${sql.lit(mostSets)}
    )
    select json_agg(keys) from sets where keys is not null
  )`
  const found = (await present().select(sets.as('sets')).limit(1).executeTakeFirst())?.sets ?? []
  return found.length > mostSets ? undefined : found
}
