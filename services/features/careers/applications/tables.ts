import type { ColumnType } from 'kysely'
import type { Answers } from '../../../../common/forms/answers.ts'
import type { Language } from '../../../core/contract/languages.ts'
import type { CompanyTable, CreatedAt } from '../../../core/database/tables.ts'

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>

/** An application for a job on the career site. Its CV and its review belong to the inbound candidate. */
export interface JobApplicationTable extends CompanyTable {
  id: string
  job_id: string
  /** The title at the time of the application. */
  job_title: string
  /** The inbound candidate that it became. */
  collected_id: string
  name: string
  email: string
  /** Empty if they did not give one. */
  phone: string
  message: string
  /** The language in which they applied and get mails. */
  language: Language
  /** The origin named in the link they followed; may be empty. */
  source: string
  /**
   * SHA-256 of the company and the applicant's network, stored for an hour; null afterwards, or if it came from this
   * machine.
   */
  network_hash: string | null
  /** The text of the consent they gave. */
  consent_text: string
  /** The text of their consent to be considered for other jobs; null if they did not give it. */
  keep_text: string | null
  file_name: string
  /** The company's form at the time (feedback_form_version); null if there was none. */
  form_version_id: ColumnType<string | null, string | null | undefined, never>
  /** The answers in the form; null if there was none. */
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
