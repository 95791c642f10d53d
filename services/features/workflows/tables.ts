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
  /** Grows with each change of the workflow and its statuses; triggers are changed one by one. */
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_by: string
  updated_at: CreatedAt
}

/** Departments whose jobs the workflow is for. */
export interface WorkflowDepartmentTable extends CompanyTable {
  workflow_id: string
  department_id: string
}

export interface WorkflowStatusTable extends CompanyTable {
  id: string
  workflow_id: string
  name: string
  /** As the status has it that it was added from; once in a workflow. */
  key: string
  color: string
  position: number
  /** Fixed: the product itself knows it. */
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
  /** Only for candidates from these channels, and jobs of these departments; empty: any. */
  channel_ids: ColumnType<string[], string[] | undefined, string[]>
  department_ids: ColumnType<string[], string[] | undefined, string[]>
  /** Percent of the points that the feedback on the candidate has at least; null: it does not matter. */
  least_score: ColumnType<number | null, number | null | undefined, number | null>
  /** How long after the move it does it. */
  delay_minutes: Generated<number>
  /** It does nothing until it is resumed. */
  is_paused: Generated<boolean>
  /** Triggers of a status run in this order. */
  position: Generated<number>
  /** Grows with each change of what it does; a change names the one that it saw. */
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
   * `done` when its mails are in the outbox; `delayed` while it waits for `due_at`; `failed` in what is from before any mails were
   * sent, and when it was tried too often.
   */
  outcome: StepOutcome | 'failed' | 'delayed'
  reason: SkipReason | null
  /** Conditions that did not hold. */
  unmet: ColumnType<TriggerCondition[], TriggerCondition[] | undefined, TriggerCondition[]>
  recipients: ColumnType<string[], string[] | undefined, string[]>
  subject: string | null
  target_name: string | null
  /** Who put the candidate into the status. */
  user_name: string
  at: CreatedAt
  /** Of a delayed one: when it does it, where the candidate must still stand for that, and since when. */
  due_at: ColumnType<Date | null, Date | null | undefined, never>
  status_id: ColumnType<string | null, string | null | undefined, never>
  entered_at: ColumnType<Date | null, Date | null | undefined, never>
  /** The statuses that triggers have led the candidate through, to which they do not lead back. */
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
    /** Where the candidate stands in the job's workflow; null: nobody has put them anywhere. */
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
