import type { ColumnType, Generated } from 'kysely'
import type { Answers } from '../../../common/forms/answers.ts'
import type { CompanyTable, CreatedAt, Timestamp } from '../../core/database/tables.ts'
import type { Decision } from '../requisitions/shapes.ts'
import type { OfferDocument, OfferKind, OfferState } from './offerShapes.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** An offer to a candidate of a job: a salary offer within the company, or a letter to the candidate. */
export interface OfferTable extends CompanyTable {
  id: string
  job_id: string
  candidate_id: string
  kind: OfferKind
  form_id: string
  /** The form as it was when the offer was created. */
  form_name: string
  form_contents: string
  answers: ColumnType<Answers, string | undefined, string>
  /** The subject of the mail to the candidate. */
  subject: Generated<string>
  /** Sanitised HTML of the mail. */
  message: Generated<string>
  valid_until: Optional<Date>
  state: Generated<OfferState>
  /** Increases with each change of the offer's content. */
  version: Generated<number>
  /** Keys of the stages to which the candidate moves after an approval or a rejection. */
  yes_key: Optional<string>
  no_key: Optional<string>
  /** The approved document as a file. */
  document: ColumnType<OfferDocument | null, string | null | undefined, string | null>
  /** The address to which it was sent. */
  recipient: Optional<string>
  submitted_by: Optional<string>
  sent_by: Optional<string>
  sent_at: Optional<Date>
  /** When it was accepted, declined or withdrawn, or when it expired. */
  ended_at: Optional<Date>
  /** The network address from which it was answered. */
  ended_from: Optional<string>
  /** The user agent with which it was answered. */
  ended_agent: Optional<string>
  /** The reason for declining or withdrawing it. */
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
  /** 1 for the first round of approval. */
  round: number
  position: number
  user_name: string
  asked_at: Optional<Date>
  decision: Optional<Decision>
  comment: Optional<string>
  decided_at: Optional<Date>
  /** The user who decided: the approver or their deputy. */
  decided_by: Optional<string>
  reminded_at: Optional<Date>
}

/** The state of access through the link of an offer: a code by mail, then a key that is valid for a while. */
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
