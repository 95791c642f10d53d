import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'
import type { Extraction } from './contract.ts'

/** What was read from an uploaded CV. The stored file of that path says whose it is and what; without it this goes too. */
export interface CandidateUploadTable extends CompanyTable {
  id: string
  path: string
  status: Generated<'new' | 'reading' | 'succeed' | 'failed'>
  /** errorCode of what went wrong. */
  error: string | null
  result: ColumnType<
    Pick<Extraction, 'draft' | 'fields' | 'characters'> | null,
    string | null | undefined,
    string | null
  >
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    candidate_upload: CandidateUploadTable
  }
}
