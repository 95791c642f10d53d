import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type {
  RunCause,
  SkipReason,
  StepOutcome,
  TriggerCondition,
  TriggerKind,
  TriggerRecipient,
} from './workflowShapes.ts'

export interface WorkflowTable extends CompanyTable {
  id: string
  name: string
  is_active: Generated<boolean>
  /** Increases with each change of the workflow and its statuses. Triggers have versions of their own. */
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_by: string
  updated_at: CreatedAt
}

/** A department whose jobs may follow the workflow. */
export interface WorkflowDepartmentTable extends CompanyTable {
  workflow_id: string
  department_id: string
}

export interface WorkflowStatusTable extends CompanyTable {
  id: string
  workflow_id: string
  name: string
  /** The key of the status from which it was added; unique in a workflow. */
  key: string
  color: string
  position: number
  /** Whether it is fixed, because the product depends on it. */
  is_system: boolean
}

export interface WorkflowTriggerTable extends CompanyTable {
  id: string
  status_id: string
  kind: TriggerKind
  template_id: string | null
  recipient: TriggerRecipient | null
  user_names: ColumnType<string[], string[] | undefined, string[]>
  target_id: string | null
  form_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Conditions: only for candidates from these channels, and jobs of these departments; empty: any. */
  channel_ids: ColumnType<string[], string[] | undefined, string[]>
  department_ids: ColumnType<string[], string[] | undefined, string[]>
  /** The minimum percentage of points in the feedback on the candidate; null: no minimum. */
  least_score: ColumnType<number | null, number | null | undefined, number | null>
  /** The delay after the move. */
  delay_minutes: Generated<number>
  /** Whether it does nothing until it is resumed. */
  is_paused: Generated<boolean>
  /** The order in which the triggers of a status run. */
  position: Generated<number>
  /** Increases with each change of what it does. A change must name the version that it is based on. */
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_by: string
  updated_at: CreatedAt
}

/** What a trigger did, or why it did nothing. */
export interface WorkflowRunTable extends CompanyTable {
  id: string
  workflow_id: string
  trigger_id: string
  kind: TriggerKind
  status_name: string
  candidate_id: string
  candidate_name: string
  job_id: string
  job_title: string
  cause: RunCause
  /**
   * `done` if its mails are in the outbox; `delayed` while it waits for `due_at`; `failed` for runs from before mails
   * were sent, and for runs that were tried too often.
   */
  outcome: StepOutcome | 'failed' | 'delayed'
  reason: SkipReason | null
  /** The conditions that were not met. */
  unmet: ColumnType<TriggerCondition[], TriggerCondition[] | undefined, TriggerCondition[]>
  recipients: ColumnType<string[], string[] | undefined, string[]>
  subject: string | null
  target_name: string | null
  /** The user who moved the candidate into the status. */
  user_name: string
  at: CreatedAt
  /**
   * For a delayed run: when it is due, the status in which the candidate must still be, and the time at which they
   * entered it.
   */
  due_at: ColumnType<Date | null, Date | null | undefined, never>
  status_id: ColumnType<string | null, string | null | undefined, never>
  entered_at: ColumnType<Date | null, Date | null | undefined, never>
  /** The statuses through which triggers have moved the candidate. Triggers do not move them back to these. */
  path: ColumnType<string[] | null, string[] | null | undefined, never>
}

type Settable<T> = ColumnType<T | null, T | null | undefined, T | null>

declare module '../jobs/tables.ts' {
  interface JobTable {
    workflow_id: Settable<string>
  }
}

declare module '../candidates/tables.ts' {
  interface JobCandidateTable {
    /** The candidate's status in the job's workflow; null: not in a status yet. */
    status_id: Settable<string>
    status_by: Settable<string>
    status_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    workflow: WorkflowTable
    workflow_department: WorkflowDepartmentTable
    workflow_status: WorkflowStatusTable
    workflow_trigger: WorkflowTriggerTable
    workflow_run: WorkflowRunTable
  }
}
