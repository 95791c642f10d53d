import { sql, type Kysely } from 'kysely'

/** Who is rejected for a reason is counted before it is merged or deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'create index job_candidate_reason on job_candidate (company_id, reject_reason_id) where reject_reason_id is not null',
    )
    .execute(db)
}
