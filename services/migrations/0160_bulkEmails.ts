import { sql, type Kysely } from 'kysely'

const statements = [
  // Where the recipient of a mail to many ends such mails; null: it is a mail to one.
  `alter table mail add column unsubscribe_url text`,
  // Of what failed before nobody is told now.
  `alter table mail add column is_failure_told boolean not null default false`,
  `update mail set is_failure_told = true where state = 'failed'`,
  `create index mail_failure on mail (company_id) where state = 'failed' and not is_failure_told`,
  `create table mail_opt_out (
    company_id uuid not null,
    address_hash text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, address_hash)
  )`,
  `alter table candidate_email add column bulk_id uuid`,
  `create index candidate_email_of_bulk on candidate_email (company_id, bulk_id) where bulk_id is not null`,
  // What somebody has written with their own mail program is kept once.
  `create unique index candidate_email_logged on candidate_email (company_id, received_for, message_id)
    where not is_received and received_for is not null`,
  `alter table offer add column ended_agent text`,
]

/** Mails to many candidates at once, which a recipient may end, and mails that people write with their own programs; by which program an offer was answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
