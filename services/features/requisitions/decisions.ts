import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused, stale } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { listRepresentedUsers } from '../delegations/deputies.ts'
import { recordJobEvent } from '../jobs/events.ts'
import type { requisitionDecide } from './contract.ts'
import { approvalOf } from './queries.ts'
import { advance, beginRound, endRound, requisitionColumns } from './rounds.ts'
import type { JobApproval } from './shapes.ts'

type Context = Pick<RequestContext, 'db' | 'caller'>

/** Reads the job under a lock, so that of two decisions the second sees the first. */
export async function lockJob(db: CompanyDb, id: string) {
  const found = await db
    .from('job')
    .select([...requisitionColumns, 'job.approval_status', 'job.archived_at', 'job.version', 'job.updated_by'])
    .where('job.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

const stepOf = (db: CompanyDb, id: string) =>
  db
    .from('job_approval')
    .select(['id', 'job_id', 'user_name', 'asked_at', 'decision'])
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * Approves or rejects a job, once. Repeating the same decision changes nothing. A deputy decides in the place of the
 * approver.
 */
export async function decideRequisition(
  { db, caller }: Context,
  id: string,
  { decision, comment, version }: BodyOf<typeof requisitionDecide>,
): Promise<JobApproval> {
  const said = comment?.trim() || null
  if (decision === 'rejected' && !said) throw badInput({ comment: [required] })
  const jobId = (await stepOf(db, id))?.job_id
  if (!jobId) throw notFound()
  const job = await lockJob(db, jobId)
  const before = (await stepOf(db, id))!
  const notYours = () => refused('JOB_NOT_YOUR_TURN', 'Another approver decides on this job now', { title: job.title })
  if (!(await listRepresentedUsers(db, caller.userName)).includes(before.user_name)) throw notYours()
  if (before.decision === decision) return approvalOf(db, caller, jobId)
  if (before.decision !== null) throw stale('The request was decided or taken back meanwhile')
  // Earlier approvers may have left the company.
  await advance(db, caller.userName, job)
  const own = (await stepOf(db, id))!
  // The approver whose deputy the caller is may have left, too.
  if (!own.asked_at || own.decision !== null) throw notYours()
  if (version !== undefined && version !== job.version)
    throw stale('The job was changed meanwhile', { updatedBy: job.updated_by ?? job.owner })
  await db
    .update('job_approval')
    .set({ decision, comment: said, decided_at: new Date(), decided_by: caller.userName })
    .where('job_approval.id', '=', id)
    .execute()
  if (decision === 'rejected') await endRound(db, caller.userName, job, 'rejected', said)
  else {
    await recordJobEvent(db, { jobId, kind: 'approvalGiven', userName: caller.userName, note: said })
    await advance(db, caller.userName, job)
  }
  return approvalOf(db, caller, jobId)
}

async function lockOwn({ db, caller }: Context, jobId: string) {
  const job = await lockJob(db, jobId)
  if (job.owner !== caller.userName)
    throw refused('JOB_NOT_YOURS', 'Only the owner of the job asks for its approval', { title: job.title })
  return job
}

/** Requests the approval of a job that was rejected or withdrawn. Does nothing if it is already pending. */
export async function askAgain(context: Context, jobId: string): Promise<JobApproval> {
  const { db, caller } = context
  const job = await lockOwn(context, jobId)
  if (job.archived_at) throw refused('JOB_ARCHIVED', 'The job is in the archive', { title: job.title })
  if (job.approval_status === 'rejected' || job.approval_status === 'withdrawn')
    await beginRound(db, caller.userName, job)
  else if (job.approval_status !== 'pending') throw stale('The job needs no approval any more')
  return approvalOf(db, caller, jobId)
}

/** Withdraws the request for an approval. Does nothing if it is already withdrawn. */
export async function withdraw(context: Context, jobId: string): Promise<JobApproval> {
  const { db, caller } = context
  const job = await lockOwn(context, jobId)
  if (job.approval_status === 'pending') await endRound(db, caller.userName, job, 'withdrawn')
  else if (job.approval_status !== 'withdrawn') throw stale('The request was decided meanwhile')
  return approvalOf(db, caller, jobId)
}
