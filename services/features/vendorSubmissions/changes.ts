import { say } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { maximum } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { rowTextOf } from '../../core/csv/rowTexts.ts'
import { ownVendor } from '../vendorRequests/sight.ts'
import { announceRows } from '../verifications/imports/imports.ts'
import '../verifications/tables.ts'
import type { vendorSubmissionRule } from './contract.ts'
import { submissionOf } from './queries.ts'
import { noVendor, seenSubmissions, seesAll } from './sight.ts'
import './tables.ts'

/** Most characters of what a vendor is told. */
const longestReason = 500

/** A submission of the caller under a lock; 404 for every other. */
async function locked(context: RequestContext, id: string) {
  const seen = await seenSubmissions(context)
  const found = await seen
    ?.select(['vendor_submission.vendor_id', 'vendor_submission.row_id', 'vendor_submission.withdrawn_at'])
    .where('vendor_submission.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Takes a submission back; its row is rejected, unless it was reviewed already. Only for its vendor, and for who sees those of all. */
export async function withdraw(context: RequestContext, id: string) {
  const { db, caller } = context
  const vendor = await ownVendor(context)
  if (!vendor && !seesAll(caller)) throw noVendor()
  return db.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    const { row_id: rowId, withdrawn_at: since } = await locked(inside, id)
    const { progress } = await submissionOf(inside, id)
    if (progress === 'hired') throw refused('SUBMISSION_HIRED', 'The candidate was hired')
    if (since) return submissionOf(inside, id)
    await tx
      .update('vendor_submission')
      .set({ withdrawn_at: new Date(), withdrawn_by: caller.userName })
      .where('vendor_submission.id', '=', id)
      .execute()
    const message = say('WITHDRAWN_BY_VENDOR')
    const row =
      rowId &&
      (await tx
        .update('verification_candidate')
        .set({
          ...{
            status: 'rejected',
            remark: rowTextOf(message, 'en'),
            remark_details: JSON.stringify([message]) as never,
          },
          ...{ reviewed_by: caller.userName, reviewed_at: new Date() },
        })
        .where('verification_candidate.id', '=', rowId)
        .where('verification_candidate.status', 'not in', ['approved', 'rejected'])
        .returning('verification_candidate.verification_id')
        .executeTakeFirst())
    if (row) await announceRows(tx, row.verification_id, rowId)
    return submissionOf(inside, id)
  })
}

/** Rules on a submission, and says what its vendor is told of a rejection. */
export async function rule(
  context: RequestContext,
  id: string,
  { ruling, shownReason: typed }: BodyOf<typeof vendorSubmissionRule>,
) {
  const { db, caller } = context
  if (!seesAll(caller)) throw notFound()
  const reason = typed?.normalize('NFC').trim()
  if (reason !== undefined && [...reason].length > longestReason)
    throw badInput({ shownReason: [maximum(longestReason)] })
  return db.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    await locked(inside, id)
    const ruled = ruling && { ruling, ruled_by: caller.userName, ruled_at: new Date() }
    if (ruled || reason !== undefined)
      await tx
        .update('vendor_submission')
        .set({ ...ruled, ...(reason !== undefined && { shown_reason: reason }) })
        .where('vendor_submission.id', '=', id)
        .execute()
    return submissionOf(inside, id)
  })
}
