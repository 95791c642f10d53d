import type { ColumnType, Generated } from 'kysely'
import type { Answers } from '../../../common/forms/answers.ts'
import type { CompanyTable, CreatedAt, Json, Timestamp } from '../../core/database/tables.ts'
import '../candidates/tables.ts'
import '../interviewForms/tables.ts'
import '../jobs/tables.ts'
import type { FeedbackState, Recommendation } from './feedbackShapes.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** numeric: a text when read. */
type Numeric = ColumnType<string | null, number | null | undefined, never>

/** A form as it was when the first answer by it was written, drafts too. */
export interface FeedbackFormVersionTable extends CompanyTable {
  id: string
  form_id: string
  /** Version of the form then. */
  version: number
  name: string
  /** JSON text, as the form has it. */
  contents: string
  created_at: CreatedAt
}

/** Somebody owes feedback on a candidate of a job, or has given it. */
export interface FeedbackRequestTable extends CompanyTable {
  id: string
  type: Generated<'feedback'>
  job_id: string
  candidate_id: string
  /** The stage for which it was asked; its name stays as it was. */
  status_id: Optional<string>
  status_name: Optional<string>
  form_id: string
  /** null: nobody has begun, and the form is the current one. */
  form_version_id: Optional<string>
  /** Who owes it. */
  user_name: string
  interview_id: Optional<string>
  /** The trigger that asked; null: somebody did. */
  trigger_id: Optional<string>
  /** What who asked says to who is asked. */
  note: Optional<string>
  asked_by: string
  asked_at: CreatedAt
  due_at: Timestamp | null
  state: Generated<FeedbackState>
  submitted_at: Optional<Date>
  reminded_at: Optional<Date>
  /** How often who owes it was reminded. */
  reminders: Generated<number>
}

/** What somebody has begun to write, for their eyes alone. */
export interface FeedbackDraftTable extends CompanyTable {
  request_id: string
  /** Grows with each change; a change names the one that it saw. */
  version: number
  answers: Json<Answers>
  recommendation: Optional<Recommendation>
  summary: string
  saved_at: CreatedAt
}

/** One submitted revision; never changed. */
export interface FeedbackAnswerTable extends CompanyTable {
  id: string
  request_id: string
  /** 1 for what was submitted; more for each amendment. */
  revision: number
  answers: Json<Answers>
  recommendation: Optional<Recommendation>
  summary: string
  points: Numeric
  most_points: Numeric
  percents: Numeric
  most_percents: Numeric
  /** Name of the job rank that was calculated, as it was. */
  job_rank: Optional<string>
  /** Why it was amended. */
  reason: Optional<string>
  written_by: string
  written_at: CreatedAt
}

declare module '../jobs/tables.ts' {
  interface JobTable {
    /** What others have answered is hidden from who still owes an answer of their own. */
    is_feedback_blind: Generated<boolean>
  }
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    feedback_form_version: FeedbackFormVersionTable
    feedback_request: FeedbackRequestTable
    feedback_draft: FeedbackDraftTable
    feedback_answer: FeedbackAnswerTable
  }
}
