import { sql, type Kysely } from 'kysely'

/** A trigger may ask for a score of the feedback on the candidate. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workflow_trigger add column least_score integer check (least_score between 1 and 100)`.execute(
    db,
  )
}
