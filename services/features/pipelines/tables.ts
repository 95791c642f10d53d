import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { MoveCause } from './pipelineShapes.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** One thing that happened to a candidate of a job. Names stand as they were: moves outlive stages and removals. */
export interface JobCandidateMoveTable extends CompanyTable {
  id: string
  job_id: string
  candidate_id: string
  cause: MoveCause
  from_status_id: Optional<string>
  from_name: Optional<string>
  to_status_id: Optional<string>
  to_name: Optional<string>
  /** What the stage counts for (decision D-119). */
  milestone: Optional<'offer' | 'onboard'>
  reason_name: Optional<string>
  note: Optional<string>
  /** Mails that it sent. */
  mails: Generated<number>
  /** One thing that somebody did, to however many candidates: what is undone together. */
  action_id: string
  user_name: string
  at: CreatedAt
  /** Since when, and by whom, the candidate stood where they stood before. */
  was_by: Optional<string>
  was_at: Optional<Date>
  undone_by: Optional<string>
  undone_at: Optional<Date>
}

/** The e-mail template by which candidates are told of a rejection for a reason. */
export interface RejectReasonTemplateTable extends CompanyTable {
  reason_id: string
  template_id: string
}

declare module '../candidates/tables.ts' {
  interface JobCandidateTable {
    id: Generated<string>
    /** Since when the candidate stands where they stand. */
    since: GeneratedAlways<Date>
    rejected_at: Optional<Date>
    rejected_by: Optional<string>
    reject_reason_id: Optional<string>
    /** Name of the reason as it was. */
    reject_reason: Optional<string>
    reject_note: Optional<string>
  }
}

declare module '../jobs/tables.ts' {
  interface JobTable {
    /** Candidates who came to a status of the group Onboard. */
    onboard: Generated<number>
  }
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    job_candidate_move: JobCandidateMoveTable
    reject_reason_template: RejectReasonTemplateTable
  }
}
