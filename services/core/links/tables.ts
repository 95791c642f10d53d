import type { CompanyTable, CreatedAt, Timestamp } from '../database/tables.ts'

/** The purpose of a link; a token of one purpose cannot be used for another. */
export type LinkPurpose =
  | 'feedback'
  | 'interviewReply'
  | 'booking'
  | 'calendar'
  | 'offer'
  | 'unsubscribe'
  | 'password'
  | 'vendorConsent'
  | 'application'
  | 'careerPreview'

/** A link that was sent to somebody; only its recipient knows the token. */
export interface LinkTable extends CompanyTable {
  id: string
  /** SHA-256, base64url. */
  token_hash: string
  purpose: LinkPurpose
  subject_id: string
  /** The person for whom it was created: a user name, or an e-mail address. */
  reader: string
  created_by: string
  created_at: CreatedAt
  expires_at: Timestamp
  used_at: Timestamp | null
  revoked_at: Timestamp | null
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    link: LinkTable
  }
}
