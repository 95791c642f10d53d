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

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    recruitment_channel: RecruitmentChannelTable
    job_rank: JobRankTable
    block_word: BlockWordTable
  }
}
