import { sql, type Kysely } from 'kysely'

const statements = [
  `create table career_site_former_key (
    key text primary key,
    company_id uuid not null,
    left_at timestamptz not null default now()
  )`,
  `create index career_site_former_key_company on career_site_former_key (company_id, left_at)`,
]

/** Former addresses of public sites lead to the present ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
