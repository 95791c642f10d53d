import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table vendor_submission add column told text`,
  // Those of whose progress vendors may still hear.
  `create index vendor_submission_untold on vendor_submission (company_id, id)
    where withdrawn_at is null and row_id is not null
      and (told is null or told not in ('hired', 'rejected', 'notEligible'))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
