import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { MoveCause } from './pipelineShapes.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** A move of a candidate of a job. Names are stored as they were, because moves outlive stages and removals. */
export interface JobCandidateMoveTable extends CompanyTable {
  id: string
  job_id: string
  candidate_id: string
  cause: MoveCause
  from_status_id: Optional<string>
  from_name: Optional<string>
  to_status_id: Optional<string>
  to_name: Optional<string>
  /** The milestone of the new stage (decision D-119). */
  milestone: Optional<'offer' | 'onboard'>
  reason_name: Optional<string>
  note: Optional<string>
  /** The number of mails that it sent. */
  mails: Generated<number>
  /** The id of an action of a user, which may move many candidates. They are undone together. */
  action_id: string
  user_name: string
  at: CreatedAt
  /** When and by whom the candidate was put into the former stage. */
  was_by: Optional<string>
  was_at: Optional<Date>
  undone_by: Optional<string>
  undone_at: Optional<Date>
}

/** The e-mail template for notifying candidates who are rejected for a reason. */
export interface RejectReasonTemplateTable extends CompanyTable {
  reason_id: string
  template_id: string
}

declare module '../candidates/tables.ts' {
  interface JobCandidateTable {
    id: Generated<string>
    /** When the candidate was put into the current stage. */
    since: GeneratedAlways<Date>
    rejected_at: Optional<Date>
    rejected_by: Optional<string>
    reject_reason_id: Optional<string>
    /** The name of the reason at that time. */
    reject_reason: Optional<string>
    reject_note: Optional<string>
  }
}

declare module '../jobs/tables.ts' {
  interface JobTable {
    /** The number of candidates who reached a status of the group Onboard. */
    onboard: Generated<number>
  }
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    job_candidate_move: JobCandidateMoveTable
    reject_reason_template: RejectReasonTemplateTable
  }
}
