import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table candidate_import
    alter column file_path drop not null,
    add column kind text not null default 'rows' check (kind in ('rows', 'cvs')),
    add constraint candidate_import_file check (kind = 'cvs' or file_path is not null)`,
  `alter table candidate_import_row drop constraint candidate_import_row_outcome_check`,
  `alter table candidate_import_row
    add constraint candidate_import_row_outcome_check
      check (outcome in ('waiting', 'created', 'completed', 'existing', 'failed', 'left', 'undone', 'kept')),
    add column cv_path text,
    add column sha256 text,
    add column draft jsonb,
    add column decision text check (decision in ('take', 'leave'))`,
]

/** Imports of CVs alone: each file is a row, with what was read of it and what somebody has decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
