import { sql, type Kysely } from 'kysely'

const statements = [
  `create table push_token (
    company_id uuid not null,
    endpoint text not null,
    user_name text not null,
    p256dh text not null,
    auth text not null,
    user_agent text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, endpoint)
  )`,
  `create index push_token_user on push_token (company_id, user_name)`,
  // A browser that changes hands between companies is found by its address alone.
  `create index push_token_endpoint on push_token (endpoint)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
