import type { ColumnType, Generated, Selectable } from 'kysely'
import type { MailReason, MailState, MailStatus } from '../contract/mails.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import type { CompanyTable, CreatedAt, Timestamp } from '../database/tables.ts'
import { refused } from '../http/errors.ts'
import { newId } from '../ids.ts'
import { branded, brandOf } from './brand.ts'
import type { Letter, MailFile } from './mailParts.ts'

/** Kind of the files that a mail owns; all mails of one sending may share them. */
export const mailFileOwner = 'mail'

/** Kind of the mails that a person writes to another; all others are written by the product. */
export const personalMail = 'candidate-email'

/** The calendar data of a mail: an iCalendar text, and its method. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

export interface MailTable extends CompanyTable {
  id: string
  /** What created the mail: email-verification … */
  kind: string
  /** The record that the mail is about. */
  source_id: ColumnType<string | null, string | null | undefined, never>
  recipient: string
  subject: string
  /** Plain text. */
  body: string
  html: ColumnType<string | null, string | null | undefined, never>
  /** The sender in the company; null: the product. */
  from_address: ColumnType<string | null, string | null | undefined, never>
  from_name: ColumnType<string | null, string | null | undefined, never>
  attachments: ColumnType<MailFile[], string | undefined, never>
  /**
   * A mail with calendar data is sent from the product's own address, like the organizer in it; replies go to the
   * sender.
   */
  calendar: ColumnType<MailCalendar | null, string | null | undefined, never>
  /** The reply address; null: replies go to the sender. */
  reply_to: ColumnType<string | null, string | null | undefined, never>
  /** Message-ID of the mail to which it replies. */
  in_reply_to: ColumnType<string | null, string | null | undefined, never>
  /** The unsubscribe address of a mass mailing; null: the mail goes to one reader. */
  unsubscribe_url: ColumnType<string | null, string | null | undefined, never>
  created_by: string
  created_at: CreatedAt
  state: Generated<MailState>
  reason: ColumnType<MailReason | null, MailReason | null | undefined, MailReason | null>
  /** The server's latest reply. */
  answer: ColumnType<string | null, string | null | undefined, string | null>
  /** The number of attempts; distinguishes one attempt from the next. */
  tries: Generated<number>
  /** When it is to be sent; while it is being sent, when its sender must have finished. */
  due_at: Generated<Date>
  /** When the end of the mail went to the server, whose reply is not known yet. */
  handed_over_at: ColumnType<Date | null, undefined, Date | string | null>
  /** Whether its author was notified of the failure. */
  is_failure_told: Generated<boolean>
  /** When the server accepted it. */
  sent_at: Timestamp | null
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    mail: MailTable
  }
}

export interface NewMail extends Letter {
  /** For callers that need the id beforehand; default: a new one. */
  id?: string
  kind: string
  recipient: string
  createdBy: string
  sourceId?: string
  /** The sender in the company; default: the product. */
  from?: { address: string; name: string }
  attachments?: readonly MailFile[]
  calendar?: MailCalendar
  /** The reply address, if it is not the sender's. */
  replyTo?: string
  /** The mail is not sent before this time, which is also its date; default: now. */
  sendAt?: Date
  /** Message-ID of the mail to which it replies. */
  inReplyTo?: string
  /** The unsubscribe address, if it is a mass mailing. */
  unsubscribeUrl?: string
}

/** For mails that a user sends: throws if mails cannot be sent, so that the user does not wait in vain. */
export function demandSending({ product: { sendsMail } }: { product: { sendsMail: boolean } }): void {
  if (!sendsMail) throw refused('MAIL_OFF', 'No mail server is configured')
}

/**
 * Puts mails into the company's outbox, in the caller's transaction, and returns their ids. They are sent after it has
 * committed.
 */
export async function putMails(db: CompanyDb, mails: readonly NewMail[]): Promise<string[]> {
  const brand = mails.length > 0 ? await brandOf(db) : null
  const rows = mails.map(
    ({
      id = newId(),
      createdBy,
      sourceId,
      from,
      attachments = [],
      html,
      calendar,
      replyTo,
      inReplyTo,
      unsubscribeUrl,
      sendAt,
      ...mail
    }) => ({
      ...mail,
      id,
      html: (brand && html ? branded(html, brand) : html) ?? null,
      calendar: calendar ? JSON.stringify(calendar) : null,
      reply_to: replyTo ?? null,
      in_reply_to: inReplyTo ?? null,
      unsubscribe_url: unsubscribeUrl ?? null,
      ...(sendAt && { due_at: sendAt, created_at: sendAt }),
      source_id: sourceId ?? null,
      from_address: from?.address ?? null,
      from_name: from?.name ?? null,
      attachments: JSON.stringify(brand?.logo && html ? [...attachments, brand.logo] : attachments),
      created_by: createdBy,
    }),
  )
  if (rows.length > 0) await db.insert('mail', rows).execute()
  return rows.map(({ id }) => id)
}

/** Removes mails of these records that are not being sent yet; returns their ids. */
export async function dropWaitingMails(db: CompanyDb, kind: string, sourceIds: readonly string[]): Promise<string[]> {
  if (sourceIds.length === 0) return []
  const gone = await db
    .delete('mail')
    .where('mail.kind', '=', kind)
    .where('mail.source_id', 'in', sourceIds)
    .where('mail.state', '=', 'waiting')
    .where('mail.handed_over_at', 'is', null)
    .returning('mail.id')
    .execute()
  return gone.map(({ id }) => id)
}

const columns = [
  'mail.id',
  'mail.source_id',
  'mail.recipient',
  'mail.subject',
  'mail.state',
  'mail.reason',
  'mail.answer',
  'mail.tries',
  'mail.created_at',
  'mail.due_at',
  'mail.sent_at',
] as const

const statusOf = (
  row: Pick<
    Selectable<MailTable>,
    'id' | 'recipient' | 'subject' | 'state' | 'reason' | 'answer' | 'tries' | 'created_at' | 'due_at' | 'sent_at'
  >,
): MailStatus => ({
  id: row.id,
  recipient: row.recipient,
  subject: row.subject,
  state: row.state,
  reason: row.reason,
  answer: row.answer,
  tries: row.tries,
  createdDate: row.created_at.toISOString(),
  nextTryDate: row.state === 'waiting' ? row.due_at.toISOString() : null,
  sentDate: row.sent_at?.toISOString() ?? null,
})

/** Returns the delivery statuses of the mails about these records, by record. */
export async function mailsOf(db: CompanyDb, sourceIds: readonly string[]): Promise<Map<string, MailStatus[]>> {
  if (sourceIds.length === 0) return new Map()
  const rows = await db
    .from('mail')
    .select(columns)
    .where('mail.source_id', 'in', sourceIds)
    .orderBy('mail.id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.source_id!)].map(([sourceId, mails]) => [sourceId, mails.map(statusOf)]),
  )
}

/** Returns the delivery statuses of mails by id: of all mails of the company, or only of those that a user caused. */
export async function mailsByIds(db: CompanyDb, ids: readonly string[], createdBy?: string): Promise<MailStatus[]> {
  if (ids.length === 0) return []
  let query = db.from('mail').select(columns).where('mail.id', 'in', ids)
  if (createdBy !== undefined) query = query.where('mail.created_by', '=', createdBy)
  return (await query.orderBy('mail.id').execute()).map(statusOf)
}
