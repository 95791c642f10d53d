import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table collected_candidate add column cv_read_at timestamptz`,
  `create index collected_candidate_unread_cv on collected_candidate (company_id, created_at, id)
    where cv_path is not null and cv_read_at is null and reviewed_at is null`,
]

/** CVs of inbound candidates are read in the background, each once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
