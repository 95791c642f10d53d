import { sql, type Kysely } from 'kysely'

const statements = [
  `create table row_import (
    company_id uuid not null references company (id),
    id uuid primary key,
    kind text not null,
    file_name text not null,
    file_path text not null,
    status text not null default 'new' check (status in ('new', 'importing', 'succeed', 'failed')),
    total integer,
    processed integer not null default 0,
    created integer not null default 0,
    existed integer not null default 0,
    failed integer not null default 0,
    problems jsonb not null default '[]',
    created_by text not null,
    role text not null,
    created_at timestamptz not null default now()
  )`,
  `create index row_import_company on row_import (company_id, kind, created_by)`,
]

/** Imports of CSV files whose rows become records: users. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
