import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { accountsOfAddresses } from '../../core/identity/people/outsiders.ts'
import type { Periodic } from '../../core/jobs/periodic.ts'
import { notify, type News } from '../../core/notifications/notify.ts'
import { addressesOf } from '../vendorRequests/sight.ts'
import { joined, placesOf, progressOfRow, type SubmissionRow } from './queries.ts'
import type { Progress } from './submissionShapes.ts'
import './tables.ts'

/** What vendors hear of; that a CV was received they know. */
const kinds = {
  unreadable: 'submissionUnreadable',
  inReview: 'submissionInReview',
  interviewing: 'submissionInterviewing',
  hired: 'submissionHired',
  rejected: 'submissionRejected',
  notEligible: 'submissionNotEligible',
} as const satisfies Partial<Record<Progress, News['kind']>>
const isNews = (progress: Progress): progress is keyof typeof kinds => Object.hasOwn(kinds, progress)

/** After these nothing more is told; withdrawn ones neither. */
const open = sql<boolean>`vendor_submission.withdrawn_at is null and vendor_submission.row_id is not null
  and (vendor_submission.told is null or vendor_submission.told not in ('hired', 'rejected', 'notEligible'))`
const batch = 500

/** The active people of a vendor, who have confirmed one of its addresses. */
async function peopleOf(db: CompanyDb, vendorId: string): Promise<string[]> {
  const accounts = await accountsOfAddresses(db, await addressesOf({ db }, vendorId))
  return accounts.filter(({ isActive, isConfirmed }) => isActive && isConfirmed).map(({ userName }) => userName)
}

/** Tells the people of a vendor how far a CV is, unless another process has; `people` of each vendor are read once. */
async function tell(db: CompanyDb, row: SubmissionRow, progress: Progress, people: Map<string, string[]>) {
  const to = people.get(row.vendor_id) ?? (await peopleOf(db, row.vendor_id))
  people.set(row.vendor_id, to)
  await db.transaction(async (tx) => {
    const claimed = await tx
      .update('vendor_submission')
      .set({ told: progress })
      .where('vendor_submission.id', '=', row.id)
      .where(sql<boolean>`vendor_submission.told is not distinct from ${row.told}::text`)
      .returning('vendor_submission.id')
      .executeTakeFirst()
    if (!claimed || !isNews(progress)) return
    const params = { candidate: row.rowName ?? row.file_name, job: row.jobTitle ?? row.requestTitle }
    await notify(tx, null, { kind: kinds[progress], to, params, path: `/vendor-request?submitted=${row.request_id}` })
  })
}

/** Looks whose progress has changed since vendors heard of it: whatever has changed it, and if it was changed back at once, nobody hears of it. */
async function tellAll(db: CompanyDb): Promise<void> {
  const people = new Map<string, string[]>()
  for (let last: string | undefined; ;) {
    let query = joined(db.from('vendor_submission')).where(open).orderBy('vendor_submission.id').limit(batch)
    if (last !== undefined) query = query.where('vendor_submission.id', '>', last)
    const rows = await query.execute()
    const placeOf = await placesOf(db, rows)
    for (const row of rows) {
      const progress = progressOfRow(row, placeOf(row))
      if (progress !== row.told) await tell(db, row, progress, people)
    }
    if (rows.length < batch) return
    last = rows.at(-1)!.id
  }
}

/** Tells vendors how far their CVs are. */
export const submissionNews = (everyMs = 60_000): Periodic => ({
  name: 'news of submitted CVs',
  everyMs,
  table: 'vendor_submission',
  isDue: open,
  waitsWhileClosed: true,
  run: tellAll,
})
