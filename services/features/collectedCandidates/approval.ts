import type { AnswerOf } from '../../core/contract/operation.ts'
import { badInput, forbidden, notFound, refused } from '../../core/errors.ts'
import type { RequestContext } from '../../core/routes.ts'
import type { ApprovalPayload } from '../verifications/contract.ts'
import { checkApproval, checkStatus, createCandidate, isOwnerKnown, required } from '../verifications/reviewForm.ts'
import type { collectedCandidateApproval } from './contract.ts'
import { announceCollected, lockedRow } from './queries.ts'
import { greetingRights, type RightsContext } from './rights.ts'

type Context = RightsContext & Pick<RequestContext, 'directory'>

/**
 * Approves or rejects one collected candidate, in one transaction under a lock on its row: of two reviewers the second is
 * told who was first. Approving makes the candidate as verification does, for an owner who must be named (decision D-43).
 */
export async function review(
  context: Context,
  body: ApprovalPayload,
): Promise<AnswerOf<typeof collectedCandidateApproval>> {
  const { db, caller } = context
  const rules = { isOwnerKnown: await isOwnerKnown(context, body), isOwnerRequired: true }
  return db.transaction(async (tx) => {
    const row = await lockedRow(tx, body.id)
    if (!row) throw notFound()
    // Who was first matters more than what the rules say since.
    checkStatus(row, body.status)
    const { may, isUsedUp } = await greetingRights({ ...context, db: tx })
    if (isUsedUp)
      throw refused('REVIEW_LIMIT', 'You have reviewed as many candidates today as the rule of your role allows')
    if (!may) throw forbidden('No active rule lets your role review collected candidates')
    if (!body.remark.trim()) throw badInput({ remark: required })
    const reviewed = { remark: body.remark, reviewed_by: caller.userName, reviewed_at: new Date() }
    const update = tx.update('collected_candidate').where('id', '=', row.id)
    if (body.status === 'rejected') {
      await update.set({ ...reviewed, status: 'rejected' }).execute()
      await announceCollected(tx, row.id)
      return { status: 'OK', candidateId: null }
    }
    const form = await checkApproval(tx, caller.userName, body, rules)
    const candidate = await createCandidate(tx, caller.userName, row, body, form)
    await update
      .set({
        ...reviewed,
        status: 'approved',
        candidate_proccess_id: candidate.id,
        owner: candidate.owner,
        rec_channel_id: form.channelId,
      })
      .execute()
    await announceCollected(tx, row.id)
    return { status: 'OK', candidateId: candidate.id }
  })
}
