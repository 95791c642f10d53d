import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../candidates/tables.ts'
import '../dpsTasks/tables.ts'
import '../feedbackRequests/tables.ts'
import '../interviewForms/tables.ts'
import '../jobs/tables.ts'

interface Rank {
  id: string
  name: string
}

/**
 * Candidates, tasks, jobs and forms that have a rank have another one from now on: the same under its new name, or one that
 * takes its place. Candidates and tasks keep it by its name, jobs and forms by its id.
 */
export async function carryRank(db: CompanyDb, from: Rank, to: Rank): Promise<void> {
  if (from.name !== to.name) {
    await db
      .update('candidate')
      // Who edits one of them meanwhile is told of it, and does not bring the old word back.
      .set({ job_rank: to.name, version: sql<number>`candidate.version + 1` })
      .where('candidate.job_rank', '=', from.name)
      .execute()
    await db.update('dps_task').set({ job_rank: to.name }).where('dps_task.job_rank', '=', from.name).execute()
  }
  if (from.id === to.id) return
  await db
    .update('job')
    .set({ rank_id: to.id, version: sql<number>`job.version + 1` })
    .where('job.rank_id', '=', from.id)
    .execute()
  const names = sql<boolean>`position(${from.id} in contents) > 0`
  await db
    .update('form_template')
    .set({
      contents: sql<string>`replace(contents, ${from.id}, ${to.id})`,
      version: sql<number>`form_template.version + 1`,
    })
    .where(names)
    .execute()
  // Those that somebody is asked to fill in calculate the same.
  await db
    .update('feedback_form_version')
    .set({ contents: sql<string>`replace(contents, ${from.id}, ${to.id})` })
    .where(names)
    .execute()
}
