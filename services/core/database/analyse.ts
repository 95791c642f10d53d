import { sql, type Kysely } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Gathers statistics of tables that have grown by a tenth since the last time. They are used for planning queries and
 * for estimating large totals. Nothing else does this for the embedded database, which cannot run other queries while
 * it works, so tables are analysed one at a time and with a smaller sample than usual.
 */
export async function analyseGrown(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and pg_relation_size(oid) / current_setting('block_size')::int > greatest(relpages, 0) * 1.1`.execute(db)
  for (const { name } of rows) {
    await db.transaction().execute(async (tx) => {
      await sql`set local default_statistics_target = 20`.execute(tx)
      await sql`analyze ${sql.table(name)}`.execute(tx)
    })
  }
}
