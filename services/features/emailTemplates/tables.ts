import type { Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'

export interface EmailTemplateTable extends CompanyTable {
  id: string
  /** As the vocabulary emailTemplateType numbers them. */
  type: number
  name: string
  subject: string
  /** HTML. */
  contents: string
  email_from: string
  email_from_name: string
  is_default: Generated<boolean>
  updated_by: string
  updated_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    email_template: EmailTemplateTable
  }
}
