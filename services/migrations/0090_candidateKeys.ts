import { sql, type Kysely } from 'kysely'

const statements = [
  // Which of the company's own fields candidates have filled in: few different sets, by which those without a field are found
  // (keySets.ts). As texts, of which an index stores equal ones once.
  `create function key_set(keys text[]) returns text language sql immutable parallel safe as $$ select to_jsonb(keys)::text $$`,
  `create index candidate_keys on candidate (company_id, key_set(extension_keys)) where deleted_at is null`,
  `analyze candidate`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
