import type { Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'

export interface TalentFolderTable extends CompanyTable {
  id: string
  /** Always `candidate` (decision D-77). */
  type: Generated<string>
  name: string
  /** The folded name. */
  search: string
  share_all: Generated<boolean>
  /** The owner. */
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

/** A user with whom a folder is shared by name. */
export interface TalentFolderShareTable extends CompanyTable {
  folder_id: string
  user_name: string
}

/** A user who has unfollowed a folder. They no longer see it, even while it is shared with all. */
export interface TalentFolderUnfollowTable extends CompanyTable {
  folder_id: string
  user_name: string
  unfollowed_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    talent_folder: TalentFolderTable
    talent_folder_candidate: TalentFolderCandidateTable
    talent_folder_share: TalentFolderShareTable
    talent_folder_unfollow: TalentFolderUnfollowTable
  }
}
