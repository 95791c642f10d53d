import { sql, type Kysely } from 'kysely'

const statements = [
  `create table notification (
    id uuid primary key,
    company_id uuid not null,
    user_name text not null,
    kind text not null,
    params jsonb not null,
    path text not null,
    created_by text,
    created_at timestamptz not null default now(),
    read_at timestamptz,
    is_push_due boolean not null default false
  )`,
  // Ids grow with the time: the newest come first by them.
  `create index notification_newest on notification (company_id, user_name, id desc)`,
  `create index notification_unread on notification (company_id, user_name, id desc) where read_at is null`,
  `create index notification_push on notification (company_id, id) where is_push_due`,
]

/** The inbox: what users are told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
