import { sql, type Kysely } from 'kysely'

/** What a remark of the product says, by codes, so that each reader has it in their language; null for one that a person wrote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verification_candidate add column remark_details jsonb`.execute(db)
  await sql`alter table collected_candidate add column remark_details jsonb`.execute(db)
}
