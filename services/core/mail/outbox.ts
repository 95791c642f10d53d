import type { ColumnType, Generated, Selectable } from 'kysely'
import type { MailReason, MailState, MailStatus } from '../contract/mails.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import type { CompanyTable, CreatedAt, Timestamp } from '../database/tables.ts'
import { refused } from '../http/errors.ts'
import { newId } from '../ids.ts'
import { branded, brandOf } from './brand.ts'
import type { Letter, MailFile } from './mailParts.ts'

/** Kind of the files that a mail has taken, which all mails of one sending may share. */
export const mailFileOwner = 'mail'

/** Kind of the mails that a person writes to another; all others are the product's own. */
export const personalMail = 'candidate-email'

/** What a mail says to calendars: an iCalendar text, and its method. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL'
  content: string
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
  /** Such a mail comes from the product's own address, as the organizer in it does; the sender is who is answered to. */
  calendar: ColumnType<MailCalendar | null, string | null | undefined, never>
  /** Where answers go; null: to who writes. */
  reply_to: ColumnType<string | null, string | null | undefined, never>
  /** Message-ID of the mail that it answers. */
  in_reply_to: ColumnType<string | null, string | null | undefined, never>
  /** Where the reader of a mail to many ends such mails; null: it is a mail to one. */
  unsubscribe_url: ColumnType<string | null, string | null | undefined, never>
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
  /** Whoever wrote it has been told that it has failed. */
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
  /** Where something has to know it before; a new one when left out. */
  id?: string
  kind: string
  recipient: string
  createdBy: string
  sourceId?: string
  /** Who of the company writes; else the product does. */
  from?: { address: string; name: string }
  attachments?: readonly MailFile[]
  calendar?: MailCalendar
  /** Where answers go, if not to who writes. */
  replyTo?: string
  /** It is not sent before, and dated by then; now when left out. */
  sendAt?: Date
  /** Message-ID of the mail that it answers. */
  inReplyTo?: string
  /** Where its reader ends mails that go to many, of which it is one. */
  unsubscribeUrl?: string
}

/** For what somebody asks to have sent: throws where nothing can be, rather than let it wait in vain. */
export function demandSending({ product: { sendsMail } }: { product: { sendsMail: boolean } }): void {
  if (!sendsMail) throw refused('MAIL_OFF', 'No mail server is configured')
}

/** Puts mails into the company's outbox, in the caller's transaction; answers their ids. They are sent when it has committed. */
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

/** Takes mails of these records back that nobody has begun to send; answers their ids. */
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

/** What has become of the mails that tell of these records, by the record. */
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

/** What has become of mails by their ids: of all of the company, or of those alone that a user has caused. */
export async function mailsByIds(db: CompanyDb, ids: readonly string[], createdBy?: string): Promise<MailStatus[]> {
  if (ids.length === 0) return []
  let query = db.from('mail').select(columns).where('mail.id', 'in', ids)
  if (createdBy !== undefined) query = query.where('mail.created_by', '=', createdBy)
  return (await query.orderBy('mail.id').execute()).map(statusOf)
}
