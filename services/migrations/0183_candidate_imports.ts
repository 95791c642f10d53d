import { sql, type Kysely } from 'kysely'

const statements = [
  `create table candidate_import (
    company_id uuid not null references company (id),
    id uuid primary key,
    file_name text not null,
    file_path text not null,
    archive_name text,
    archive_path text,
    status text not null default 'new'
      check (status in ('new', 'checking', 'checked', 'importing', 'succeeded', 'failed', 'undoing', 'undone')),
    columns jsonb not null,
    completes_existing boolean not null default false,
    date_format text not null default 'dayFirst' check (date_format in ('dayFirst', 'monthFirst')),
    folder_id uuid,
    source text,
    attempt integer not null default 0,
    total integer not null,
    processed integer not null default 0,
    problems jsonb not null default '[]',
    created_by text not null,
    created_at timestamptz not null default now(),
    unique (company_id, id)
  )`,
  `create index candidate_import_own on candidate_import (company_id, created_by, created_at desc, id desc)`,
  `create table candidate_import_row (
    company_id uuid not null,
    import_id uuid not null,
    row integer not null,
    name text not null,
    contact text not null,
    outcome text not null
      check (outcome in ('created', 'completed', 'existing', 'failed', 'undone', 'kept')),
    remarks jsonb not null default '[]',
    files text[] not null default '{}',
    candidate_id uuid,
    undo jsonb,
    version integer,
    touched_at timestamptz,
    primary key (import_id, row),
    foreign key (company_id, import_id) references candidate_import (company_id, id) on delete cascade
  )`,
  `create index candidate_import_row_candidate on candidate_import_row (import_id, candidate_id)`,
]

/** Imports of candidates from other trackers, with what became of each row and how it is taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
