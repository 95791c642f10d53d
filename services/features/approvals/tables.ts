import type { CompanyTable } from '../../core/database/tables.ts'
import type { WaitingKind } from './contract.ts'

/** A view of everything that waits for somebody's decision, of all kinds. */
export interface WaitingDecisionTable extends CompanyTable {
  id: string
  user_name: string
  asked_at: Date
  kind: WaitingKind
  job_id: string
  offer_id: string | null
  candidate_id: string | null
  asked_by: string | null
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    waiting_decision: WaitingDecisionTable
  }
}
