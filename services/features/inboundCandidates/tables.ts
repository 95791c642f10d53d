import type { ColumnType } from 'kysely'
import type { CompanyTable, Timestamp } from '../../core/database/tables.ts'
import type { ReviewKeyTable, ReviewRowTable } from '../reviews/tables.ts'

export interface CollectedCandidateTable extends ReviewRowTable {
  source: string
  /** The id that the source uses. */
  external_id: string
  /** When the CV was read, or was found to be unreadable. */
  cv_read_at: ColumnType<Date | null, Date | undefined, Date>
}

/** One row per company. Each intake locks it, so that two simultaneous intakes see each other's candidates. */
export interface CollectedIntakeTable extends CompanyTable {
  last_at: Timestamp
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    collected_candidate: CollectedCandidateTable
    collected_candidate_key: ReviewKeyTable
    collected_intake: CollectedIntakeTable
  }
}
