import type { Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'

/** A page of text: a row of the company that runs the platform. `code` is its key on the wire, `id` that of its pictures. */
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
