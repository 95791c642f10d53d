import { sql, type Kysely } from 'kysely'

/** What a mail says to calendars, beside what people read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column calendar jsonb`.execute(db)
}
