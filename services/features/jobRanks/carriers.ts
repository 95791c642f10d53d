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
 * Replaces a rank in the candidates, tasks, jobs and forms that use it, after it was renamed or merged into another
 * one. Candidates and tasks store its name, jobs and forms its id.
 */
export async function carryRank(db: CompanyDb, from: Rank, to: Rank): Promise<void> {
  if (from.name !== to.name) {
    await db
      .update('candidate')
      // A user who is editing the candidate is told of the conflict and cannot restore the old name.
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
  // Forms that users have already been asked to fill in also calculate with the new rank.
  await db
    .update('feedback_form_version')
    .set({ contents: sql<string>`replace(contents, ${from.id}, ${to.id})` })
    .where(names)
    .execute()
}
