import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notify } from '../../core/notifications/notify.ts'
import { searchColumns } from '../candidates/filters/search.ts'
import { blockWords, recruitmentChannels } from '../lookups/queries.ts'
import { BlockedWords } from '../reviews/judge.ts'
import type { CheckedRow } from '../verifications/csv/rows.ts'
import { askConsent } from '../vendorConsents/asking.ts'
import { lockedVendorFolder } from '../verifications/folders/vendorFolder.ts'
import { judge } from '../verifications/imports/duplicates.ts'
import { announceRows } from '../verifications/imports/imports.ts'
import { insertRows } from '../verifications/imports/newRows.ts'
import { decideOwner } from './ownership.ts'
import { joined, type SubmissionRow } from './queries.ts'
import './tables.ts'

/** The channel for candidates from vendors, if the company has it. */
const vendorChannel = 'Vendor'

/** Returns a submission that has been neither read nor withdrawn, or undefined for all others. */
export const unreadSubmission = (db: CompanyDb, id: string): Promise<SubmissionRow | undefined> =>
  joined(db.from('vendor_submission'))
    .where('vendor_submission.id', '=', id)
    .where('vendor_submission.row_id', 'is', null)
    .where('vendor_submission.withdrawn_at', 'is', null)
    .executeTakeFirst()

/**
 * Writes the row of a submission into the vendors' folder and decides which vendor owns the candidate, in one
 * transaction. The lock on the folder serialises submissions, so that simultaneous ones see each other. Nothing is
 * written if the submission has already been processed or withdrawn.
 */
export async function takeSubmission(
  db: CompanyDb,
  submission: SubmissionRow,
  row: CheckedRow,
  publicUrl: string,
): Promise<void> {
  const blocked = new BlockedWords(await blockWords(db))
  const channel = (await recruitmentChannels(db)).find(({ name }) => name === vendorChannel)
  await db.transaction(async (tx) => {
    const folder = await lockedVendorFolder(tx, submission.submitted_by)
    if (!(await unreadSubmission(tx, submission.id))) return
    const verdicts = await judge(tx, folder.id, [row], blocked)
    const batch = { id: null, folderId: folder.id, channelId: channel?.id ?? null, createdBy: submission.submitted_by }
    const newRow = { ...row, ...searchColumns(row), fileName: submission.file_name, cvPath: submission.file_path }
    const [rowId] = await insertRows(tx, batch, [newRow], verdicts)
    await tx
      .update('verification_folder')
      .set((eb) => ({ candidate_count: eb('candidate_count', '+', 1) }))
      .where('id', '=', folder.id)
      .execute()
    await tx
      .update('vendor_submission')
      .set({ row_id: rowId! })
      .where('vendor_submission.id', '=', submission.id)
      .execute()
    await tx.insertMany(
      'vendor_submission_key',
      row.keys.map((key) => ({ key, submission_id: submission.id })),
    )
    await decideOwner(tx, submission.id)
    await askConsent(tx, submission.id, row, publicUrl)
    await announceRows(tx, folder.id)
    await notify(tx, submission.submitted_by, {
      kind: 'submissionReceived',
      to: [submission.requestedBy],
      params: { vendor: submission.vendorName, candidate: row.name, job: submission.requestTitle },
      path: `/vendor-request?report=${submission.request_id}`,
    })
  })
}
