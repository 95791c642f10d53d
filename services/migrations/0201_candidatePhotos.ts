import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table candidate add column photo_path text`,
  // Who asks for a photo names its path alone.
  `create index candidate_photo on candidate (company_id, photo_path) where photo_path is not null`,
]

/** Candidates have photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
