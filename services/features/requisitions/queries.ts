import { fold } from '../../../common/text.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import type { Order } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { Caller, RequestContext } from '../../core/http/routes.ts'
import { escapeLike } from '../../core/like.ts'
import { momentAfter, moment } from '../../core/localTime.ts'
import { listRepresentedUsers } from '../delegations/deputies.ts'
import '../jobs/tables.ts'
import type { requisitionWaitingList } from './contract.ts'
import type { ApprovalRound, ApprovalStatus, JobApproval, WaitingApproval } from './shapes.ts'
import './tables.ts'

type Reader = Pick<Caller, 'userName'>

/** Returns one page of the jobs that wait for the caller's decision. */
export async function waitingFor(
  { db, caller, timezoneOffset }: Pick<RequestContext, 'db' | 'caller' | 'timezoneOffset'>,
  { keyword = '', askedFrom, askedTo, newestFirst, ...wanted }: BodyOf<typeof requisitionWaitingList>,
): Promise<Listed<WaitingApproval>> {
  let query = db
    .from('job_approval')
    .innerJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'job_approval.company_id').onRef('job.id', '=', 'job_approval.job_id'),
    )
    .select(['job_approval.id', 'job_approval.job_id', 'job_approval.round', 'job_approval.asked_at'])
    .where('job_approval.user_name', 'in', await listRepresentedUsers(db, caller.userName))
    .where('job_approval.decision', 'is', null)
    .where('job_approval.asked_at', 'is not', null)
  for (const word of fold(keyword).split(/\s+/).filter(Boolean))
    query = query.where('job.search', 'like', `%${escapeLike(word)}%`)
  if (askedFrom) query = query.where('job_approval.asked_at', '>=', moment('askedFrom', askedFrom, timezoneOffset))
  if (askedTo) query = query.where('job_approval.asked_at', '<', momentAfter('askedTo', askedTo, timezoneOffset))
  const direction = newestFirst ? 'desc' : 'asc'
  const order: Order = [
    { column: 'job_approval.asked_at', direction },
    { column: 'job_approval.id', direction },
  ]
  const found = await list(query, order, wanted)
  const data = found.data.map(({ id, job_id: jobId, round, asked_at: at }) => ({
    id,
    jobId,
    round,
    askedDate: at!.toISOString(),
  }))
  return { ...found, data }
}

const stepsOf = (db: CompanyDb, jobIds: readonly string[]) =>
  db
    .from('job_approval')
    .select(['id', 'job_id', 'round', 'user_name', 'decision', 'comment', 'asked_at', 'decided_at', 'decided_by'])
    .where('job_id', 'in', jobIds)
    .orderBy('job_id')
    .orderBy('round', 'desc')
    .orderBy('position')
    .execute()
type Step = Omit<Awaited<ReturnType<typeof stepsOf>>[number], 'job_id'>

/** Returns the status of a current or ended round. */
function statusOfRound(steps: readonly Step[]): ApprovalStatus {
  const has = (wanted: Step['decision']) => steps.some(({ decision }) => decision === wanted)
  if (has('rejected')) return 'rejected'
  if (has(null)) return 'pending'
  return has('approved') && !has('dropped') ? 'approved' : 'withdrawn'
}

const toRound = ([round, steps]: [number, Step[]]): ApprovalRound => ({
  round,
  status: statusOfRound(steps),
  steps: steps.map((step) => ({
    id: step.id,
    userName: step.user_name,
    decision: step.decision,
    comment: step.comment,
    askedDate: step.asked_at?.toISOString() ?? null,
    decidedDate: step.decided_at?.toISOString() ?? null,
    decidedBy: step.decided_by,
  })),
})

/** Groups approval steps into their rounds. The steps must be in order, newest round first. */
export const toRounds = (steps: readonly Step[]): ApprovalRound[] =>
  [...Map.groupBy(steps, ({ round }) => round)].map(toRound)

/** Returns the approvals of jobs as the caller sees them. */
export async function approvalsOf(db: CompanyDb, caller: Reader, ids: readonly string[]): Promise<JobApproval[]> {
  if (ids.length === 0) return []
  const jobs = await db
    .from('job')
    .select(['job.id', 'job.owner', 'job.approval_status', 'job.archived_at'])
    .where('job.id', 'in', ids)
    .execute()
  const byJob = Map.groupBy(await stepsOf(db, ids), (step) => step.job_id)
  const names = await listRepresentedUsers(db, caller.userName)
  return jobs.flatMap(({ id, owner, approval_status: status, archived_at: archivedAt }) => {
    const steps = byJob.get(id) ?? []
    if (status === null && steps.length === 0) return []
    const isOwn = owner === caller.userName
    const waiting = steps.find(
      (step) => names.includes(step.user_name) && step.asked_at !== null && step.decision === null,
    )
    return [
      {
        jobId: id,
        status,
        rounds: toRounds(steps),
        waitingId: waiting?.id ?? null,
        canAsk: isOwn && archivedAt === null && (status === 'rejected' || status === 'withdrawn'),
        canWithdraw: isOwn && status === 'pending',
      },
    ]
  })
}

/** Returns the approval of one job. */
export async function approvalOf(db: CompanyDb, caller: Reader, jobId: string): Promise<JobApproval> {
  const [found] = await approvalsOf(db, caller, [jobId])
  if (!found) throw notFound()
  return found
}
