import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'

/** A file of a mail; it was not stored if it has no path. */
export interface EmailFile {
  name: string
  contentType: string
  size: number
  path: string | null
}

export interface CandidateEmailTable extends CompanyTable {
  id: string
  candidate_id: string
  /** Whether it is from the candidate; otherwise it is to them. */
  is_received: boolean
  /** Whether it was generated: an absence notice, or a report on a mail that was not delivered. */
  is_automatic: Generated<boolean>
  /** The mail in the outbox, as long as it exists. */
  mail_id: string | null
  job_id: string | null
  /** The user who wrote it. */
  user_name: string | null
  from_name: string
  from_address: string
  to_address: string
  subject: string
  /** Sanitised HTML. */
  contents: string
  /** The quoted text of earlier mails, as plain text. */
  quoted: Generated<string>
  /** The bulk sending that it belongs to. */
  bulk_id: ColumnType<string | null, string | null | undefined, never>
  /** The Message-ID of a received mail. */
  message_id: string | null
  /**
   * The original candidate of a mail that was received or written elsewhere; they may have been merged into another one
   * since.
   */
  received_for: string | null
  attachments: ColumnType<EmailFile[], string | undefined, never>
  at: ColumnType<Date, Date | undefined, never>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    candidate_email: CandidateEmailTable
  }
}
