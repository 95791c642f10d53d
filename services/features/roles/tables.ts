import type { Generated } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'

/** What holders of a role may do in a module (decision D-102). */
export interface RoleSettingTable extends CompanyTable {
  id: string
  module: string
  role_code: string
  type: string
  /** Most approvals and rejections a day; 0 = no limit. */
  value: Generated<number>
  active: Generated<boolean>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    role_setting: RoleSettingTable
  }
}
