import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { TalentImport } from './contract.ts'

export interface TalentImportTable extends CompanyTable {
  id: string
  folder_id: string
  file_name: string
  file_path: string
  status: Generated<TalentImport['status']>
  /** The number of processed rows. An interrupted import continues after them. */
  processed: Generated<number>
  total: Generated<number>
  total_created: Generated<number>
  total_existed: Generated<number>
  total_failed: Generated<number>
  errors: ColumnType<TalentImport['errors'], string | undefined, string>
  created_by: string
  created_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    talent_import: TalentImportTable
  }
}
