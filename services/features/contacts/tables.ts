import type { ColumnType } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** A message to the platform company. Its row belongs to that company. */
export interface ContactMessageTable extends CompanyTable {
  id: string
  full_name: string
  email: string
  content: string
  user_name: Optional<string>
  user_agent: Optional<string>
  /** The folded name, address and message. */
  search: string
  created_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    contact_message: ContactMessageTable
  }
}
