import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { refused } from '../../core/http/errors.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import '../candidates/tables.ts'
import { nationalityList } from '../lookups/vocabularyContract.ts'
import {
  countedUses,
  listWords,
  wordOf,
  selectWords,
  wordsByIds,
  type NamedWord,
  type WordList,
} from '../lookups/words/wordLists.ts'
import { createWord, deleteWord, mergeWord, updateWord } from '../lookups/words/writes.ts'
import * as contract from './contract.ts'

const { kind } = nationalityList
const kinds = [kind]

const carriers = countedUses(sql`from candidate
  where candidate.company_id = vocabulary_item.company_id and candidate.deleted_at is null
    and candidate.nationalities @> array[vocabulary_item.name]`)

/** Returns how many candidates have each of the nationalities. */
async function usageOf(db: CompanyDb, ids: readonly string[]): Promise<contract.NationalityUsage[]> {
  if (ids.length === 0) return []
  const rows = await selectWords(db, kinds)
    .where('vocabulary_item.id', 'in', ids)
    .select(carriers.as('candidates'))
    .execute()
  return rows.map(({ id, candidates }) => ({ id, candidates: Number(candidates) }))
}

/** Replaces a nationality in all candidates who have it, without duplicates. */
async function carryOver(
  db: CompanyDb,
  _kind: string,
  { name: from }: NamedWord,
  { name: to }: NamedWord,
): Promise<void> {
  await db
    .update('candidate')
    .set({
      nationalities: sql<string[]>`(select array_agg(name order by place) from (
        select case when one = ${from} then ${to} else one end as name, min(at) as place
        from unnest(candidate.nationalities) with ordinality as listed (one, at) group by 1) as renamed)`,
      // A user who is editing the candidate is told of the conflict and cannot restore the old nationality.
      version: sql<number>`candidate.version + 1`,
    })
    .where(sql<boolean>`candidate.nationalities @> array[${from}]::text[]`)
    .execute()
}

const nationalities: WordList<string> = {
  kinds,
  longest: contract.longestNationality,
  demandUnused: async (db, id) => {
    const candidates = (await usageOf(db, [id]))[0]?.candidates ?? 0
    if (candidates > 0)
      throw refused('NATIONALITY_IN_USE', `${candidates} candidates have it`, { candidates: String(candidates) })
  },
  carryOver,
}

const shown = ({ id, name }: contract.Nationality): contract.Nationality => ({ id, name })
const nationality = async ({ db }: RequestContext, id: string) => shown(await wordOf(db, kinds, id))

export const routes: Route[] = [
  implement(contract.nationalityManageList, async ({ body: { keyword = '', ...wanted } }, { db }) => {
    const page = await listWords(db, kinds, keyword, wanted)
    return { ...page, data: page.data.map(shown) }
  }),
  implement(contract.nationalityManageByIds, async ({ body }, { db }) =>
    (await wordsByIds(db, kinds, body.ids)).map(shown),
  ),
  implement(contract.nationalityManageUsage, ({ body }, { db }) => usageOf(db, body.ids)),
  implement(contract.nationalityManageGet, ({ params }, context) => nationality(context, params.id)),
  implement(contract.nationalityManageCreate, async ({ body }, context) =>
    nationality(context, await createWord(context.db, nationalities, kind, body.name)),
  ),
  implement(contract.nationalityManageUpdate, async ({ params, body }, context) => {
    await updateWord(context.db, nationalities, params.id, body.name)
    return nationality(context, params.id)
  }),
  implement(contract.nationalityManageMerge, async ({ params, body }, context) =>
    nationality(context, await mergeWord(context.db, nationalities, params.id, body.into)),
  ),
  implement(contract.nationalityManageDelete, async ({ params }, { db }) => {
    await deleteWord(db, nationalities, params.id)
    return { status: 'OK' }
  }),
]
