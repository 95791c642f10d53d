import type { Kysely } from 'kysely'

/** Which change of a department it is: who has read an earlier one is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('department')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
