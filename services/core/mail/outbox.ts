import type { ColumnType, Generated } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import type { CompanyTable, CreatedAt, Timestamp } from '../database/tables.ts'
import { newId } from '../ids.ts'

/** What has become of a mail; `sent`: a mail server has accepted it. */
export const mailStates = ['waiting', 'sending', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** Why a mail still waits, or has failed. What the server said stands beside it. */
export const mailReasons = [
  /** There is no mail server in the settings. */
  'noServer',
  /** It could not be reached, or does not let us in. */
  'unreachable',
  /** The server asks to try again later. */
  'deferred',
  /** The server does not take it, whenever it is tried. */
  'refused',
  /** The connection or the process ended before the server had answered: it may have taken it or not. */
  'unclear',
  /** A file that belongs to it is gone. */
  'noFile',
  /** It is from the time when the product sent no mails. */
  'neverSent',
] as const
export type MailReason = (typeof mailReasons)[number]

/** A file that goes with a mail. */
export interface MailFile {
  name: string
  contentType: string
  /** Path in the file store. */
  path: string
}

export interface MailTable extends CompanyTable {
  id: string
  /** What made it: email-verification … */
  kind: string
  /** The record that it tells of. */
  source_id: ColumnType<string | null, string | null | undefined, never>
  recipient: string
  subject: string
  /** Plain text. */
  body: string
  html: ColumnType<string | null, string | null | undefined, never>
  /** Who of the company writes; null: the product. */
  from_address: ColumnType<string | null, string | null | undefined, never>
  from_name: ColumnType<string | null, string | null | undefined, never>
  attachments: ColumnType<MailFile[], string | undefined, never>
  created_by: string
  created_at: CreatedAt
  state: Generated<MailState>
  reason: ColumnType<MailReason | null, MailReason | null | undefined, MailReason | null>
  /** What the server said last. */
  answer: ColumnType<string | null, string | null | undefined, string | null>
  /** How often it was tried; tells one try from the next. */
  tries: Generated<number>
  /** When it is to be tried; while it is being sent, when whoever sends it must have come to an end. */
  due_at: Generated<Date>
  /** When the last of it went to the server, whose answer is not known yet. */
  handed_over_at: ColumnType<Date | null, undefined, Date | string | null>
  /** When the server accepted it. */
  sent_at: Timestamp | null
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    mail: MailTable
  }
}

/** What a mail says: as plain text, and as HTML beside it. */
export interface Letter {
  subject: string
  body: string
  html?: string
}

export interface NewMail extends Letter {
  kind: string
  recipient: string
  createdBy: string
  sourceId?: string
  /** Who of the company writes; else the product does. */
  from?: { address: string; name: string }
  attachments?: readonly MailFile[]
}

/** Puts mails into the company's outbox, in the caller's transaction; answers their ids. They are sent when it has committed. */
export async function putMails(db: CompanyDb, mails: readonly NewMail[]): Promise<string[]> {
  const rows = mails.map(({ createdBy, sourceId, from, attachments = [], html, ...mail }) => ({
    ...mail,
    id: newId(),
    html: html ?? null,
    source_id: sourceId ?? null,
    from_address: from?.address ?? null,
    from_name: from?.name ?? null,
    attachments: JSON.stringify(attachments),
    created_by: createdBy,
  }))
  if (rows.length > 0) await db.insert('mail', rows).execute()
  return rows.map(({ id }) => id)
}
