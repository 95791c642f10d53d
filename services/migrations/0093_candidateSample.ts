import { sql, type Kysely } from 'kysely'

const statements = [
  // One candidate in 512 instead of 1,024: lists of 25,000 are then known to be long without being counted (pages.ts).
  `drop index candidate_sample`,
  `drop statistics candidate_sampled`,
  `create index candidate_sample on candidate (company_id, id) where deleted_at is null and (uuid_hash(id) & 511) = 0`,
  `create statistics candidate_sampled on (uuid_hash(id) & 511) from candidate`,
  `analyze candidate`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
