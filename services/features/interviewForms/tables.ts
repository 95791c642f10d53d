import type { Generated } from 'kysely'
import type { CompanyTable, CreatedAt, Timestamp } from '../../core/database/tables.ts'

/** A form that interviewers fill in, or the template of an offer. */
export interface FormTemplateTable extends CompanyTable {
  id: string
  name: string
  /** The name, folded for searching. */
  search: string
  /** The category: one of formTypes, or 0. */
  type: number
  is_active: boolean
  /** JSON text, stored as it was sent. Properties that the product does not know are preserved. */
  contents: string
  /** JSON text: requiredApprovalSetting. */
  approvals: string
  /** JSON text: attachmentSetting. */
  attachment: string
  /** Increases with each change. */
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_by: string | null
  updated_at: Timestamp | null
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    form_template: FormTemplateTable
  }
}
