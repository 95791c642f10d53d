import { sql, type Updateable } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import '../jobProducts/tables.ts'
import { assertApproved, leaveApproval } from '../requisitions/gate.ts'
import { requisitionColumns } from '../requisitions/rounds.ts'
import { recordJobEvent } from './events.ts'
import { statusOf, type JobDetail, type JobEventKind } from './jobShapes.ts'
import { job } from './queries.ts'
import type { hotJobUpdate, jobStatusChange } from './writeContract.ts'
import type { JobTable } from './tables.ts'

type Context = Pick<RequestContext, 'db' | 'cache' | 'caller'>

/** Reads the job under a lock, so that of two changes the second sees the first. */
async function lock(db: CompanyDb, id: string) {
  const found = await db
    .from('job')
    .select([...requisitionColumns, 'job.status', 'job.archived_at', 'job.publish_status', 'job.approval_status'])
    .where('job.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}
type Locked = Awaited<ReturnType<typeof lock>>

/** Changes a locked job and records the event. */
async function change(
  { db, caller }: Context,
  { id }: Locked,
  changes: Updateable<JobTable>,
  event: { kind: JobEventKind; note?: string | null },
): Promise<JobDetail> {
  await db
    .update('job')
    .set({ ...changes, updated_by: caller.userName, updated_at: new Date() })
    .where('job.id', '=', id)
    .execute()
  await recordJobEvent(db, { jobId: id, userName: caller.userName, ...event })
  return job(db, id)
}

const eventOf = ['opened', 'closed', 'heldBack', 'filled'] as const

/** Opens, holds, closes or fills a job. Does nothing if it already has this status. */
export async function changeStatus(
  context: Context,
  id: string,
  { status, reason, note }: BodyOf<typeof jobStatusChange>,
): Promise<JobDetail> {
  const found = await lock(context.db, id)
  if (status === statusOf.closed && !reason) throw badInput({ reason: [required] })
  if (found.status === status) return job(context.db, id)
  if (found.archived_at) throw archived(found)
  const close_note = note?.trim() || null
  const approval = status === statusOf.onHold ? {} : await leaveApproval(context, found, status === statusOf.closed)
  // A job that has ended no longer needs a decision on its publication.
  const isAskedInVain = found.publish_status === 'Pending' && (status === statusOf.closed || status === statusOf.filled)
  if (isAskedInVain) await unpublishJob(context, id)
  return change(
    context,
    found,
    { ...approval, status, close_reason: status === statusOf.closed ? reason! : null, close_note },
    { kind: eventOf[status], note: close_note },
  )
}

const archived = ({ title }: Locked) => refused('JOB_ARCHIVED', 'The job is in the archive', { title })

/** Archives a closed or filled job, or restores it. */
export async function archiveJob(context: Context, id: string, isArchived: boolean): Promise<JobDetail> {
  const found = await lock(context.db, id)
  if ((found.archived_at !== null) === isArchived) return job(context.db, id)
  if (isArchived && found.status !== statusOf.closed && found.status !== statusOf.filled)
    throw refused('JOB_STILL_OPEN', 'Only a closed or filled job is archived', { title: found.title })
  return change(
    context,
    found,
    { archived_at: isArchived ? new Date() : null },
    { kind: isArchived ? 'archived' : 'restored' },
  )
}

/** Requests the publication of an open job. Does nothing if it is pending or published already. */
export async function publishJob(context: Context, id: string): Promise<JobDetail> {
  const found = await lock(context.db, id)
  if (found.publish_status === 'Pending' || found.publish_status === 'Approve') return job(context.db, id)
  if (found.archived_at) throw archived(found)
  await assertApproved(context, found)
  if (found.status !== statusOf.open)
    throw refused('JOB_NOT_PUBLISHABLE', 'Only an open job is published', { title: found.title })
  return change(
    context,
    found,
    { publish_status: 'Pending', publish_asked_by: context.caller.userName, publish_asked_at: new Date() },
    { kind: 'publicationAsked' },
  )
}

/** Withdraws the publication of a job, or its pending request for one. */
export async function unpublishJob(context: Context, id: string): Promise<JobDetail> {
  const found = await lock(context.db, id)
  if (found.publish_status === null) return job(context.db, id)
  return change(context, found, { publish_status: null }, { kind: 'unpublished' })
}

/** Adds a job to the tab Hot at its position, or removes it, by means of its product of that type (decision D-34). */
export async function setHot(
  { db, caller }: Context,
  id: string,
  { isHot = true, sort }: BodyOf<typeof hotJobUpdate>,
): Promise<JobDetail> {
  await lock(db, id)
  const products = () => db.from('job_request_product').where('job_id', '=', id).where('type', '=', 'Hot')
  const product = await products().select('job_request_product.id').orderBy('sort').limit(1).executeTakeFirst()
  if (!isHot)
    await db
      .delete('job_request_product')
      .where('job_request_product.job_id', '=', id)
      .where('job_request_product.type', '=', 'Hot')
      .execute()
  else if (!product)
    await db
      .insert('job_request_product', {
        id: newId(),
        job_id: id,
        type: 'Hot',
        sort: sort ?? 0,
        created_by: caller.userName,
      })
      .execute()
  else if (sort !== undefined)
    await db.update('job_request_product').set({ sort }).where('job_request_product.id', '=', product.id).execute()
  await db
    .update('job')
    .set({ updated_at: sql<Date>`now()`, updated_by: caller.userName })
    .where('job.id', '=', id)
    .execute()
  await recordJobEvent(db, { jobId: id, kind: 'changed', userName: caller.userName })
  return job(db, id)
}
