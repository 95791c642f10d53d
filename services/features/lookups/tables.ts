import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'

export interface RecruitmentChannelTable extends CompanyTable {
  id: string
  name: string
}

export interface JobRankTable extends CompanyTable {
  id: string
  name: string
  /** Junior first. */
  position: number
}

/** A word that must not stand in what is imported (decision D-101). */
export interface BlockWordTable extends CompanyTable {
  id: string
  word: string
}

/** An entry of a vocabulary: skills, countries, labels … (one kind each). */
export interface VocabularyItemTable extends CompanyTable {
  id: string
  kind: string
  /** The entry of another kind that it is below: the country of a city, the group of a status. */
  parent_id: string | null
  /** Place in the list; entries of equal place follow each other by name. */
  position: Generated<number>
  name: string
  is_default: Generated<boolean>
  /** What the answer carries beyond id, name and isDefault. */
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
