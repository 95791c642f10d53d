import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { rufStatuses } from './contract.ts'

export interface RufTable extends CompanyTable {
  id: string
  name: string
  status: (typeof rufStatuses)[number]
  note: string | null
  candidate_id: string | null
  /** Folded name and note. */
  search: string
  created_by: string
  created_at: CreatedAt
  updated_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    ruf: RufTable
  }
}
