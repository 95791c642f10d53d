import type { ColumnType, Generated } from 'kysely'
import type { Answers } from '../../../common/forms/answers.ts'
import type { CompanyTable, CreatedAt, Json, Timestamp } from '../../core/database/tables.ts'
import '../candidates/tables.ts'
import '../interviewForms/tables.ts'
import '../jobs/tables.ts'
import type { FeedbackState, Recommendation } from './feedbackShapes.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** A numeric column, which is read as text. */
type Numeric = ColumnType<string | null, number | null | undefined, never>

/** A form as it was when its first answer, or draft, was written. */
export interface FeedbackFormVersionTable extends CompanyTable {
  id: string
  form_id: string
  /** The version of the form at that time. */
  version: number
  name: string
  /** The contents of the form as JSON text. */
  contents: string
  created_at: CreatedAt
}

/** A request for feedback on a candidate of a job, answered or not. */
export interface FeedbackRequestTable extends CompanyTable {
  id: string
  type: Generated<'feedback'>
  job_id: string
  candidate_id: string
  /** The stage that the feedback is about; its name is not updated. */
  status_id: Optional<string>
  status_name: Optional<string>
  form_id: string
  /** Null if nobody has begun; then the form is the current one. */
  form_version_id: Optional<string>
  /** The user who owes it. */
  user_name: string
  interview_id: Optional<string>
  /** The trigger that created the request; null if a user did. */
  trigger_id: Optional<string>
  /** A message from the requesting user. */
  note: Optional<string>
  asked_by: string
  asked_at: CreatedAt
  due_at: Timestamp | null
  state: Generated<FeedbackState>
  submitted_at: Optional<Date>
  reminded_at: Optional<Date>
  /** How often the user who owes it was reminded. */
  reminders: Generated<number>
}

/** A draft, which only its author may see. */
export interface FeedbackDraftTable extends CompanyTable {
  request_id: string
  /** Increases with each change; a change must name the version that was read. */
  version: number
  answers: Json<Answers>
  recommendation: Optional<Recommendation>
  summary: string
  saved_at: CreatedAt
}

/** A submitted revision; it is never changed. */
export interface FeedbackAnswerTable extends CompanyTable {
  id: string
  request_id: string
  /** 1 for the first submission, increasing with each amendment. */
  revision: number
  answers: Json<Answers>
  recommendation: Optional<Recommendation>
  summary: string
  points: Numeric
  most_points: Numeric
  percents: Numeric
  most_percents: Numeric
  /** The name of the calculated job rank at that time. */
  job_rank: Optional<string>
  /** The reason for the amendment. */
  reason: Optional<string>
  written_by: string
  written_at: CreatedAt
}

declare module '../jobs/tables.ts' {
  interface JobTable {
    /** Whether the answers of others are hidden from users who still owe feedback. */
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
