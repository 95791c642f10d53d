import type { ColumnType } from 'kysely'
import type { FieldMessage } from '../../core/contract/messages.ts'
import type { CompanyTable, CreatedAt, Timestamp } from '../../core/database/tables.ts'
import type { CandidateStatus, CvReading } from './contract.ts'

/** The columns that the table of every list of rows to review has. */
export interface ReviewRowTable extends CompanyTable {
  id: string
  name: string
  phones: string[]
  emails: string[]
  status: CandidateStatus
  remark: string | null
  /** What the remark says by codes; null for one that a person wrote. */
  remark_details: ColumnType<FieldMessage[] | null, FieldMessage[] | null | undefined, null>
  /** JSON text of what came with the row, as it came. */
  info: string | null
  cv_path: string | null
  /** What its CV says, and where; null where none has been read. */
  cv_reading: ColumnType<CvReading | null, string | null | undefined, string | null>
  owner: string | null
  rec_channel_id: string | null
  /** Shown link; empty on an existed row whose candidate has an owner (decision D-01). */
  candidate_proccess_id: string | null
  /** The candidate that made the row existed, whoever owns it. */
  existing_candidate_id: string | null
  reviewed_by: string | null
  reviewed_at: Timestamp | null
  /** Folded name, phones and e-mails (candidates/search.ts). */
  search: string
  words: string[]
  created_by: string
  created_at: CreatedAt
}

/** By what later rows are known to be the same person. */
export interface ReviewKeyTable extends CompanyTable {
  /** `phone:0912345678` or `email:a@example.vn`. */
  key: string
  row_id: string
}

/** What is read of a row of every list. */
export const rowColumns = [
  'id',
  'name',
  'phones',
  'emails',
  'status',
  'remark',
  'remark_details',
  'info',
  'cv_path',
  'owner',
  'rec_channel_id',
  'candidate_proccess_id',
  'existing_candidate_id',
  'reviewed_by',
  'reviewed_at',
  'created_by',
  'created_at',
] as const satisfies (keyof ReviewRowTable)[]
