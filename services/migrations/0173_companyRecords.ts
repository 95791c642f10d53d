import { sql, type Kysely } from 'kysely'

/** Companies are looked after on a page: who saves what somebody else has changed meanwhile is told of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table company add column version integer not null default 1').execute(db)
}
