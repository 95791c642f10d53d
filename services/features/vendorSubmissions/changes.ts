import { createMessage, type FieldMessage } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { maximum } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { rejectedBy } from '../reviews/rows.ts'
import { lockedVendorFolder } from '../verifications/folders/vendorFolder.ts'
import { announceRows } from '../verifications/imports/imports.ts'
import '../verifications/tables.ts'
import type { vendorSubmissionRule } from './contract.ts'
import { decideOwner } from './ownership.ts'
import { submissionOf } from './queries.ts'
import { seesAll } from './sight.ts'
import type { VendorSubmission } from './submissionShapes.ts'
import './tables.ts'

/** The maximum length of the reason that a vendor is told. */
const longestReason = 500

/**
 * Changes a submission that the caller sees, decides again which vendor owns the candidate, and returns the submission.
 * Throws 404 for all others. Locks the vendors' folder, as reading CVs does, so that changing and reading are done one
 * after the other.
 */
async function changed(
  context: RequestContext,
  id: string,
  change: (tx: CompanyDb, before: VendorSubmission) => Promise<void>,
): Promise<VendorSubmission> {
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    await lockedVendorFolder(tx, context.caller.userName)
    await change(tx, await submissionOf(inside, id))
    await decideOwner(tx, id)
    return submissionOf(inside, id)
  })
}

/**
 * Withdraws a submission. Its row is rejected, unless it has already been reviewed. Only for its vendor, and for users
 * who see the submissions of all vendors.
 */
export const withdraw = (context: RequestContext, id: string): Promise<VendorSubmission> =>
  changed(context, id, async (tx, { progress }) => {
    if (progress === 'hired') throw refused('SUBMISSION_HIRED', 'The candidate was hired')
    if (progress !== 'withdrawn')
      await withdrawLocked(tx, id, context.caller.userName, createMessage('WITHDRAWN_BY_VENDOR'))
  })

/**
 * Marks a submission as withdrawn and rejects its row, unless the row has already been reviewed. The caller must decide
 * again which vendor owns the candidate.
 */
export async function withdrawLocked(tx: CompanyDb, id: string, userName: string, why: FieldMessage): Promise<void> {
  const { row_id: rowId } = await tx
    .update('vendor_submission')
    .set({ withdrawn_at: new Date(), withdrawn_by: userName })
    .where('vendor_submission.id', '=', id)
    .returning('vendor_submission.row_id')
    .executeTakeFirstOrThrow()
  if (rowId) await rejectRow(tx, rowId, userName, why)
}

async function rejectRow(tx: CompanyDb, rowId: string, userName: string, message: FieldMessage): Promise<void> {
  const row = await tx
    .update('verification_candidate')
    .set(rejectedBy(userName, message))
    .where('verification_candidate.id', '=', rowId)
    .where('verification_candidate.status', 'not in', ['approved', 'rejected'])
    .returning('verification_candidate.verification_id')
    .executeTakeFirst()
  if (row) await announceRows(tx, row.verification_id, rowId)
}

/**
 * Rules on a submission, and sets what its vendor is told about a rejection. Throws 404 if the caller does not see the
 * submissions of all vendors.
 */
export async function ruleOnSubmission(
  context: RequestContext,
  id: string,
  { ruling, shownReason: typed }: BodyOf<typeof vendorSubmissionRule>,
): Promise<VendorSubmission> {
  if (!seesAll(context.caller)) throw notFound()
  const reason = typed?.normalize('NFC').trim()
  if (reason !== undefined && [...reason].length > longestReason)
    throw badInput({ shownReason: [maximum(longestReason)] })
  return changed(context, id, async (tx) => {
    const ruled = ruling && { ruling, ruled_by: context.caller.userName, ruled_at: new Date() }
    const told = reason !== undefined && { shown_reason: reason }
    if (ruled || told)
      await tx
        .update('vendor_submission')
        .set({ ...ruled, ...told })
        .where('vendor_submission.id', '=', id)
        .execute()
  })
}
