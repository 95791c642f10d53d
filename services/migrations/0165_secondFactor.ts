import { sql, type Kysely } from 'kysely'

const statements = [
  `create table user_second_factor (
    user_id uuid primary key references app_user (id) on delete cascade,
    secret text,
    confirmed_at timestamptz,
    last_step integer,
    failures integer not null default 0,
    pending_secret text,
    pending_at timestamptz,
    recovery_salt text,
    recovery_hashes text[] not null default '{}',
    check ((secret is null) = (last_step is null))
  )`,
  `create table user_session (
    id text primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    agent text not null,
    address text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now()
  )`,
  `create index user_session_user on user_session (user_id, last_used_at desc)`,
  `update role set keys = keys || array['User:ResetSecondFactor'] where name = 'Administrator'`,
  `alter table role add column second_factor_since timestamptz`,
]

/** Second factors of sign-in, the roles that require one, and where accounts are signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
