import { sql, type Kysely } from 'kysely'

const statements = [
  // Which of the company's own fields candidates have filled in: few different sets, by which those without a field are found (keySets.ts).
  `create index candidate_keys on candidate (company_id, extension_keys) where deleted_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
