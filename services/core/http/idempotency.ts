import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import { unscoped } from '../database/unscoped.ts'
import { createMessage } from '../contract/messages.ts'
import { badInput, conflict } from './errors.ts'

/** Returns the Idempotency-Key of a request; undefined without one. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header
  throw badInput({ 'Idempotency-Key': [createMessage('IDEMPOTENCY_KEY')] })
}

/**
 * Returns a hash of everything that must be equal for two requests under one key to be the same. For an upload, `file`
 * is its name and content hash.
 */
export function bodyHash(parts: {
  userName: string
  params: unknown
  query: unknown
  body: unknown
  file?: string[]
}): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64')
}

/**
 * Runs a write in one transaction. With a key, its response is stored in that same transaction: a repeat within 24 h
 * gets the first response and changes nothing, even if the process ended in between; a repeat during the first request
 * waits for it. A failed write leaves nothing behind, so its key can be used again.
 */
export async function runOnce(
  db: CompanyDb,
  request: { operation: string; key: string | undefined; hash: string },
  work: (db: CompanyDb) => Promise<unknown>,
): Promise<unknown> {
  const { operation, key, hash } = request
  try {
    return await db.transaction(async (tx) => {
      if (key === undefined) return work(tx)
      await sql`set local lock_timeout = '15s'`.execute(unscoped(tx))
      await tx
        .delete('idempotency')
        .where('operation', '=', operation)
        .where('key', '=', key)
        .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
        .execute()
      const taken = await tx
        .insert('idempotency', { operation, key, body_hash: hash, answer: null })
        .onConflict((on) => on.doNothing())
        .returning('key')
        .executeTakeFirst()
      if (!taken) return firstAnswer(tx, operation, key, hash)
      const answer = await work(tx)
      await tx
        .update('idempotency')
        .set({ answer: JSON.stringify({ answer }) })
        .where('operation', '=', operation)
        .where('key', '=', key)
        .execute()
      return answer
    })
  } catch (error) {
    // lock_not_available: the first request under this key, or on this record, is still running.
    if ((error as { code?: string }).code === '55P03') throw conflict('An earlier request still runs')
    throw error
  }
}

async function firstAnswer(tx: CompanyDb, operation: string, key: string, hash: string): Promise<unknown> {
  const kept = await tx
    .from('idempotency')
    .select(['body_hash', 'answer'])
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!kept) throw conflict('The earlier request under this key is no longer kept')
  if (kept.body_hash !== hash) throw conflict('The key was used for another request')
  return (kept.answer as { answer?: unknown } | null)?.answer
}
