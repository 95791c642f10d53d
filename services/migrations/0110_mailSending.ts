import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table mail
    add column source_id uuid,
    add column html text,
    add column from_address text,
    add column from_name text,
    add column attachments jsonb not null default '[]',
    add column state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
    add column reason text,
    add column answer text,
    add column tries integer not null default 0,
    add column due_at timestamptz not null default now(),
    add column handed_over_at timestamptz`,
  // What was written down before nobody wants to get today: links that have expired, news of months ago.
  `update mail set state = 'failed', reason = 'neverSent' where sent_at is null`,
  `drop index mail_waiting`,
  `create index mail_due on mail (company_id, due_at) where state in ('waiting', 'sending')`,
  `create index mail_source on mail (company_id, source_id) where source_id is not null`,
  `create index mail_newest on mail (created_at desc)`,
]

/** Mails are sent: what they consist of, and what has become of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
