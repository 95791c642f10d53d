import type { CompanyTable, CreatedAt, Timestamp } from '../../core/database/tables.ts'
import type { CandidateStatus } from '../verifications/tables.ts'

export interface CollectedCandidateTable extends CompanyTable {
  id: string
  source: string
  /** The source's own id. */
  external_id: string
  name: string
  phones: string[]
  emails: string[]
  status: CandidateStatus
  remark: string | null
  /** JSON text as the source sent it. */
  info: string | null
  cv_path: string | null
  owner: string | null
  rec_channel_id: string | null
  /** Shown link; empty on an existed row whose candidate has an owner (decision D-01). */
  candidate_proccess_id: string | null
  /** The candidate that made the row existed, whoever owns it. */
  existing_candidate_id: string | null
  reviewed_by: string | null
  reviewed_at: Timestamp | null
  /** Folded name, phones and e-mails (candidates/search.ts). */
  search: string
  words: string[]
  created_by: string
  created_at: CreatedAt
}

export interface CollectedCandidateKeyTable extends CompanyTable {
  /** `phone:0912345678` or `email:a@example.vn`. */
  key: string
  row_id: string
}

/** One row a company, which each intake locks: so two at once see each other's candidates. */
export interface CollectedIntakeTable extends CompanyTable {
  last_at: Timestamp
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    collected_candidate: CollectedCandidateTable
    collected_candidate_key: CollectedCandidateKeyTable
    collected_intake: CollectedIntakeTable
  }
}
