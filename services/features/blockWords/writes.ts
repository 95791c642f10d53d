import { sql } from 'kysely'
import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import { newId } from '../../core/ids.ts'
import { longestBlockWord } from './contract.ts'

/** Returns the word as it is stored. Throws 400 if it is blank, too long or already exists. */
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
  if (other) throw badInput({ keyword: [createMessage('TAKEN')] })
  return word
}

/** Adds a block word and returns its id. */
export async function createBlockWord(db: CompanyDb, typed: string): Promise<string> {
  const id = newId()
  const word = await checkedWord(db, typed, id)
  // If two requests add the same word at once, the second one waits for the first and then finds the word taken.
  const added = await db
    .insert('block_word', { id, word })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw badInput({ keyword: [createMessage('TAKEN')] })
  return id
}

/** Changes a block word. Throws 404 if the company has no block word with this id. */
export async function updateBlockWord(db: CompanyDb, id: string, typed: string): Promise<void> {
  const word = await checkedWord(db, typed, id)
  const done = await db
    .update('block_word')
    .set({ word })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
    .catch((error: { constraint?: string }) => {
      throw error.constraint === 'block_word_word' ? badInput({ keyword: [createMessage('TAKEN')] }) : error
    })
  if (!done) throw notFound()
}

/** Deletes a block word. Throws 404 if the company has no block word with this id. */
export async function deleteBlockWord(db: CompanyDb, id: string): Promise<void> {
  const gone = await db.delete('block_word').where('id', '=', id).returning('id').executeTakeFirst()
  if (!gone) throw notFound()
}
