import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'

export interface RecruitmentChannelTable extends CompanyTable {
  id: string
  name: string
}

export interface JobRankTable extends CompanyTable {
  id: string
  name: string
  /** Most junior first. */
  position: number
}

/** A word that is not allowed in imported data (decision D-101). */
export interface BlockWordTable extends CompanyTable {
  id: string
  word: string
}

/** An entry of a vocabulary. Each vocabulary (skills, countries, labels …) is a kind. */
export interface VocabularyItemTable extends CompanyTable {
  id: string
  kind: string
  /** The parent entry, which has another kind: the country of a city, the group of a status. */
  parent_id: string | null
  /** The position in the list. Entries with the same position are sorted by name. */
  position: Generated<number>
  name: string
  is_default: Generated<boolean>
  /** The data in answers beyond id, name and isDefault. */
  data: ColumnType<Record<string, unknown>, string | undefined, string>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    recruitment_channel: RecruitmentChannelTable
    job_rank: JobRankTable
    block_word: BlockWordTable
    vocabulary_item: VocabularyItemTable
  }
}
