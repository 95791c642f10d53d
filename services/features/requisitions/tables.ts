import type { ColumnType } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'
import type { ApprovalStatus, Decision } from './shapes.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Who approves the new jobs of a department, in an order. */
export interface DepartmentApproverTable extends CompanyTable {
  department_id: string
  user_name: string
  position: number
}

/** One approver in one round of a job. Rounds are kept: they are the history. */
export interface JobApprovalTable extends CompanyTable {
  id: string
  job_id: string
  /** 1 for the first time that it was asked for. */
  round: number
  position: number
  user_name: string
  /** Since when it is this approver's turn; null: not yet. */
  asked_at: Optional<Date>
  /** null: in a round that runs, it is still to come. */
  decision: Optional<Decision>
  comment: Optional<string>
  decided_at: Optional<Date>
  /** Who has decided: the approver, or who stood in for them. */
  decided_by: Optional<string>
  reminded_at: Optional<Date>
}

declare module '../jobs/tables.ts' {
  interface JobTable {
    /** How the approval of the new job stands; null: none was asked for. */
    approval_status: Optional<ApprovalStatus>
  }
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    department_approver: DepartmentApproverTable
    job_approval: JobApprovalTable
  }
}
