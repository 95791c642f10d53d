import type { CompanyTable } from '../../core/database/tables.ts'
import type { languages } from './contract.ts'

/** A text of the interface in a company's own words. */
export interface TranslationTable extends CompanyTable {
  language: (typeof languages)[number]
  key: string
  value: string
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    translation: TranslationTable
  }
}
