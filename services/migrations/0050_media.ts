import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table stored_file
    add column sha256 text,
    add column owner_kind text,
    add column owner_id text,
    add column expires_at timestamptz,
    add check ((owner_kind is null) = (owner_id is null))`,
  `create unique index stored_file_path on stored_file (company_id, path)`,
  `create index stored_file_owner on stored_file (company_id, owner_kind, owner_id) where owner_kind is not null`,
  `create index stored_file_expires on stored_file (expires_at) where expires_at is not null`,
  // Which rows keep a file, so that whoever may read one of them may read it: few rows have one at all.
  `create index verification_candidate_cv on verification_candidate using gin (string_to_array(cv_path, ',')) where cv_path is not null`,
  `create index candidate_cv on candidate using gin (string_to_array(cv_path, ',')) where cv_path is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
