import { sql, type Kysely } from 'kysely'

const statements = [
  `create table user_passkey (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  `create index user_passkey_user on user_passkey (user_id)`,
]

/** Passkeys (WebAuthn) by which people sign in without a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
