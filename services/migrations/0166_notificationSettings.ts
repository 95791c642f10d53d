import { sql, type Kysely } from 'kysely'

const statements = [
  `create table notification_setting (
    company_id uuid not null,
    user_name text not null,
    topics jsonb not null,
    quiet_from smallint,
    quiet_to smallint,
    updated_at timestamptz not null default now(),
    primary key (company_id, user_name)
  )`,
  `alter table notification
    add column is_in_inbox boolean not null default true,
    add column mail_due_at timestamptz,
    add column is_digest_due boolean not null default false`,
  `create index notification_mail on notification (company_id, mail_due_at) where mail_due_at is not null`,
  `create index notification_digest on notification (company_id, user_name) where is_digest_due`,
]

/** How people want to be told of what: in the inbox, in the browser, by mail at once or in the morning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
