import type { CompanyTable } from '../../core/database/tables.ts'
import type { Language } from '../../core/contract/languages.ts'

/** A text of the interface in a company's own words. */
export interface TranslationTable extends CompanyTable {
  language: Language
  key: string
  value: string
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    translation: TranslationTable
  }
}
