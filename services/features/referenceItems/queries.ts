import { sql } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import type { Listed } from '../../core/http/paging.ts'
import { countedUses, listBelow, placedByIds, selectWords, type Placed } from '../lookups/words/wordLists.ts'
import {
  referenceKinds,
  type ReferenceItem,
  type ReferenceKind,
  type referenceManageList,
  type ReferenceUsage,
} from './contract.ts'

const shown = ({ data, parentId, ...word }: Placed<ReferenceKind>): ReferenceItem => ({
  ...word,
  code: typeof data.code === 'string' ? data.code : null,
  countryId: parentId,
})

/** Returns one page of a list in its order, or of all lists. Cities are listed country by country. */
export async function listReferences(
  db: CompanyDb,
  { kind, keyword = '', ...wanted }: BodyOf<typeof referenceManageList>,
): Promise<Listed<ReferenceItem>> {
  const page = await listBelow(db, kind ? [kind] : referenceKinds, keyword, wanted)
  return { ...page, data: page.data.map(shown) }
}

/** Returns the entries with these ids. */
export const referencesByIds = async (db: CompanyDb, ids: readonly string[]): Promise<ReferenceItem[]> =>
  (await placedByIds(db, referenceKinds, ids)).map(shown)

/** Returns one entry. Throws 404 if the id is unknown. */
export async function referenceOf(db: CompanyDb, id: string): Promise<ReferenceItem> {
  const [found] = await referencesByIds(db, [id])
  if (!found) throw notFound()
  return found
}

/** Returns how many cities each of the countries has. */
export async function usageOfReferences(db: CompanyDb, ids: readonly string[]): Promise<ReferenceUsage[]> {
  if (ids.length === 0) return []
  const rows = await selectWords(db, referenceKinds)
    .where('vocabulary_item.id', 'in', ids)
    .select(
      countedUses(sql`from vocabulary_item as below where below.company_id = vocabulary_item.company_id
        and below.parent_id = vocabulary_item.id`).as('cities'),
    )
    .execute()
  return rows.map(({ id, cities }) => ({ id, cities: Number(cities) }))
}
