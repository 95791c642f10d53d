import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'

/** The filters and the order of a list that a user saved under a name. */
export interface SavedViewTable extends CompanyTable {
  id: string
  list: string
  name: string
  query: string
  user_name: string
  is_shared: Generated<boolean>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    saved_view: SavedViewTable
  }
}
