import type { BodyOf } from '../../core/contract/operation.ts'
import { list } from '../../core/http/list.ts'
import type { Order } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { listRepresentedUsers } from '../delegations/deputies.ts'
import { waitingKinds, type WaitingDecision, type WaitingKind, type waitingDecisionList } from './contract.ts'
import './tables.ts'

const order: Order = [
  { column: 'waiting_decision.asked_at', direction: 'asc' },
  { column: 'waiting_decision.id', direction: 'asc' },
]

/**
 * Returns one page of what waits for the caller. Leaves out what they may not decide on: they lack the permission, or
 * the request is their own.
 */
export async function waitingDecisions(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  { kinds = waitingKinds as unknown as WaitingKind[], ...wanted }: BodyOf<typeof waitingDecisionList>,
): Promise<Listed<WaitingDecision>> {
  const { permissions } = caller
  const mayDecide: Record<WaitingKind, boolean> = {
    job: permissions.has('JobRequest:ReadJobRequest') || permissions.has('JobRequest:ListJobRequest'),
    salaryOffer: permissions.has('JobRequest:ApproveSalaryOffer'),
    offerLetter: permissions.has('JobRequest:ApproveOfferLetter'),
  }
  const query = db
    .from('waiting_decision')
    .select(['id', 'kind', 'job_id', 'offer_id', 'candidate_id', 'asked_at', 'user_name'])
    .where('user_name', 'in', await listRepresentedUsers(db, caller.userName))
    .where('kind', 'in', [...kinds.filter((kind) => mayDecide[kind]), '' as WaitingKind])
    .where('asked_by', 'is distinct from', caller.userName)
  const found = await list(query, order, wanted)
  return {
    ...found,
    data: found.data.map((row) => ({
      id: row.id,
      kind: row.kind,
      jobId: row.job_id,
      offerId: row.offer_id,
      candidateId: row.candidate_id,
      askedDate: row.asked_at.toISOString(),
      insteadOf: row.user_name === caller.userName ? null : row.user_name,
    })),
  }
}
