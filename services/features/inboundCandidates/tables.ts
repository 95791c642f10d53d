import type { ColumnType } from 'kysely'
import type { CompanyTable, Timestamp } from '../../core/database/tables.ts'
import type { ReviewKeyTable, ReviewRowTable } from '../reviews/tables.ts'

export interface CollectedCandidateTable extends ReviewRowTable {
  source: string
  /** The source's own id. */
  external_id: string
  /** When its CV was read, or could not be. */
  cv_read_at: ColumnType<Date | null, Date | undefined, Date>
}

/** One row a company, which each intake locks: so two at once see each other's candidates. */
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
