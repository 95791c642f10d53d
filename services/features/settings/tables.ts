import type { Generated } from 'kysely'
import type { CompanyTable, CreatedAt, Json } from '../../core/database/tables.ts'

/** A setting of a company. The interface `Settings` in queries.ts lists the keys. */
export interface CompanySettingTable extends CompanyTable {
  key: string
  value: Json<unknown>
  updated_by: string
  updated_at: CreatedAt
  version: Generated<number>
}

/** The value of a setting from a moment on, until the next change. */
export interface CompanySettingChangeTable extends CompanyTable {
  key: string
  version: number
  value: Json<unknown>
  changed_by: string
  changed_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    company_setting: CompanySettingTable
    company_setting_change: CompanySettingChangeTable
  }
}
