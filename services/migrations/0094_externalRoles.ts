import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Roles of people outside the company, beside the vendors' role, which always is one.
  await sql`alter table role add column is_external boolean not null default false`.execute(db)
}
