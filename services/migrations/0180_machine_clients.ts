import { sql, type Kysely } from 'kysely'

const statements = [
  `create table machine_client (
    company_id uuid not null references company (id),
    user_id uuid primary key references app_user (id),
    client_id text not null unique,
    name text not null,
    description text not null default '',
    keys text[] not null,
    scopes text[] not null,
    secret_hash text not null,
    secret_hint text not null,
    secret_at timestamptz not null default now(),
    previous_hash text,
    previous_until timestamptz,
    last_used_at timestamptz,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now()
  )`,
  `create index machine_client_order on machine_client (company_id, created_at desc, user_id)`,
]

/** Programs of a company that have a secret of their own; each is the account of a machine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
