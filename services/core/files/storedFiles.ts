import { sql, type Kysely } from 'kysely'
import { megabyte } from '../contract/shapes.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import type { Database } from '../database/tables.ts'
import { unscoped } from '../database/unscoped.ts'
import { refused } from '../http/errors.ts'
import type { FileStore } from './files.ts'

/** The maximum total size of a user's files that no record owns yet. */
export const waitingMaxBytes = 1024 * megabyte

/** Returns when a file is removed if no record takes it. */
export const waitingExpiry = () => new Date(Date.now() + 86_400_000)

/** Throws 413 if the user's files that no record owns would exceed the limit with these bytes. */
export async function demandRoom(db: CompanyDb, userName: string, bytes: number): Promise<void> {
  const { filled } = await db
    .from('stored_file')
    .select(sql<string>`coalesce(sum(size), 0)`.as('filled'))
    .where('owner_kind', 'is', null)
    .where('created_by', '=', userName)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  if (Number(filled) + bytes <= waitingMaxBytes) return
  const values = { maxBytes: String(waitingMaxBytes) }
  throw refused(
    'UPLOAD_QUOTA',
    'Your uploads that nothing uses yet fill 1 GB; they go a day after they came',
    values,
    413,
  )
}

/**
 * Like demandRoom, but holds a lock until the end of the transaction that records the file: simultaneous uploads count
 * one another.
 */
export async function takeRoom(tx: CompanyDb, userName: string, bytes: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.companyId}/${userName}`}, 1))`.execute(unscoped(tx))
  await demandRoom(tx, userName, bytes)
}

const batch = 200
/** The expiry of files that are about to be removed: no record can take them any more. */
const gone = sql<Date>`to_timestamp(0)`

/**
 * Removes expired files, then their records. If the process ends in between, the record remains and the next round
 * continues with it, so there is never a file without a record. A file that cannot be removed is left for the next
 * round.
 */
export async function removeExpired(db: Kysely<Database>, files: FileStore): Promise<number> {
  let removed = 0
  const failed: string[] = []
  const failures: unknown[] = []
  for (;;) {
    const rows = await takeExpired(db, failed)
    const done: string[] = []
    for (const { id, path } of rows) {
      await files.remove(path).then(
        () => done.push(id),
        (error: unknown) => {
          failed.push(id)
          failures.push(error)
        },
      )
    }
    if (done.length > 0) await db.deleteFrom('stored_file').where('id', 'in', done).execute()
    removed += done.length
    if (rows.length < batch) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be removed`)
  return removed
}

/**
 * Marks some files as gone. If a record takes a file at the same moment, the record wins and the file stays;
 * afterwards, no record can take it.
 */
const takeExpired = (db: Kysely<Database>, except: readonly string[]) =>
  db
    .updateTable('stored_file')
    .set({ expires_at: gone })
    .where(
      'id',
      'in',
      db
        .selectFrom('stored_file')
        .select('id')
        .where('expires_at', '<', sql<Date>`now()`)
        .where(sql<boolean>`not id = any(${except}::uuid[])`)
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .where('expires_at', '<', sql<Date>`now()`)
    .returning(['id', 'path'])
    .execute()
