import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../../core/contract/languages.ts'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'

export interface EmailTemplateTable extends CompanyTable {
  id: string
  /** The number in the vocabulary emailTemplateType. */
  type: number
  name: string
  subject: string
  /** HTML. */
  contents: string
  email_from: string
  email_from_name: string
  is_default: Generated<boolean>
  /** The language in which it is written. */
  language: ColumnType<Language, Language | undefined, Language>
  /** Increases with each change. */
  version: Generated<number>
  updated_by: string
  updated_at: CreatedAt
}

/** The text of a template before a change. */
export interface EmailTemplateVersionTable extends CompanyTable {
  template_id: string
  version: number
  name: string
  language: Language
  subject: string
  contents: string
  email_from: string
  email_from_name: string
  /** The author of this version, and the time. */
  updated_by: string
  updated_at: Date
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    email_template: EmailTemplateTable
    email_template_version: EmailTemplateVersionTable
  }
}
