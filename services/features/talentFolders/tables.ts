import type { Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'

export interface TalentFolderTable extends CompanyTable {
  id: string
  /** Always `candidate` (decision D-77). */
  type: Generated<string>
  name: string
  /** Folded name. */
  search: string
  share_all: Generated<boolean>
  /** Owner. */
  user_name: string
  created_at: CreatedAt
}

export interface TalentFolderCandidateTable extends CompanyTable {
  folder_id: string
  candidate_id: string
  remark: string | null
  added_by: string
  added_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    talent_folder: TalentFolderTable
    talent_folder_candidate: TalentFolderCandidateTable
  }
}
