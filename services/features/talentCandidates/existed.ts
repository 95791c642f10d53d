import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import type { Caller } from '../../core/http/routes.ts'
import { liveId } from '../candidates/live.ts'
import { lockedRow } from '../verifications/candidates.ts'
import { existedSave } from '../verifications/existedRule.ts'
import { visibleFolder } from '../verifications/folders/folders.ts'
import { canReview } from '../verifications/rights.ts'
import '../verifications/tables.ts'
import { required } from '../../core/http/fieldTexts.ts'

/**
 * Throws unless the candidate of an existed row may now be saved into folders from that row. The row must belong to a
 * folder whose rows the caller reviews (001/6) and to this candidate, and must be in the state that decision D-01
 * requires.
 */
export async function demandExistedSave(
  db: CompanyDb,
  caller: Caller,
  rowId: string,
  candidateId: string,
  cateIds: readonly string[],
): Promise<void> {
  const row = await lockedRow(db, rowId)
  if (!row) throw notFound()
  const folder = await visibleFolder(db, caller, row.verification_id)
  if (!canReview(folder, caller))
    throw refused('REVIEW_NOT_YOURS', 'Only the creator of the folder may save its rows', undefined, 403)
  const rule = existedSave({ status: row.status, owner: row.owner, processedId: row.candidate_proccess_id })
  if (rule === 'closed')
    throw refused('VERIFICATION_ROW_CLOSED', 'Only a row of a known candidate can be saved', { status: row.status })
  const knownId = row.candidate_proccess_id ?? row.existing_candidate_id
  // If the candidate has been merged, the row still has the old id, which is resolved here.
  if (!knownId || (await liveId(db, knownId)) !== candidateId)
    throw badInput({ candidateId: [createMessage('NOT_THE_ROWS_CANDIDATE')] })
  if (rule === 'required' && cateIds.length === 0) throw badInput({ cateIds: [required] })
}
