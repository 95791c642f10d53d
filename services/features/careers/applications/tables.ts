import type { ColumnType } from 'kysely'
import type { Answers } from '../../../../common/forms/answers.ts'
import type { Language } from '../../../core/contract/languages.ts'
import type { CompanyTable, CreatedAt } from '../../../core/database/tables.ts'

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>

/** What somebody sent for a job on the public site. Its CV and what is judged of it are the inbound candidate's. */
export interface JobApplicationTable extends CompanyTable {
  id: string
  job_id: string
  /** As it was then. */
  job_title: string
  /** The inbound candidate that it became. */
  collected_id: string
  name: string
  email: string
  /** Empty: they gave none. */
  phone: string
  message: string
  /** In which they applied, and are written to. */
  language: Language
  /** What the link that brought them says of its place; may be empty. */
  source: string
  /** SHA-256 of the company and the network that it came from, for an hour; null: it is over, or it came from this machine. */
  network_hash: string | null
  /** The words that they agreed to. */
  consent_text: string
  /** The words by which they agreed to be kept for other jobs; null: they did not. */
  keep_text: string | null
  file_name: string
  /** The company's form as it was asked (feedback_form_version); null: nothing more was asked. */
  form_version_id: ColumnType<string | null, string | null | undefined, never>
  /** Its answers; null: nothing more was asked. */
  answers: ColumnType<Answers | null, string | null | undefined, never>
  withdrawn_at: Moment
  erasure_asked_at: Moment
  created_at: CreatedAt
}

declare module '../../../core/database/tables.ts' {
  interface CompanyTables {
    job_application: JobApplicationTable
  }
}
