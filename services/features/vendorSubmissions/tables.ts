import type { ColumnType } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { Consent, Progress, Ruling, Standing } from './submissionShapes.ts'

type Settable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** A CV that a vendor has sent in answer to a request. */
export interface VendorSubmissionTable extends CompanyTable {
  id: string
  request_id: string
  vendor_id: string
  title: string
  file_name: string
  /** Path in the file store. */
  file_path: string
  /** Row of the vendors' folder that was made of it; null: it has not been read yet. */
  row_id: Settable<string>
  /** What it is beside earlier ones of the same person; null: it has not been read yet. */
  standing: Settable<Standing>
  /** The earlier submission that owns the candidate, or that this one brings up to date. */
  first_id: Settable<string>
  /** Until when the vendor owns the candidate. */
  owner_until: Settable<Date>
  /** What the company has ruled on it. */
  ruling: Settable<Ruling>
  ruled_by: Settable<string>
  ruled_at: Settable<Date>
  /** What the vendor is told of a rejection. */
  shown_reason: ColumnType<string, string | undefined, string>
  /** The progress that the people of the vendor were told of last. */
  told: Settable<Progress>
  /** For how many days its vendor owns the candidate, as was agreed when it came. */
  ownership_days: ColumnType<number, number | undefined, never>
  /** When the company first took the candidate up, or refused them. */
  answered_at: Settable<Date>
  /** When the candidate first came into a stage of a job. */
  interviewed_at: Settable<Date>
  hired_at: Settable<Date>
  /** Whether the candidate agrees to it; null: it has not been read yet, or came before this was asked. */
  consent: Settable<Consent>
  /** What the vendor says of it: how and when the candidate agreed. */
  consent_evidence: ColumnType<string, string | undefined, string>
  consent_at: Settable<Date>
  withdrawn_by: Settable<string>
  withdrawn_at: Settable<Date>
  submitted_by: string
  submitted_at: CreatedAt
}

/** By what two submissions are known to be of the same person: `phone:…`, `email:…`. */
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
