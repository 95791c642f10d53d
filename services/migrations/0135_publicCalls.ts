import { sql, type Kysely } from 'kysely'

/** Calls without a sign-in, counted by operation and network of the client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table public_call (key text primary key, calls integer not null, since timestamptz not null)`.execute(
    db,
  )
  await sql`create index public_call_since on public_call (since)`.execute(db)
}
