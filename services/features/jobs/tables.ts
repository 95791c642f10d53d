import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { CloseReason, JobEventKind, PublishStatus } from './jobShapes.ts'

type Settable<T> = ColumnType<T | null, T | null | undefined, T | null>
type Texts = ColumnType<string[], string[] | undefined, string[]>
/** PostgreSQL returns 64-bit integers as text. */
type Amount = ColumnType<string | null, number | null | undefined, number | null>

export interface JobTable extends CompanyTable {
  id: string
  title: string
  /** Folded title, skills and hashtags, with a leading space. */
  search: string
  department_id: string | null
  /** The id of a vocabulary_item of kind jobCategory. */
  category_id: string | null
  rank_id: string | null
  /** Index in jobPriorities. */
  priority: Generated<number>
  /** Index in jobStatuses. */
  status: Generated<0 | 1 | 2 | 3>
  /** Sanitised HTML, as are qualification and benefit. */
  description: Generated<string>
  qualification: Generated<string>
  benefit: Generated<string>
  salary_from: Amount
  salary_to: Amount
  /** Entries of the vocabulary, each of the kind that its column name says. */
  salary_type_id: Settable<string>
  salary_currency_id: Settable<string>
  job_type_id: Settable<string>
  industry_id: Settable<string>
  experience_level_id: Settable<string>
  skills: Texts
  locations: Texts
  hashtags: Texts
  /** The user name. */
  owner: string
  /** User names of the people who recruit with the owner. */
  hiring_team: Texts
  open_date: ColumnType<Date, string, string>
  due_date: ColumnType<Date | null, string | null, string | null>
  total: number
  submitted: Generated<number>
  offer: Generated<number>
  lack: Generated<number>
  close_reason: Settable<CloseReason>
  close_note: Settable<string>
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** null: publication has not been requested, or was withdrawn. */
  publish_status: Settable<PublishStatus>
  publish_asked_by: Settable<string>
  publish_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_by: Settable<string>
  updated_at: CreatedAt
}

/** An event of a job, with an optional note. */
export interface JobEventTable extends CompanyTable {
  id: string
  job_id: string
  kind: JobEventKind
  note: Settable<string>
  user_name: string
  at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    job: JobTable
    job_event: JobEventTable
  }
}
