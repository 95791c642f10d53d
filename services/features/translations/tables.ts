import type { CompanyTable } from '../../core/database/tables.ts'
import type { Language } from '../../core/contract/languages.ts'

/** A custom text of a company for the interface. */
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
