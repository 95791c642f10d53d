import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table company add column logo_path text`,
  `alter table company add column brand_color text check (brand_color ~ '^#[0-9a-f]{6}$')`,
]

/** How mails of a company look: its logo, and its colour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
