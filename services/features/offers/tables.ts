import type { ColumnType, Generated } from 'kysely'
import type { Answers } from '../../../common/forms/answers.ts'
import type { CompanyTable, CreatedAt, Timestamp } from '../../core/database/tables.ts'
import type { Decision } from '../requisitions/shapes.ts'
import type { OfferDocument, OfferKind, OfferState } from './offerShapes.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** What is offered to a candidate of a job: inside of the company a salary, to the candidate a letter. */
export interface OfferTable extends CompanyTable {
  id: string
  job_id: string
  candidate_id: string
  kind: OfferKind
  form_id: string
  /** The form as it was when the offer was begun. */
  form_name: string
  form_contents: string
  answers: ColumnType<Answers, string | undefined, string>
  /** Of the mail to the candidate. */
  subject: Generated<string>
  /** Sanitised HTML of the mail. */
  message: Generated<string>
  valid_until: Optional<Date>
  state: Generated<OfferState>
  /** Grows with each change of what is offered. */
  version: Generated<number>
  /** Keys of the stages that the candidate moves to when it is approved and rejected. */
  yes_key: Optional<string>
  no_key: Optional<string>
  /** What was approved, as a file. */
  document: ColumnType<OfferDocument | null, string | null | undefined, string | null>
  /** The address that it was sent to. */
  recipient: Optional<string>
  submitted_by: Optional<string>
  sent_by: Optional<string>
  sent_at: Optional<Date>
  /** When it was accepted, declined or withdrawn, or expired. */
  ended_at: Optional<Date>
  /** The network address that the answer came from. */
  ended_from: Optional<string>
  /** The program by which it was answered, as it names itself. */
  ended_agent: Optional<string>
  /** Why it was declined or withdrawn. */
  reason: Optional<string>
  created_by: string
  created_at: CreatedAt
  updated_by: Optional<string>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

/** One approver in one round of an offer. */
export interface OfferApprovalTable extends CompanyTable {
  id: string
  offer_id: string
  /** 1 for the first time that it was asked for. */
  round: number
  position: number
  user_name: string
  asked_at: Optional<Date>
  decision: Optional<Decision>
  comment: Optional<string>
  decided_at: Optional<Date>
  /** Who has decided: the approver, or who stood in for them. */
  decided_by: Optional<string>
  reminded_at: Optional<Date>
}

/** What stands between the link of an offer and what it says: a code by mail, then a key for a while. */
export interface OfferAccessTable extends CompanyTable {
  link_id: string
  offer_id: string
  code_hash: Optional<string>
  code_until: Timestamp | null
  code_at: Timestamp | null
  codes: Generated<number>
  wrong: Generated<number>
  key_hash: Optional<string>
  key_until: Timestamp | null
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    offer: OfferTable
    offer_approval: OfferApprovalTable
    offer_access: OfferAccessTable
  }
}
