import { sql, type Kysely } from 'kysely'

const statements = [
  `create table form_template (
    company_id uuid not null,
    id uuid not null,
    name text not null,
    search text not null,
    type integer not null,
    is_active boolean not null,
    contents text not null,
    approvals text not null,
    attachment text not null,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_by text,
    updated_at timestamptz,
    primary key (company_id, id)
  )`,
  // The anonymous read knows the id only.
  `create unique index form_template_id on form_template (id)`,
  `create index form_template_order on form_template (company_id, type, created_at desc, id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
