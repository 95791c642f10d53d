import { sql } from 'kysely'
import { changed } from '../../../core/cache.ts'
import { say } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { badInput, notFound } from '../../../core/http/errors.ts'
import { nameOf } from '../../../core/http/names.ts'
import { newId } from '../../../core/ids.ts'
import { carrySearches } from '../keptSearches.ts'
import { cacheKey } from '../vocabulary.ts'
import { holdList, keepDetails, type Details } from './details.ts'
import { wordOf, words, type WordList } from './wordLists.ts'

/** The word as it is stored; throws 400 for one that is blank, too long, or in the list already, there below the same word. */
async function checkedName(
  db: CompanyDb,
  { kind, longest, ownId, parentId }: { kind: string; longest: number; ownId: string; parentId: string | null },
  typed: string,
): Promise<string> {
  const name = nameOf(typed, longest)
  const other = await db
    .from('vocabulary_item')
    .select('vocabulary_item.id')
    .where('vocabulary_item.kind', '=', kind)
    .where('vocabulary_item.parent_id', 'is not distinct from', parentId)
    .where(sql<string>`lower(vocabulary_item.name)`, '=', sql<string>`lower(${name})`)
    .where('vocabulary_item.id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw badInput({ name: [say('TAKEN')] })
  return name
}

/** The words of the ids, which nobody else changes until the transaction ends; taken in one order, so that no two wait for each other. */
const held = <K extends string>(db: CompanyDb, { kinds }: WordList<K>, ids: readonly string[]) =>
  words(db, kinds)
    .select('vocabulary_item.parent_id as parentId')
    .where('vocabulary_item.id', 'in', ids)
    .orderBy('vocabulary_item.id')
    .forUpdate()
    .execute()

/** The same of one word; 404 where the id is none of the list's. */
async function heldOne<K extends string>(db: CompanyDb, list: WordList<K>, id: string) {
  const [found] = await held(db, list, [id])
  if (!found) throw notFound()
  return found
}

/** Adds a word to a list, of an ordered one at its end where no place is given; answers its id. */
export const createWord = <K extends string>(
  db: CompanyDb,
  list: WordList<K>,
  kind: K,
  typed: string,
  details: Details = {},
): Promise<string> =>
  db.transaction(async (tx) => {
    const id = newId()
    const { parentId = null } = details
    const name = await checkedName(tx, { kind, longest: list.longest, ownId: id, parentId }, typed)
    const isOrdered = list.orderedKinds?.includes(kind) ?? false
    if (isOrdered || details.isDefault) await holdList(tx, kind)
    // Of two that come at once one is second: it waits for the first and finds the word taken.
    const added = await tx
      .insert('vocabulary_item', { id, kind, parent_id: parentId, name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('vocabulary_item.id')
      .executeTakeFirst()
    if (!added) throw badInput({ name: [say('TAKEN')] })
    await keepDetails(tx, list, { id, kind }, isOrdered ? { place: Infinity, ...details } : details)
    await changed(tx, cacheKey(kind))
    return id
  })

/** Changes a word, and what carries it; 404 for every id that is none of the list's. */
export const updateWord = <K extends string>(
  db: CompanyDb,
  list: WordList<K>,
  id: string,
  typed: string,
  details: Details = {},
): Promise<void> =>
  db.transaction(async (tx) => {
    const { kind } = await wordOf(tx, list.kinds, id)
    if (Object.keys(details).length > 0) await holdList(tx, kind)
    const { name: before, parentId } = await heldOne(tx, list, id)
    const above = details.parentId ?? parentId
    const isMoved = above !== parentId
    const name = await checkedName(tx, { kind, longest: list.longest, ownId: id, parentId: above }, typed)
    await tx
      .update('vocabulary_item')
      .set({ name, parent_id: above })
      .where('id', '=', id)
      .execute()
      .catch((error: { constraint?: string }) => {
        throw error.constraint === 'vocabulary_item_name' ? badInput({ name: [say('TAKEN')] }) : error
      })
    await keepDetails(tx, list, { id, kind }, isMoved ? { place: Infinity, ...details } : details)
    await changed(tx, cacheKey(kind))
    if (name !== before) await list.carryOver(tx, kind, { id, name: before }, { id, name })
  })

/** Puts a word into another one of its kind: what carries it carries the other, and it is gone. Answers the id that stays. */
export const mergeWord = <K extends string>(
  db: CompanyDb,
  list: WordList<K>,
  id: string,
  into: string,
): Promise<string> =>
  db.transaction(async (tx) => {
    const both = await held(tx, list, [id, into])
    const goes = both.find((word) => word.id === id)
    if (!goes) throw notFound()
    const stays = both.find((word) => word.id === into && word.id !== id && word.kind === goes.kind)
    if (!stays) throw badInput({ into: [say('INVALID')] })
    await list.carryOver(tx, goes.kind, goes, stays)
    await carrySearches(tx, goes.id, stays.id)
    const gone = await tx.delete('vocabulary_item').where('id', '=', id).returning('is_default').executeTakeFirst()
    if (gone?.is_default) await keepDetails(tx, list, stays, { isDefault: true })
    await changed(tx, cacheKey(goes.kind))
    return stays.id
  })

/** Deletes a word that nothing carries; 404 for every id that is none of the list's. */
export const deleteWord = <K extends string>(db: CompanyDb, list: WordList<K>, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { kind } = await heldOne(tx, list, id)
    await list.demandUnused(tx, id)
    await tx.delete('vocabulary_item').where('id', '=', id).execute()
    await changed(tx, cacheKey(kind))
  })
