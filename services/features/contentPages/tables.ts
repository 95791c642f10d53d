import type { Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'

/** A content page. Its row belongs to the platform company. `code` is its key in the API, `id` that of its pictures. */
export interface ContentPageTable extends CompanyTable {
  id: string
  code: string
  title: string
  contents: string
  version: Generated<number>
  updated_by: string
  updated_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    content_page: ContentPageTable
  }
}
