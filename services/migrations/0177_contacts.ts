import { sql, type Kysely } from 'kysely'

const statements = [
  `create table contact_message (
    company_id uuid not null,
    id uuid not null,
    full_name text not null,
    email text not null,
    content text not null,
    user_name text,
    user_agent text,
    search text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id)
  )`,
  `create index contact_message_order on contact_message (company_id, created_at desc, id)`,
]

/** What people write to those who run the platform; rows of its company (decision D-108). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
