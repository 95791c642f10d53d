import type { ColumnType } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { Consent, Progress, Ruling, Standing } from './submissionShapes.ts'

type Settable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** A CV that a vendor sent in answer to a request. */
export interface VendorSubmissionTable extends CompanyTable {
  id: string
  request_id: string
  vendor_id: string
  title: string
  file_name: string
  /** The path in the file store. */
  file_path: string
  /** The row in the vendors' folder that was created from it; null: it has not been read yet. */
  row_id: Settable<string>
  /** Its relation to earlier submissions of the same person; null: it has not been read yet. */
  standing: Settable<Standing>
  /** The earlier submission that owns the candidate, or that this one updates. */
  first_id: Settable<string>
  /** The end of the vendor's ownership of the candidate. */
  owner_until: Settable<Date>
  /** The ruling of the company. */
  ruling: Settable<Ruling>
  ruled_by: Settable<string>
  ruled_at: Settable<Date>
  /** What the vendor is told about a rejection. */
  shown_reason: ColumnType<string, string | undefined, string>
  /** The last progress that the users of the vendor were notified of. */
  told: Settable<Progress>
  /** The days for which its vendor owns the candidate, as agreed when it arrived. */
  ownership_days: ColumnType<number, number | undefined, never>
  /** When the company first accepted or rejected the candidate. */
  answered_at: Settable<Date>
  /** When the candidate first reached a stage of a job. */
  interviewed_at: Settable<Date>
  hired_at: Settable<Date>
  /** The state of the candidate's consent; null: it has not been read yet, or arrived before consent was requested. */
  consent: Settable<Consent>
  /** The vendor's statement about how and when the candidate agreed. */
  consent_evidence: ColumnType<string, string | undefined, string>
  consent_at: Settable<Date>
  withdrawn_by: Settable<string>
  withdrawn_at: Settable<Date>
  submitted_by: string
  submitted_at: CreatedAt
}

/** A key that two submissions of the same person share: `phone:…`, `email:…`. */
export interface VendorSubmissionKeyTable extends CompanyTable {
  key: string
  submission_id: string
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    vendor_submission: VendorSubmissionTable
    vendor_submission_key: VendorSubmissionKeyTable
  }
}
