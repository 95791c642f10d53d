import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table email_verification
    add column mail_id uuid,
    add column created_at timestamptz not null default now(),
    add column used_at timestamptz`,
]

/** A link that confirms an address stays after it was used, with the mail that it went with, so that both can be told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
