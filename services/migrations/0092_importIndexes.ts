import { sql, type Kysely } from 'kysely'

const statements = [
  // A short list of what is still to be merged: imports take as long, but nobody waits for the merge of a long one, and a search
  // has less to walk through.
  `alter index verification_candidate_search set (gin_pending_list_limit = 1024)`,
  `alter index verification_candidate_words set (gin_pending_list_limit = 1024)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
