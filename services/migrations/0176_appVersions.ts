import { sql, type Kysely } from 'kysely'

const statements = [
  `create table app_version (
    company_id uuid not null,
    id uuid not null,
    app_id text not null,
    version text not null,
    is_require_to_update boolean not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create unique index app_version_version on app_version (company_id, app_id, version)`,
]

/** Versions of the mobile apps; they are the platform's, whose company they are rows of (decision D-108). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
