import type { ColumnType } from 'kysely'
import type { FieldMessage } from '../../core/contract/messages.ts'
import type { CompanyTable, CreatedAt, Timestamp } from '../../core/database/tables.ts'
import type { CandidateStatus, CvReading } from './contract.ts'

/** The columns that the tables of all lists of rows to review have. */
export interface ReviewRowTable extends CompanyTable {
  id: string
  name: string
  phones: string[]
  emails: string[]
  status: CandidateStatus
  remark: string | null
  /** The content of the remark as codes; null if a person wrote it. */
  remark_details: ColumnType<FieldMessage[] | null, FieldMessage[] | null | undefined, null>
  /** JSON text of the data that came with the row, unchanged. */
  info: string | null
  cv_path: string | null
  /** What its CV says, with positions; null if no CV has been read. */
  cv_reading: ColumnType<CvReading | null, string | null | undefined, string | null>
  owner: string | null
  rec_channel_id: string | null
  /** The link that is shown; empty on an existed row whose candidate has an owner (decision D-01). */
  candidate_proccess_id: string | null
  /** The candidate that made the row existed, regardless of its owner. */
  existing_candidate_id: string | null
  reviewed_by: string | null
  reviewed_at: Timestamp | null
  /** Folded name, phones and e-mails (candidates/search.ts). */
  search: string
  words: string[]
  created_by: string
  created_at: CreatedAt
}

/** A key that identifies later rows as the same person. */
export interface ReviewKeyTable extends CompanyTable {
  /** `phone:0912345678` or `email:a@example.vn`. */
  key: string
  row_id: string
}

/** The columns that are read of the rows of every list. */
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
