import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'

/** A version of a mobile app. Its row belongs to the platform company. */
export interface AppVersionTable extends CompanyTable {
  id: string
  app_id: string
  version: string
  is_require_to_update: boolean
  created_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    app_version: AppVersionTable
  }
}
