import { refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { setting } from '../settings/queries.ts'
import { beginRound, endRound, type Requisition } from './rounds.ts'
import type { ApprovalStatus } from './shapes.ts'
import './tables.ts'

type Context = Pick<RequestContext, 'db' | 'cache' | 'caller'>
type Gated = Requisition & { approval_status: ApprovalStatus | null }

const isOn = (context: Context) => setting(context, 'requisitionApproval')
const isAwaited = ({ approval_status: status }: Gated) => status !== null && status !== 'approved'

/** Requests the approval of a new job if the company requires one. */
export async function askForNew(context: Context, job: Requisition): Promise<void> {
  if (await isOn(context)) await beginRound(context.db, context.caller.userName, job)
}

/** Refuses an action that requires an approval which the job does not have. */
export async function assertApproved(context: Context, job: Gated): Promise<void> {
  if (isAwaited(job) && (await isOn(context)))
    throw refused('JOB_AWAITS_APPROVAL', 'The job is not approved yet', { title: job.title })
}

/**
 * Lets a job be opened, closed or filled manually, and ends the current round. Opening and filling require the approval
 * if the company requires one. Returns the changes to the job.
 */
export async function leaveApproval(
  context: Context,
  job: Gated,
  isClosing: boolean,
): Promise<{ approval_status?: null }> {
  if (!isAwaited(job)) return {}
  if (!isClosing) await assertApproved(context, job)
  if (job.approval_status === 'pending') await endRound(context.db, context.caller.userName, job, 'withdrawn')
  return isClosing ? {} : { approval_status: null }
}
