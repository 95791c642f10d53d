import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { Extraction } from './contract.ts'

/** A CV that somebody uploaded, and what was read from it; it may become a candidate's file. */
export interface CandidateUploadTable extends CompanyTable {
  id: string
  path: string
  name: string
  content_type: string
  /** bigint: text when read. */
  size: ColumnType<string, number, never>
  status: Generated<'new' | 'reading' | 'succeed' | 'failed'>
  /** errorCode of what went wrong. */
  error: string | null
  result: ColumnType<Pick<Extraction, 'draft' | 'fields' | 'characters'> | null, string | null | undefined, string | null>
  created_by: string
  created_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    candidate_upload: CandidateUploadTable
  }
}
