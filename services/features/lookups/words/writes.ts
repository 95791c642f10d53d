import { sql } from 'kysely'
import { reportCacheChange } from '../../../core/cache.ts'
import { createMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { badInput, notFound } from '../../../core/http/errors.ts'
import { nameOf } from '../../../core/http/names.ts'
import { newId } from '../../../core/ids.ts'
import { replaceIdInSearches } from '../savedSearches.ts'
import { cacheKey } from '../vocabulary.ts'
import { lockList, storeDetails, type Details } from './details.ts'
import { wordOf, selectWords, type WordList } from './wordLists.ts'

/**
 * Returns the word as it is stored. Throws 400 if it is blank, too long, or already in the list under the same parent.
 */
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
  if (other) throw badInput({ name: [createMessage('TAKEN')] })
  return name
}

/**
 * Locks the words with these ids until the transaction ends. All transactions use the same order, so that two of them
 * do not deadlock.
 */
const lockWords = <K extends string>(db: CompanyDb, { kinds }: WordList<K>, ids: readonly string[]) =>
  selectWords(db, kinds)
    .select('vocabulary_item.parent_id as parentId')
    .where('vocabulary_item.id', 'in', ids)
    .orderBy('vocabulary_item.id')
    .forUpdate()
    .execute()

/** Locks one word. Throws 404 if the list has no word with this id. */
async function lockWord<K extends string>(db: CompanyDb, list: WordList<K>, id: string) {
  const [found] = await lockWords(db, list, [id])
  if (!found) throw notFound()
  return found
}

/** Adds a word to a list and returns its id. In an ordered list it comes last unless a position is passed. */
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
    if (isOrdered || details.isDefault) await lockList(tx, kind)
    // If two requests create the same word, the second waits for the first and finds it taken.
    const added = await tx
      .insert('vocabulary_item', { id, kind, parent_id: parentId, name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('vocabulary_item.id')
      .executeTakeFirst()
    if (!added) throw badInput({ name: [createMessage('TAKEN')] })
    await storeDetails(tx, list, { id, kind }, isOrdered ? { place: Infinity, ...details } : details)
    await reportCacheChange(tx, cacheKey(kind))
    return id
  })

/** Changes a word and everything that uses it. Throws 404 if the list has no word with this id. */
export const updateWord = <K extends string>(
  db: CompanyDb,
  list: WordList<K>,
  id: string,
  typed: string,
  details: Details = {},
): Promise<void> =>
  db.transaction(async (tx) => {
    const { kind } = await wordOf(tx, list.kinds, id)
    if (Object.keys(details).length > 0) await lockList(tx, kind)
    const { name: before, parentId } = await lockWord(tx, list, id)
    const above = details.parentId ?? parentId
    const isMoved = above !== parentId
    const name = await checkedName(tx, { kind, longest: list.longest, ownId: id, parentId: above }, typed)
    await tx
      .update('vocabulary_item')
      .set({ name, parent_id: above })
      .where('id', '=', id)
      .execute()
      .catch((error: { constraint?: string }) => {
        throw error.constraint === 'vocabulary_item_name' ? badInput({ name: [createMessage('TAKEN')] }) : error
      })
    await storeDetails(tx, list, { id, kind }, isMoved ? { place: Infinity, ...details } : details)
    await reportCacheChange(tx, cacheKey(kind))
    if (name !== before) await list.carryOver(tx, kind, { id, name: before }, { id, name })
  })

/**
 * Merges a word into another one of its kind: what uses it uses the other, and it is deleted. Returns the id of the
 * remaining word.
 */
export const mergeWord = <K extends string>(
  db: CompanyDb,
  list: WordList<K>,
  id: string,
  into: string,
): Promise<string> =>
  db.transaction(async (tx) => {
    const both = await lockWords(tx, list, [id, into])
    const goes = both.find((word) => word.id === id)
    if (!goes) throw notFound()
    const stays = both.find((word) => word.id === into && word.id !== id && word.kind === goes.kind)
    if (!stays) throw badInput({ into: [createMessage('INVALID')] })
    await list.carryOver(tx, goes.kind, goes, stays)
    await replaceIdInSearches(tx, goes.id, stays.id)
    const gone = await tx.delete('vocabulary_item').where('id', '=', id).returning('is_default').executeTakeFirst()
    if (gone?.is_default) await storeDetails(tx, list, stays, { isDefault: true })
    await reportCacheChange(tx, cacheKey(goes.kind))
    return stays.id
  })

/** Deletes a word that is not used. Throws 404 if the list has no word with this id. */
export const deleteWord = <K extends string>(db: CompanyDb, list: WordList<K>, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { kind } = await lockWord(tx, list, id)
    await list.demandUnused(tx, id)
    await tx.delete('vocabulary_item').where('id', '=', id).execute()
    await reportCacheChange(tx, cacheKey(kind))
  })
