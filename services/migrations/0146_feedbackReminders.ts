import { sql, type Kysely } from 'kysely'

/** Who reminded last of feedback that is owed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table feedback_request add column reminded_by text').execute(db)
}
