import { sql } from 'kysely'
import { changed } from '../../core/cache.ts'
import { say } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import { newId } from '../../core/ids.ts'
import { cacheKey } from '../lookups/vocabulary.ts'
import { carryOver } from './carriers.ts'
import { keywordKinds, longestKeyword, type Keyword, type KeywordKind } from './contract.ts'
import { keywordsByIds, usageOfKeywords } from './queries.ts'

/** The word as it is stored; throws 400 for one that is blank, too long, or in the list already. */
async function checkedName(db: CompanyDb, kind: KeywordKind, typed: string, ownId: string): Promise<string> {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (name === '') throw badInput({ name: [required] })
  if ([...name].length > longestKeyword) throw badInput({ name: [maximum(longestKeyword)] })
  const other = await db
    .from('vocabulary_item')
    .select('vocabulary_item.id')
    .where('vocabulary_item.kind', '=', kind)
    .where(sql<string>`lower(vocabulary_item.name)`, '=', sql<string>`lower(${name})`)
    .where('vocabulary_item.id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw badInput({ name: [say('TAKEN')] })
  return name
}

/** The keywords of the ids, which nobody else changes until the transaction ends; 404 where one is none of the company's. */
async function held(db: CompanyDb, ids: readonly string[]): Promise<Keyword[]> {
  await db
    .from('vocabulary_item')
    .select('vocabulary_item.id')
    .where('vocabulary_item.kind', 'in', keywordKinds)
    .where('vocabulary_item.id', 'in', ids)
    .orderBy('vocabulary_item.id')
    .forUpdate()
    .execute()
  const found = await keywordsByIds(db, ids)
  return ids.map((id) => {
    const one = found.find((keyword) => keyword.id === id)
    if (!one) throw notFound()
    return one
  })
}

/** Adds a word to a list; answers its id. */
export async function createKeyword(db: CompanyDb, kind: KeywordKind, typed: string): Promise<string> {
  const id = newId()
  const name = await checkedName(db, kind, typed, id)
  // Of two that come at once one is second: it waits for the first and finds the word taken.
  const added = await db
    .insert('vocabulary_item', { id, kind, parent_id: null, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('vocabulary_item.id')
    .executeTakeFirst()
  if (!added) throw badInput({ name: [say('TAKEN')] })
  await changed(db, cacheKey(kind))
  return id
}

/** Changes a word, and what candidates and jobs say; 404 for every id that is none of the company's. */
export const updateKeyword = (db: CompanyDb, id: string, typed: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [keyword] = await held(tx, [id])
    const { kind, name: before } = keyword!
    const name = await checkedName(tx, kind, typed, id)
    if (name === before) return
    await tx
      .update('vocabulary_item')
      .set({ name })
      .where('id', '=', id)
      .execute()
      .catch((error: { constraint?: string }) => {
        throw error.constraint === 'vocabulary_item_name' ? badInput({ name: [say('TAKEN')] }) : error
      })
    await carryOver(tx, kind, before, name)
    await changed(tx, cacheKey(kind))
  })

/** Puts a word into another one of its list: what carries it carries the other, and it is gone. Answers the id that stays. */
export const mergeKeyword = (db: CompanyDb, id: string, into: string): Promise<string> =>
  db.transaction(async (tx) => {
    const [goes] = await held(tx, [id])
    const [stays] = await keywordsByIds(tx, [into])
    if (!stays || stays.kind !== goes!.kind || stays.id === id) throw badInput({ into: [say('INVALID')] })
    await held(tx, [into])
    await carryOver(tx, goes!.kind, goes!.name, stays.name)
    await tx.delete('vocabulary_item').where('id', '=', id).execute()
    await changed(tx, cacheKey(goes!.kind))
    return stays.id
  })

/** Deletes a word that nobody carries; 404 for every id that is none of the company's. */
export const deleteKeyword = (db: CompanyDb, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [keyword] = await held(tx, [id])
    const [usage] = await usageOfKeywords(tx, [id])
    const { candidates, jobs } = usage!
    if (candidates + jobs > 0)
      throw refused('KEYWORD_IN_USE', `${candidates} candidates and ${jobs} jobs carry it`, {
        candidates: String(candidates),
        jobs: String(jobs),
      })
    await tx.delete('vocabulary_item').where('id', '=', id).execute()
    await changed(tx, cacheKey(keyword!.kind))
  })
