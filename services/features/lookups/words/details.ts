import { sql } from 'kysely'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { moveIdTo } from '../../../core/manualOrder.ts'
import '../tables.ts'
import type { WordList } from './wordLists.ts'

/** The data of a word besides its name. Omitted properties stay as they are. */
export interface Details {
  /** The data in answers beyond the name. */
  data?: Record<string, unknown>
  /** Whether the word is preselected. Only one word of a list can be, so it replaces the former one. */
  isDefault?: boolean
  /**
   * The position from 1 in a list that the company orders. A word with a parent is numbered among the children of that
   * parent.
   */
  place?: number
  /** The parent word in another list, such as the group of a status. */
  parentId?: string
}

/** Stores the details of a word. The caller must hold a lock on its list until the transaction ends. */
export async function storeDetails<K extends string>(
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

/**
 * Moves a word of a list to a position, from 1, among the children of its parent. A position beyond the end means the
 * last one.
 */
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
  const ids = moveIdTo(
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

/** Locks a list until the transaction ends, so that its order and its default are changed by one request at a time. */
export const lockList = (db: CompanyDb, kind: string) =>
  db
    .from('vocabulary_item')
    .select('vocabulary_item.id')
    .where('vocabulary_item.kind', '=', kind)
    .orderBy('vocabulary_item.id')
    .forUpdate()
    .execute()
