import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Periodic } from '../../core/jobs/periodic.ts'
import { storedSetting, defaultSettings } from '../settings/queries.ts'
import { lockJob } from './decisions.ts'
import { tellApprover } from './rounds.ts'
import './tables.ts'

const lastAsked = sql<Date>`coalesce(reminded_at, asked_at)`

/**
 * Reminds the approvers of new jobs that have waited for the number of days in the company's settings. Returns the
 * number of reminders.
 */
export async function remindApprovers(outer: CompanyDb): Promise<number> {
  const days = await storedSetting(outer, 'approvalReminderDays')
  const before = new Date(Date.now() - days * 86_400_000)
  const due = await outer
    .from('job_approval')
    .select(['id', 'job_id', 'user_name'])
    .where('decision', 'is', null)
    .where(lastAsked, '<=', before)
    .execute()
  let count = 0
  for (const { id, job_id: jobId, user_name: userName } of due)
    await outer.transaction(async (db) => {
      const job = await lockJob(db, jobId)
      const step = await db
        .update('job_approval')
        .set({ reminded_at: new Date() })
        .where('job_approval.id', '=', id)
        .where('job_approval.decision', 'is', null)
        .where(lastAsked, '<=', before)
        .returning('job_approval.id')
        .executeTakeFirst()
      if (!step || job.approval_status !== 'pending') return
      await tellApprover(db, null, job, userName)
      count += 1
    })
  return count
}

/** The periodic check, which each instance runs. */
export const reminders = (everyMs = 60_000): Periodic => ({
  name: 'reminding approvers of new jobs',
  everyMs,
  table: 'job_approval',
  isDue: sql<boolean>`decision is null and coalesce(reminded_at, asked_at) <= now() - make_interval(days => coalesce(
    (select (company_setting.value #>> '{}')::integer from company_setting
      where company_setting.company_id = job_approval.company_id and company_setting.key = 'approvalReminderDays'),
    ${defaultSettings.approvalReminderDays}))`,
  waitsWhileClosed: true,
  run: async (db) => void (await remindApprovers(db)),
})
