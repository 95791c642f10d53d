import type { AnswerOf } from '../../core/contract/operation.ts'
import { badInput, forbidden, notFound, refused } from '../../core/errors.ts'
import type { RequestContext } from '../../core/routes.ts'
import { passCallsOn } from '../calls/approval.ts'
import { lockedRow } from './candidates.ts'
import type { ApprovalPayload, verificationCandidateApproval } from './contract.ts'
import { visibleFolder } from './folders.ts'
import { announceRows } from './imports.ts'
import { checkApproval, checkStatus, createCandidate, isOwnerKnown, required } from './reviewForm.ts'
import { reviewRights } from './rules.ts'

type Reviewed = AnswerOf<typeof verificationCandidateApproval>
type Context = Pick<RequestContext, 'db' | 'caller' | 'directory' | 'timezoneOffset'>

/**
 * Approves or rejects one row, in one transaction under a lock on the row: of two reviewers the second is told who was
 * first. Approving makes a candidate, or links the row to the one that has its phone or e-mail already: an existed row
 * is approved by adding its contacts, skills and folders to that candidate, and makes no second one.
 */
export async function review(context: Context, body: ApprovalPayload): Promise<Reviewed> {
  const { db, caller, timezoneOffset } = context
  const rules = { isOwnerKnown: await isOwnerKnown(context, body) }
  return db.transaction(async (tx) => {
    const row = await lockedRow(tx, body.id)
    if (!row) throw notFound()
    const folder = await visibleFolder(tx, caller, row.verification_id)
    const rights = await reviewRights({ db: tx, caller, timezoneOffset }, [folder.id])
    if (!rights.may(folder)) {
      if (rights.isUsedUp(folder))
        throw refused('REVIEW_LIMIT', 'You have reviewed as many candidates today as the rule of your role allows')
      throw forbidden('Only the creator of the folder may review its rows')
    }
    checkStatus(row, body.status)
    if (!body.remark.trim()) throw badInput({ remark: required })
    const reviewed = { remark: body.remark, reviewed_by: caller.userName, reviewed_at: new Date() }
    const update = tx.update('verification_candidate').where('id', '=', row.id)
    if (body.status === 'rejected') {
      await update.set({ ...reviewed, status: 'rejected' }).execute()
      await announceRows(tx, row.verification_id, row.id)
      return { status: 'OK', candidateId: null }
    }
    const form = await checkApproval(tx, caller.userName, body, rules)
    const candidate = await createCandidate(tx, caller.userName, row, body, form)
    await passCallsOn(tx, row.id, candidate.id)
    await update
      .set({
        ...reviewed,
        status: 'approved',
        candidate_proccess_id: candidate.id,
        owner: candidate.owner,
        rec_channel_id: form.channelId,
      })
      .execute()
    await announceRows(tx, row.verification_id, row.id)
    return { status: 'OK', candidateId: candidate.id }
  })
}
