import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table verification_candidate add column cv_reading jsonb`,
  `alter table collected_candidate add column cv_reading jsonb`,
]

/** Rows to review keep what was read from their CVs, and where it stands there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
