import type { ColumnType, Generated } from 'kysely'
import type { RowImport } from '../contract/imports.ts'
import type { CompanyTable, CreatedAt } from '../database/tables.ts'
import type { RowProblems } from './kind.ts'

export interface RowImportTable extends CompanyTable {
  id: string
  /** The kind of its records: see ImportKind. */
  kind: string
  file_name: string
  file_path: string
  status: Generated<NonNullable<RowImport['status']>>
  /** null until the file has been read. */
  total: number | null
  /** The number of completed rows: an interrupted import continues after them. */
  processed: Generated<number>
  created: Generated<number>
  existed: Generated<number>
  failed: Generated<number>
  problems: ColumnType<RowProblems[], string | undefined, string>
  created_by: string
  /** The role with which they started it; the import has the role's permissions. */
  role: string
  created_at: CreatedAt
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    row_import: RowImportTable
  }
}
