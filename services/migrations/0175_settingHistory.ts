import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table company_setting add column version integer not null default 1`,
  `create table company_setting_change (
    company_id uuid not null,
    key text not null,
    version integer not null,
    value jsonb not null,
    changed_by text not null,
    changed_at timestamptz not null default now(),
    primary key (company_id, key, version)
  )`,
  `insert into company_setting_change (company_id, key, version, value, changed_by, changed_at)
    select company_id, key, version, value, updated_by, updated_at from company_setting
    where updated_by <> ''`,
]

/** What a setting was before is kept, so that a change can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
