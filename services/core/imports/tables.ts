import type { ColumnType, Generated } from 'kysely'
import type { RowImport } from '../contract/imports.ts'
import type { CompanyTable, CreatedAt } from '../database/tables.ts'
import type { RowProblems } from './kind.ts'

export interface RowImportTable extends CompanyTable {
  id: string
  /** What its rows become: see ImportKind. */
  kind: string
  file_name: string
  file_path: string
  status: Generated<NonNullable<RowImport['status']>>
  /** null until the file has been read. */
  total: number | null
  /** Rows that are done: an interrupted import goes on behind them. */
  processed: Generated<number>
  created: Generated<number>
  existed: Generated<number>
  failed: Generated<number>
  problems: ColumnType<RowProblems[], string | undefined, string>
  created_by: string
  /** Role with which they did so: the import may do what it may. */
  role: string
  created_at: CreatedAt
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    row_import: RowImportTable
  }
}
