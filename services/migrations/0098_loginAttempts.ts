import { sql, type Kysely } from 'kysely'

const statements = [
  // Failures are counted by device, account and address, each in windows of a quarter of an hour.
  `delete from login_attempt`,
  `alter table login_attempt rename column account to key`,
  `alter table login_attempt rename column updated_at to since`,
  `alter table login_attempt drop column blocked_until`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
