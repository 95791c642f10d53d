import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import type { Periodic } from '../../core/jobs/periodic.ts'
import { lockJob } from './decisions.ts'
import { advance } from './rounds.ts'
import './tables.ts'

/**
 * Moves on the rounds that wait for an approver whose account is no longer active. Returns the number of rounds that
 * were checked.
 */
export async function skipLeavers(outer: CompanyDb): Promise<number> {
  const waiting = await outer
    .from('job_approval')
    .select(['job_id', 'user_name'])
    .where('decision', 'is', null)
    .where('asked_at', 'is not', null)
    .execute()
  const active = await readersOf(
    outer,
    waiting.map((step) => step.user_name),
  )
  const stuck = waiting.filter((step) => !active.has(step.user_name))
  for (const { job_id: jobId } of stuck)
    await outer.transaction(async (db) => {
      const job = await lockJob(db, jobId)
      if (job.approval_status === 'pending') await advance(db, null, job)
    })
  return stuck.length
}

/** The periodic check, which each instance runs. */
export const leavers = (everyMs = 60_000): Periodic => ({
  name: 'skipping approvers who have left',
  everyMs,
  table: 'job_approval',
  isDue: sql<boolean>`decision is null and asked_at is not null`,
  run: async (db) => void (await skipLeavers(db)),
})
