import type { CompanyTable, CreatedAt, Json } from '../../core/database/tables.ts'

/** One setting of a company; `Settings` in queries.ts says which there are. */
export interface CompanySettingTable extends CompanyTable {
  key: string
  value: Json<unknown>
  updated_by: string
  updated_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    company_setting: CompanySettingTable
  }
}
