import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { withAt } from '../../../core/handOrder.ts'
import '../tables.ts'
import type { WordList } from './wordLists.ts'

/** What a word has beside its name; what is left out stays. */
export interface Details {
  /** What answers carry beyond the name. */
  data?: Record<string, unknown>
  /** It is the one that is chosen where nobody has chosen; the former one is so no more. */
  isDefault?: boolean
  /** Its place in a list that the company orders, from 1; of one below another word, among those below it. */
  place?: number
  /** The word of another list that it is below: the group of a status. */
  parentId?: string
}

/** Gives a word what it has beside its name and the word that it is below; nobody else changes its list until the transaction ends. */
export async function keepDetails<K extends string>(
  db: CompanyDb,
  { orderedKinds = [] }: Pick<WordList<K>, 'orderedKinds'>,
  { id, kind }: { id: string; kind: K },
  { data, isDefault, place }: Details,
): Promise<void> {
  if (isDefault === true)
    await db
      .update('vocabulary_item')
      .set({ is_default: false })
      .where('kind', '=', kind)
      .where('is_default', '=', true)
      .where('id', '!=', id)
      .execute()
  const changes = {
    ...(data && { data: JSON.stringify(data) }),
    ...(isDefault !== undefined && { is_default: isDefault }),
  }
  if (Object.keys(changes).length > 0) await db.update('vocabulary_item').set(changes).where('id', '=', id).execute()
  if (place !== undefined && orderedKinds.includes(kind)) await putAt(db, kind, id, place)
}

/** Puts a word of a list to a place, from 1, among those that are below the same word; beyond the last it is the last. */
async function putAt(db: CompanyDb, kind: string, id: string, place: number): Promise<void> {
  const above = db.from('vocabulary_item').select('vocabulary_item.parent_id').where('vocabulary_item.id', '=', id)
  const rows = await db
    .from('vocabulary_item')
    .select('vocabulary_item.id')
    .where('vocabulary_item.kind', '=', kind)
    .where('vocabulary_item.parent_id', 'is not distinct from', above)
    .orderBy('vocabulary_item.position')
    .orderBy(sql`vocabulary_item.name collate "und-x-icu"`)
    .orderBy('vocabulary_item.id')
    .execute()
  const ids = withAt(
    rows.map((row) => row.id),
    id,
    place,
  )
  await db
    .update('vocabulary_item')
    .set({ position: sql<number>`array_position(${sql.val(ids)}::uuid[], vocabulary_item.id) - 1` })
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute()
}

/** Holds a list until the transaction ends: its order and its default are changed by one at a time. */
export const holdList = (db: CompanyDb, kind: string) =>
  db
    .from('vocabulary_item')
    .select('vocabulary_item.id')
    .where('vocabulary_item.kind', '=', kind)
    .orderBy('vocabulary_item.id')
    .forUpdate()
    .execute()
