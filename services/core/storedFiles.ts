import { sql, type Kysely } from 'kysely'
import type { Database } from './database/tables.ts'
import type { FileStore } from './files.ts'

const batch = 200

/**
 * Removes the files whose time is over, then their records: a process that dies in between leaves a record, with which
 * the next round goes on, and never a file that nobody knows.
 */
export async function removeExpired(db: Kysely<Database>, files: FileStore): Promise<number> {
  let removed = 0
  for (;;) {
    const rows = await db
      .selectFrom('stored_file')
      .select(['id', 'path'])
      .where('expires_at', '<', sql<Date>`now()`)
      .limit(batch)
      .execute()
    for (const { path } of rows) await files.remove(path)
    if (rows.length > 0)
      await db
        .deleteFrom('stored_file')
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute()
    removed += rows.length
    if (rows.length < batch) return removed
  }
}
