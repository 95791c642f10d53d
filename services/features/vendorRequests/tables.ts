import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { RequestStatus } from './requestShapes.ts'

/** A request of the company to its vendors for CVs. The job is described in a text. */
export interface VendorRequestTable extends CompanyTable {
  id: string
  title: string
  /** HTML of the kind `job`. */
  description: string
  status: RequestStatus
  location_ids: string[]
  /** The job of the request. */
  job_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Addresses of the vendors that see the request, in lower case. */
  vendor_emails: string[]
  mail_subject: string
  /** HTML of the kind `mail`, with its placeholders. */
  mail_template: string
  /** The recipients of the mail: vendors, and the people in charge of them. */
  mail_recipients: string[]
  /** When it was last mailed. */
  mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_by: string
  updated_at: CreatedAt
}

/** One mailing of a request. */
export interface VendorRequestMailTable extends CompanyTable {
  id: string
  request_id: string
  subject: string
  recipients: string[]
  /** Ids of its mails in the outbox. */
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
