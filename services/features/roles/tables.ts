import type { Generated } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'

/** A limit for holders of a role in a module (decision D-102). */
export interface RoleSettingTable extends CompanyTable {
  id: string
  module: string
  role_code: string
  type: string
  /** The maximum number of approvals and rejections per day; 0 = no limit. */
  value: Generated<number>
  active: Generated<boolean>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    role_setting: RoleSettingTable
  }
}
