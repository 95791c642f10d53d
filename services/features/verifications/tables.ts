import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt, Timestamp } from '../../core/database/tables.ts'
import type { VerificationField } from './contract.ts'
import type { mailFileOutcomes, mailFileReasons, mailOutcomes, mailReasons } from './mailShapes.ts'
import type { importStatuses } from './imports/importShapes.ts'
import type { ReviewKeyTable, ReviewRowTable } from '../reviews/tables.ts'
import type { FileFormat, ImportError } from './csv/format.ts'

export interface VerificationFolderTable extends CompanyTable {
  id: string
  code: string
  name: string
  /** The folded name. */
  search: string
  import_type: 0 | 1
  share_all: Generated<boolean>
  config: ColumnType<VerificationField[], string | undefined, string>
  /**
   * The number of rows in the folder. It is updated by the transaction that adds them, because counting a million rows
   * for each list would be too slow.
   */
  candidate_count: Generated<number>
  created_by: string
  created_at: CreatedAt
}

export interface VerificationFolderShareTable extends CompanyTable {
  verification_id: string
  user_name: string
}

/** A rule of a folder for one role (decision D-102). */
export interface VerificationRuleTable extends CompanyTable {
  id: string
  verification_id: string
  role_code: string
  /** The maximum number of approvals and rejections per day; 0 = no limit. */
  value: Generated<number>
  active: Generated<boolean>
}

export type ImportStatus = (typeof importStatuses)[number]
export interface VerificationImportTable extends CompanyTable {
  id: string
  verification_id: string
  title: string
  file_name: string
  /** The path in the file store. */
  file_path: string
  rec_channel_id: string | null
  status: Generated<ImportStatus>
  /** The format of the file, once it has been determined. */
  format: ColumnType<FileFormat | null, string | null | undefined, string | null>
  /** The number of committed data rows. An interrupted import continues after them. */
  processed: Generated<number>
  total_rows: number | null
  total_new: Generated<number>
  total_existed: Generated<number>
  total_failed: Generated<number>
  total_policy_failure: Generated<number>
  error: ImportError | null
  created_by: string
  created_at: CreatedAt
  started_at: Timestamp | null
  finished_at: Timestamp | null
}

export interface VerificationCandidateTable extends ReviewRowTable {
  verification_id: string
  import_id: string | null
  /** 1 = first data row of the file. */
  import_row: number | null
  import_from_file: string | null
}

export interface VerificationCandidateKeyTable extends ReviewKeyTable {
  verification_id: string
}

export type MailOutcome = (typeof mailOutcomes)[number]
export type MailReason = (typeof mailReasons)[number]

export interface VerificationMailTable extends CompanyTable {
  id: string
  verification_id: string
  import_id: string | null
  sender: string
  from_text: Generated<string>
  subject: Generated<string>
  /** The key that identifies the mail when it arrives again. */
  message_id: string | null
  /** The path of the raw mail in the file store; null: it was refused because of its size. */
  raw_path: string | null
  /** A bigint, which is read as text. */
  size: ColumnType<string, number, never>
  outcome: Generated<MailOutcome>
  reason: MailReason | null
  row_count: Generated<number>
  failed_count: Generated<number>
  received_at: CreatedAt
  processed_at: Timestamp | null
}

export interface VerificationMailFileTable extends CompanyTable {
  mail_id: string
  /** 1 = first attachment. */
  position: number
  verification_id: string
  name: string
  /** A bigint, which is read as text. */
  size: ColumnType<string, number, never>
  /** Hexadecimal. */
  sha256: string
  outcome: (typeof mailFileOutcomes)[number]
  reason: (typeof mailFileReasons)[number] | null
  row_id: string | null
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    verification_folder: VerificationFolderTable
    verification_folder_share: VerificationFolderShareTable
    verification_rule: VerificationRuleTable
    verification_import: VerificationImportTable
    verification_candidate: VerificationCandidateTable
    verification_candidate_key: VerificationCandidateKeyTable
    verification_mail: VerificationMailTable
    verification_mail_file: VerificationMailFileTable
  }
}
