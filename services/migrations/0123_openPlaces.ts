import { sql, type Kysely } from 'kysely'

/** Candidates of all jobs are searched for by how long they have stood in their stage; those of one job have an index of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index job_candidate_waiting on job_candidate (company_id, since) include (candidate_id, job_id, status_id)
        where rejected_at is null`,
    )
    .execute(db)
}
