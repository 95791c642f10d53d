import { sql, type Kysely } from 'kysely'

/** Who has a job rank is counted before it is merged or deleted, and found when it is called otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create index candidate_rank on candidate (company_id, job_rank) where job_rank is not null')
    .execute(db)
}
