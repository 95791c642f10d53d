import { sql, type Kysely } from 'kysely'

/** What companies say of modules: names, order, whether they are switched off; and modules of their own, which are links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table company_module (
    company_id uuid not null references company (id),
    code text not null,
    is_own boolean not null default false,
    is_active boolean not null default true,
    kept_keys jsonb not null default '{}',
    names jsonb not null default '{}',
    descriptions jsonb not null default '{}',
    icon text not null default '',
    link text not null default '',
    place integer,
    version integer not null default 1,
    updated_at timestamptz not null default now(),
    primary key (company_id, code)
  )`.execute(db)
}
