import type { CompanyTable, CreatedAt, Timestamp } from '../database/tables.ts'

/** What a link is for; a token of one purpose opens nothing of another. */
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

/** A link that was sent to somebody; its token is known to who received it alone. */
export interface LinkTable extends CompanyTable {
  id: string
  /** SHA-256, base64url. */
  token_hash: string
  purpose: LinkPurpose
  subject_id: string
  /** For whom it was made: a user name, or an e-mail address. */
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
