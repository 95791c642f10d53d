import type { CompanyTable, CreatedAt, Timestamp } from '../../core/database/tables.ts'
import type { CallOutcome, CallPhase, CallResult } from './callShapes.ts'

export interface PhoneCallTable extends CompanyTable {
  id: string
  candidate_id: string | null
  verification_candidate_id: string | null
  /** The name of the person who is called, at the time of the call. */
  name: string
  phone: string
  number: string
  user_name: string
  /** The Call-ID of the SIP session. */
  session_id: string | null
  phase: CallPhase
  started_at: CreatedAt
  ringing_at: Timestamp | null
  answered_at: Timestamp | null
  ended_at: Timestamp | null
  result: CallResult | null
  outcome: CallOutcome | null
  note: string | null
  /** The path in the file store. */
  recording_path: string | null
  /** When the caller last sent a report. */
  heartbeat_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    phone_call: PhoneCallTable
  }
}
