import { sql } from 'kysely'
import { say } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import { newId } from '../../core/ids.ts'
import { longestBlockWord } from './contract.ts'

/** The word as it is stored; throws 400 for one that is blank, too long, or there already. */
async function checkedWord(db: CompanyDb, typed: string, ownId: string): Promise<string> {
  const word = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (word === '') throw badInput({ keyword: [required] })
  if ([...word].length > longestBlockWord) throw badInput({ keyword: [maximum(longestBlockWord)] })
  const other = await db
    .from('block_word')
    .select('block_word.id')
    .where(sql<string>`lower(block_word.word)`, '=', sql<string>`lower(${word})`)
    .where('block_word.id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw badInput({ keyword: [say('TAKEN')] })
  return word
}

/** Adds a block word; answers its id. */
export async function createBlockWord(db: CompanyDb, typed: string): Promise<string> {
  const id = newId()
  const word = await checkedWord(db, typed, id)
  // Of two that come at once one is second: it waits for the first and finds the word taken.
  const added = await db
    .insert('block_word', { id, word })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw badInput({ keyword: [say('TAKEN')] })
  return id
}

/** Changes a block word; 404 for every id that is none of the company's. */
export async function updateBlockWord(db: CompanyDb, id: string, typed: string): Promise<void> {
  const word = await checkedWord(db, typed, id)
  const done = await db
    .update('block_word')
    .set({ word })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
    .catch((error: { constraint?: string }) => {
      throw error.constraint === 'block_word_word' ? badInput({ keyword: [say('TAKEN')] }) : error
    })
  if (!done) throw notFound()
}

/** Deletes a block word; 404 for every id that is none of the company's. */
export async function deleteBlockWord(db: CompanyDb, id: string): Promise<void> {
  const gone = await db.delete('block_word').where('id', '=', id).returning('id').executeTakeFirst()
  if (!gone) throw notFound()
}
