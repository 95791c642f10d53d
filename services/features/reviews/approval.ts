import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { ApprovalPayload, Approved } from './contract.ts'
import { checkApproval, createCandidate, isOwnerKnown } from './form.ts'
import { tellOwner } from '../candidates/writes/writes.ts'
import { required } from '../../core/http/fieldTexts.ts'
import type { ReviewRow } from './rows.ts'

/** What a review writes to its row. */
type Change = Partial<
  Pick<
    ReviewRow,
    'status' | 'remark' | 'reviewed_by' | 'reviewed_at' | 'candidate_proccess_id' | 'owner' | 'rec_channel_id'
  >
>

/** How one list takes a review of its rows. Everything happens in the transaction of the review. */
interface ReviewedList<Row extends ReviewRow> {
  /** The row under a lock, so that two reviewers come one after the other. */
  lockedRow: (tx: CompanyDb, id: string) => Promise<Row | undefined>
  /** Throws unless the caller may review the row, and unless it can be dealt with (`checkStatus`), in the order of the list. */
  demand: (tx: CompanyDb, row: Row) => Promise<void>
  update: (tx: CompanyDb, id: string, change: Change) => Promise<unknown>
  /** Tells those who look at the list. */
  announce: (tx: CompanyDb, row: Row) => Promise<void>
  /** What else follows when a candidate was made of the row. */
  approved?: (tx: CompanyDb, row: Row, candidateId: string) => Promise<unknown>
  /** An approved candidate needs an owner (decision D-43). */
  isOwnerRequired?: boolean
}

/** Refuses a review above the number that the rule of the caller's role allows a day (decision D-102). */
export const limitReached = () =>
  refused('REVIEW_LIMIT', 'You have reviewed as many candidates today as the rule of your role allows')

/**
 * Approves or rejects one row, in one transaction under a lock on the row: of two reviewers the second is told who was
 * first. Approving makes a candidate, or links the row to the one that has its phone or e-mail already: an existed row
 * is approved by adding its contacts, skills and folders to that candidate, and makes no second one.
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
