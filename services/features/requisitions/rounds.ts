import type { CompanyDb } from '../../core/database/companyDb.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { newId } from '../../core/ids.ts'
import { notify, type News } from '../../core/notifications/notify.ts'
import { deputiesOf } from '../delegations/deputies.ts'
import '../departments/tables.ts'
import { jobPath, recordJobEvent } from '../jobs/events.ts'
import { statusOf } from '../jobs/jobShapes.ts'
import type { ApprovalStatus } from './shapes.ts'
import './tables.ts'

/** A job whose round moves on. Its row must be locked or new. */
export interface Requisition {
  id: string
  title: string
  owner: string
  department_id: string | null
}

/** The columns of a job that are needed to move its round on. */
export const requisitionColumns = ['job.id', 'job.title', 'job.owner', 'job.department_id'] as const

/** Returns the approvers of a department. If none of them is active, returns those of the nearest parent department. */
export async function approversOf(db: CompanyDb, departmentId: string | null): Promise<string[]> {
  const seen = new Set<string>()
  for (let id = departmentId; id !== null && !seen.has(id);) {
    seen.add(id)
    const rows = await db
      .from('department_approver')
      .select('department_approver.user_name')
      .where('department_approver.department_id', '=', id)
      .orderBy('department_approver.position')
      .execute()
    const names = rows.map((row) => row.user_name)
    if ((await readersOf(db, names)).size > 0) return names
    const above = await db.from('department').select('department.parent_id').where('department.id', '=', id).execute()
    id = above[0]?.parent_id ?? null
  }
  return []
}

/** Sets the approval status, and with it the status of the job. */
const put = (db: CompanyDb, { id }: Requisition, approval_status: ApprovalStatus | null, status?: 0 | 2) =>
  db
    .update('job')
    .set({
      approval_status,
      updated_at: new Date(),
      ...(status !== undefined && { status, close_reason: null, close_note: null }),
    })
    .where('job.id', '=', id)
    .execute()

const tell = (
  db: CompanyDb,
  by: string | null,
  { id, title }: Pick<Requisition, 'id' | 'title'>,
  kind: JobNews,
  to: readonly string[],
) => notify(db, by, { kind, to, params: { job: title }, path: jobPath(id) })

/** Notifies an approver and their deputy that it is their turn. */
export async function tellApprover(
  db: CompanyDb,
  by: string | null,
  job: Pick<Requisition, 'id' | 'title'>,
  userName: string,
): Promise<void> {
  const deputy = (await deputiesOf(db, [userName])).get(userName)
  await tell(db, by, job, 'jobApprovalAsked', [userName, ...(deputy ? [deputy] : [])])
}
type JobNews = Extract<News['kind'], 'jobApprovalAsked' | 'jobApproved' | 'jobApprovalRefused'>

/** Returns the steps of the newest round, in their order. */
export async function newestRound(db: CompanyDb, jobId: string) {
  const rows = await db
    .from('job_approval')
    .select(['id', 'round', 'position', 'user_name', 'asked_at', 'decision'])
    .where('job_id', '=', jobId)
    .orderBy('round', 'desc')
    .orderBy('position')
    .execute()
  return rows.filter(({ round }) => round === rows[0]!.round)
}

/**
 * Starts a round: the job waits for the approvers of its department. If there are no approvers, it opens at once, which
 * is recorded in its history. `by` is the user who requested it; null: the product.
 */
export async function beginRound(db: CompanyDb, by: string | null, job: Requisition): Promise<void> {
  const userName = by ?? job.owner
  const names = await approversOf(db, job.department_id)
  if (names.length === 0) {
    await put(db, job, null, statusOf.open)
    return recordJobEvent(db, { jobId: job.id, kind: 'approvalNotNeeded', userName })
  }
  const round = ((await newestRound(db, job.id))[0]?.round ?? 0) + 1
  const steps = names.map((name, position) => ({ id: newId(), job_id: job.id, round, position, user_name: name }))
  await db.insert('job_approval', steps).execute()
  await put(db, job, 'pending', statusOf.onHold)
  await recordJobEvent(db, { jobId: job.id, kind: 'approvalAsked', userName })
  await advance(db, by, job)
}

/**
 * Moves the round on to the next active approver, who is notified. Others are skipped. After the last step the job
 * opens. If everybody was skipped, a new round starts with the current approvers.
 */
export async function advance(db: CompanyDb, by: string | null, job: Requisition): Promise<void> {
  const steps = await newestRound(db, job.id)
  const open = steps.filter(({ decision }) => decision === null)
  const active = await readersOf(
    db,
    open.map((step) => step.user_name),
  )
  for (const { id, user_name: userName, asked_at: askedAt } of open) {
    const step = db.update('job_approval').where('job_approval.id', '=', id)
    if (active.has(userName)) {
      if (askedAt) return
      await step.set({ asked_at: new Date() }).execute()
      return tellApprover(db, by, job, userName)
    }
    await step.set({ decision: 'skipped', decided_at: new Date() }).execute()
    await recordJobEvent(db, { jobId: job.id, kind: 'approvalSkipped', userName })
  }
  if (!steps.some(({ decision }) => decision === 'approved')) return beginRound(db, by, job)
  await put(db, job, 'approved', statusOf.open)
  await recordJobEvent(db, { jobId: job.id, kind: 'approved', userName: by ?? job.owner })
  await tell(db, by, job, 'jobApproved', [job.owner])
}

/** Ends a round before its last step. Open steps are dropped. */
export async function endRound(
  db: CompanyDb,
  by: string,
  job: Requisition,
  status: 'rejected' | 'withdrawn',
  note: string | null = null,
): Promise<void> {
  await db
    .update('job_approval')
    .set({ decision: 'dropped' })
    .where('job_approval.job_id', '=', job.id)
    .where('job_approval.decision', 'is', null)
    .execute()
  await put(db, job, status)
  const kind = status === 'rejected' ? 'approvalRefused' : 'approvalWithdrawn'
  await recordJobEvent(db, { jobId: job.id, kind, userName: by, note })
  if (status === 'rejected') await tell(db, by, job, 'jobApprovalRefused', [job.owner])
}
