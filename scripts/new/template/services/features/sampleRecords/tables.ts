import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'

export interface SampleRecordTable extends CompanyTable {
  id: string
  name: string
  note: string | null
  /** The folded name and note. */
  search: string
  created_by: string
  created_at: CreatedAt
  updated_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    sample_record: SampleRecordTable
  }
}
