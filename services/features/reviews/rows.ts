import type { Selectable } from 'kysely'
import type { FieldMessage } from '../../core/contract/messages.ts'
import { rowTextOf } from '../../core/csv/rowTexts.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { CandidateStatus, CvReading } from './contract.ts'
import type { ReviewRowTable, rowColumns } from './tables.ts'

/** A row of any list, as it is read from its table. */
export type ReviewRow = Pick<Selectable<ReviewRowTable>, (typeof rowColumns)[number]>

/** Whether a row has been approved or rejected, after which it cannot be reviewed again (decision D-39). */
export const isProcessed = (status: CandidateStatus) => status === 'approved' || status === 'rejected'

/** The columns of a row that is rejected without a review, with the reason as a message. */
export const rejectedBy = (userName: string, message: FieldMessage) => ({
  ...{ status: 'rejected' as const, reviewed_by: userName, reviewed_at: new Date() },
  // Kysely's type of the column allows only null in updates.
  ...{ remark: rowTextOf(message, 'en'), remark_details: JSON.stringify([message]) as never },
})

/** Returns what was read from the CVs of rows, by row id. Rows whose CV was not read are left out. */
export async function readingsOf(
  db: CompanyDb,
  table: 'verification_candidate' | 'collected_candidate',
  ids: readonly string[],
): Promise<Map<string, CvReading>> {
  const rows = await db
    .from<'verification_candidate'>(table as 'verification_candidate')
    .select(['id', 'cv_reading'])
    .where('id', 'in', ids)
    .where('cv_reading', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, cv_reading: reading }) => [id, reading!]))
}

/** Returns the properties of a row that every list has. */
export const toReviewRow = (row: ReviewRow) => ({
  id: row.id,
  name: row.name,
  phones: row.phones,
  emails: row.emails,
  candidateProccessId: row.candidate_proccess_id,
  createdDate: row.created_at.toISOString(),
  createdBy: row.created_by,
  status: row.status,
  remark: row.remark,
  remarkDetails: row.remark_details,
  cvPath: row.cv_path,
  info: row.info,
  owner: row.owner,
  recChannelId: row.rec_channel_id,
  reviewedBy: row.reviewed_by,
  reviewedDate: row.reviewed_at?.toISOString() ?? null,
})
