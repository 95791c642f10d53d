import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { RequestStatus } from './requestShapes.ts'

/** What the company asks its vendors for: CVs for a job that is told in words. */
export interface VendorRequestTable extends CompanyTable {
  id: string
  title: string
  /** HTML of the kind `job`. */
  description: string
  status: RequestStatus
  location_ids: string[]
  /** The job that it is about. */
  job_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Addresses of the vendors that are asked, in lower case: they see the request. */
  vendor_emails: string[]
  mail_subject: string
  /** HTML of the kind `mail`, with its placeholders. */
  mail_template: string
  /** Whom the mail goes to: vendors, and those in charge of them. */
  mail_recipients: string[]
  /** When it was mailed last. */
  mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_by: string
  updated_at: CreatedAt
}

/** One sending of a request. */
export interface VendorRequestMailTable extends CompanyTable {
  id: string
  request_id: string
  subject: string
  recipients: string[]
  /** The mails of it, as the outbox has them. */
  mail_ids: string[]
  sent_by: string
  sent_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    vendor_request: VendorRequestTable
    vendor_request_mail: VendorRequestMailTable
  }
}
