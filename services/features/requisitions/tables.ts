import type { ColumnType } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'
import type { ApprovalStatus, Decision } from './shapes.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** An approver of new jobs of a department, with a position. */
export interface DepartmentApproverTable extends CompanyTable {
  department_id: string
  user_name: string
  position: number
}

/** One approver in one round of a job. Rounds are never deleted, because they are the history. */
export interface JobApprovalTable extends CompanyTable {
  id: string
  job_id: string
  /** 1 for the first round. */
  round: number
  position: number
  user_name: string
  /** The start of this approver's turn; null: not yet. */
  asked_at: Optional<Date>
  /** null: in a current round, not decided yet. */
  decision: Optional<Decision>
  comment: Optional<string>
  decided_at: Optional<Date>
  /** The user who decided: the approver or their deputy. */
  decided_by: Optional<string>
  reminded_at: Optional<Date>
}

declare module '../jobs/tables.ts' {
  interface JobTable {
    /** The approval status of the new job; null: no approval was requested. */
    approval_status: Optional<ApprovalStatus>
  }
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    department_approver: DepartmentApproverTable
    job_approval: JobApprovalTable
  }
}
