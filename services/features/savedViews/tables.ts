import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'

/** Filters and order of a list that somebody keeps under a name. */
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
