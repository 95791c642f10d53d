import { sql, type Kysely } from 'kysely'

const statements = [
  `create table mail_suppression (
    company_id uuid not null,
    address_hash text not null,
    mail_id uuid not null,
    created_at timestamptz not null default now(),
    primary key (company_id, address_hash)
  )`,
  // By it the receiver, which knows of no company, finds whose mail came back.
  `create index mail_id on mail (id) where sent_at is not null`,
]

/** Mails that come back are known, and addresses that do not exist are not written to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
