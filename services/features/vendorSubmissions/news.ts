import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { accountsOfAddresses } from '../../core/identity/people/outsiders.ts'
import type { Periodic } from '../../core/jobs/periodic.ts'
import { notify, type News } from '../../core/notifications/notify.ts'
import { addressesOf } from '../vendorRequests/sight.ts'
import { joined, placesOf, progressOfRow, type JobPlace, type SubmissionRow } from './queries.ts'
import { makePlacement } from '../vendorPlacements/makePlacement.ts'
import type { Progress } from './submissionShapes.ts'
import './tables.ts'

/** The steps that vendors are notified of. They already know that a CV was received. */
const kinds = {
  unreadable: 'submissionUnreadable',
  inReview: 'submissionInReview',
  interviewing: 'submissionInterviewing',
  hired: 'submissionHired',
  rejected: 'submissionRejected',
  notEligible: 'submissionNotEligible',
} as const satisfies Partial<Record<Progress, News['kind']>>
const isNews = (progress: Progress): progress is keyof typeof kinds => Object.hasOwn(kinds, progress)

/** The submissions that can still cause news: not withdrawn, and not at a final step. */
const open = sql<boolean>`vendor_submission.withdrawn_at is null and vendor_submission.row_id is not null
  and (vendor_submission.told is null or vendor_submission.told not in ('hired', 'rejected', 'notEligible'))`
const batch = 500

/** Returns the active users of a vendor, who have confirmed one of its addresses. */
export async function vendorPeopleOf(db: CompanyDb, vendorId: string): Promise<string[]> {
  const accounts = await accountsOfAddresses(db, await addressesOf({ db }, vendorId))
  return accounts.filter(({ isActive, isConfirmed }) => isActive && isConfirmed).map(({ userName }) => userName)
}

/** Returns when each step of a submission was first seen. Reports and placements are based on it. */
const steps = (progress: Progress, now: Date) => ({
  ...(isNews(progress) && progress !== 'unreadable' && { answered_at: sql<Date>`coalesce(answered_at, ${now})` }),
  ...((progress === 'interviewing' || progress === 'hired') && {
    interviewed_at: sql<Date>`coalesce(interviewed_at, ${now})`,
  }),
  ...(progress === 'hired' && { hired_at: sql<Date>`coalesce(hired_at, ${now})` }),
})

/**
 * Creates the placement of a hire. A newer CV of the same vendor, and a CV of a candidate whom the vendor does not own,
 * create none.
 */
async function placed(tx: CompanyDb, row: SubmissionRow, place: JobPlace | null, now: Date): Promise<void> {
  if (row.standing !== 'owner' && row.standing !== 'known') return
  const hiredAt = place?.since ?? now
  const isOwner = row.standing === 'owner' && (row.owner_until === null || row.owner_until >= hiredAt)
  await makePlacement(tx, {
    ...{ submissionId: row.id, vendorId: row.vendor_id, submittedAt: row.submitted_at, hiredAt },
    ...{ jobId: place?.job_id ?? row.job_id, isEntitled: row.ruling === 'eligible' || isOwner },
  })
}

/**
 * Notifies the users of a vendor of the progress of a CV, unless another process has done so. `people` caches the users
 * of each vendor.
 */
async function tell(db: CompanyDb, row: SubmissionRow, place: JobPlace | null, people: Map<string, string[]>) {
  const progress = progressOfRow(row, place)
  if (progress === row.told) return
  const now = new Date()
  const to = people.get(row.vendor_id) ?? (await vendorPeopleOf(db, row.vendor_id))
  people.set(row.vendor_id, to)
  await db.transaction(async (tx) => {
    const claimed = await tx
      .update('vendor_submission')
      .set({ told: progress, ...steps(progress, now) })
      .where('vendor_submission.id', '=', row.id)
      .where(sql<boolean>`vendor_submission.told is not distinct from ${row.told}::text`)
      .returning('vendor_submission.id')
      .executeTakeFirst()
    if (!claimed || !isNews(progress)) return
    if (progress === 'hired') await placed(tx, row, place, now)
    const params = { candidate: row.rowName ?? row.file_name, job: row.jobTitle ?? row.requestTitle }
    await notify(tx, null, { kind: kinds[progress], to, params, path: `/vendor-request?submitted=${row.request_id}` })
  })
}

/**
 * Notifies vendors of submissions whose progress has changed since the last notification, whatever the cause. A change
 * that was reverted before is not reported.
 */
async function tellAll(db: CompanyDb): Promise<void> {
  const people = new Map<string, string[]>()
  for (let last: string | undefined; ;) {
    let query = joined(db.from('vendor_submission')).where(open).orderBy('vendor_submission.id').limit(batch)
    if (last !== undefined) query = query.where('vendor_submission.id', '>', last)
    const rows = await query.execute()
    const placeOf = await placesOf(db, rows)
    for (const row of rows) await tell(db, row, placeOf(row), people)
    if (rows.length < batch) return
    last = rows.at(-1)!.id
  }
}

/** Notifies vendors of the progress of their CVs. */
export const submissionNews = (everyMs = 60_000): Periodic => ({
  name: 'news of submitted CVs',
  everyMs,
  table: 'vendor_submission',
  isDue: open,
  waitsWhileClosed: true,
  run: tellAll,
})
