import { sql, type Kysely } from 'kysely'

const statements = [
  `create table candidate_upload (
    company_id uuid not null,
    id uuid not null,
    path text not null,
    name text not null,
    content_type text not null,
    size bigint not null,
    status text not null default 'new' check (status in ('new', 'reading', 'succeed', 'failed')),
    error text,
    result jsonb,
    created_by text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, path)
  )`,
  `create table talent_import (
    company_id uuid not null,
    id uuid not null,
    folder_id uuid not null,
    file_name text not null,
    file_path text not null,
    status text not null default 'new' check (status in ('new', 'importing', 'succeed', 'failed')),
    processed integer not null default 0,
    total integer not null default 0,
    total_created integer not null default 0,
    total_existed integer not null default 0,
    total_failed integer not null default 0,
    errors jsonb not null default '[]',
    created_by text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, folder_id) references talent_folder (company_id, id) on delete cascade
  )`,
  `create index talent_import_own on talent_import (company_id, created_by, created_at desc, id desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
