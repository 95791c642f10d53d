import { sql, type Kysely } from 'kysely'

/** The language that somebody reads the product in, for what it writes to them; null until they have told it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column language text check (language in ('en', 'vi', 'ja'))`.execute(db)
}
