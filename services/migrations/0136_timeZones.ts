import { sql, type Kysely } from 'kysely'

/** The time zone (IANA) that somebody lives in; null until they have told it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column time_zone text check (length(time_zone) between 1 and 64)`.execute(db)
}
