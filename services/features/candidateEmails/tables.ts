import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'

/** A file of a mail; without a path it was not kept. */
export interface EmailFile {
  name: string
  contentType: string
  size: number
  path: string | null
}

export interface CandidateEmailTable extends CompanyTable {
  id: string
  candidate_id: string
  /** From the candidate; else to them. */
  is_received: boolean
  /** A machine wrote it: a note of absence, a report on a mail that did not arrive. */
  is_automatic: Generated<boolean>
  /** The mail of the outbox, while that is there. */
  mail_id: string | null
  job_id: string | null
  /** Who of the company wrote it. */
  user_name: string | null
  from_name: string
  from_address: string
  to_address: string
  subject: string
  /** Sanitised HTML. */
  contents: string
  /** What it repeats of earlier mails, as plain text. */
  quoted: Generated<string>
  /** The sending to many that it is part of. */
  bulk_id: ColumnType<string | null, string | null | undefined, never>
  /** Message-ID of one that was received. */
  message_id: string | null
  /** The candidate of one that was received, or written elsewhere; they may have become part of another one since. */
  received_for: string | null
  attachments: ColumnType<EmailFile[], string | undefined, never>
  at: ColumnType<Date, Date | undefined, never>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    candidate_email: CandidateEmailTable
  }
}
