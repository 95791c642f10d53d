import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { ApprovalPayload, Approved } from './contract.ts'
import { checkApproval, createCandidate, isOwnerKnown } from './form.ts'
import { tellOwner } from '../candidates/writes/writes.ts'
import { required } from '../../core/http/fieldTexts.ts'
import type { ReviewRow } from './rows.ts'

/** The columns that a review changes in its row. */
type Change = Partial<
  Pick<
    ReviewRow,
    'status' | 'remark' | 'reviewed_by' | 'reviewed_at' | 'candidate_proccess_id' | 'owner' | 'rec_channel_id'
  >
>

/** How a list handles reviews of its rows. Everything happens within the transaction of the review. */
interface ReviewedList<Row extends ReviewRow> {
  /** Reads the row under a lock, so that two reviewers are handled one after the other. */
  lockedRow: (tx: CompanyDb, id: string) => Promise<Row | undefined>
  /**
   * Throws if the caller may not review the row, or if the row cannot be reviewed (`checkStatus`). Each list checks in
   * its own order.
   */
  demand: (tx: CompanyDb, row: Row) => Promise<void>
  update: (tx: CompanyDb, id: string, change: Change) => Promise<unknown>
  /** Notifies users who have the list open. */
  announce: (tx: CompanyDb, row: Row) => Promise<void>
  /** Runs after a candidate was created from the row. */
  approved?: (tx: CompanyDb, row: Row, candidateId: string) => Promise<unknown>
  /** Whether an approved candidate requires an owner (decision D-43). */
  isOwnerRequired?: boolean
}

/**
 * Creates the refusal of a review above the daily number that the rule of the caller's role allows (decision D-102).
 */
export const limitReached = () =>
  refused('REVIEW_LIMIT', 'You have reviewed as many candidates today as the rule of your role allows')

/**
 * Approves or rejects one row, in one transaction under a lock on the row. If there are two reviewers, the second is
 * told who was first. Approval creates a candidate, or links the row to the candidate who already has its phone or
 * e-mail. An existed row is approved by adding its contacts, skills and folders to that candidate; no second candidate
 * is created.
 */
export async function reviewRow<Row extends ReviewRow>(
  context: Pick<RequestContext, 'db' | 'caller' | 'directory'>,
  body: ApprovalPayload,
  list: ReviewedList<Row>,
): Promise<Approved> {
  const {
    db,
    caller: { userName },
  } = context
  const rules = { isOwnerKnown: await isOwnerKnown(context, body), isOwnerRequired: list.isOwnerRequired }
  return db.transaction(async (tx) => {
    const row = await list.lockedRow(tx, body.id)
    if (!row) throw notFound()
    await list.demand(tx, row)
    if (!body.remark.trim()) throw badInput({ remark: [required] })
    const reviewed = {
      status: body.status,
      remark: body.remark,
      remark_details: null,
      reviewed_by: userName,
      reviewed_at: new Date(),
    }
    if (body.status === 'rejected') {
      await list.update(tx, row.id, reviewed)
      await list.announce(tx, row)
      return { status: 'OK', candidateId: null }
    }
    const form = await checkApproval(tx, userName, body, rules)
    const candidate = await createCandidate(tx, userName, row, body, form)
    await list.approved?.(tx, row, candidate.id)
    await tellOwner(tx, userName, { ...candidate, name: row.name }, row.owner)
    await list.update(tx, row.id, {
      ...reviewed,
      candidate_proccess_id: candidate.id,
      owner: candidate.owner,
      rec_channel_id: form.channelId,
    })
    await list.announce(tx, row)
    return { status: 'OK', candidateId: candidate.id }
  })
}
