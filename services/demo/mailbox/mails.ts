import { buffer } from 'node:stream/consumers'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../core/database/tables.ts'
import type { FileStore } from '../../core/files/files.ts'
import { escapeLike } from '../../core/like.ts'
import '../../core/mail/outbox.ts'

export const pageSize = 25

/** Returns the "sent" mails of all companies that match the search terms, newest first; one more than a page shows. */
export function listMails(db: Kysely<Database>, words: readonly string[], page: number) {
  let query = db
    .selectFrom('mail')
    .select(['mail.id', 'mail.recipient', 'mail.subject', 'mail.sent_at'])
    .where('mail.state', '=', 'sent')
  for (const word of words) {
    query = query.where(
      sql<boolean>`concat_ws(' ', mail.recipient, mail.subject, mail.body, mail.from_name, mail.from_address) ilike ${`%${escapeLike(word)}%`}`,
    )
  }
  return query
    .orderBy('mail.created_at', 'desc')
    .orderBy('mail.id', 'desc')
    .offset(page * pageSize)
    .limit(pageSize + 1)
    .execute()
}
export type ListedMail = Awaited<ReturnType<typeof listMails>>[number]

/** Returns one mail with the name of its company. */
export const mailById = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('mail')
    .innerJoin('company', 'company.id', 'mail.company_id')
    .selectAll('mail')
    .select('company.name as company_name')
    .where('mail.id', '=', id)
    .where('mail.state', '=', 'sent')
    .executeTakeFirst()
export type ShownMail = NonNullable<Awaited<ReturnType<typeof mailById>>>

/**
 * Returns the HTML of a mail with its pictures embedded as data, because a frame without an origin cannot load them
 * otherwise.
 */
export async function htmlWithPictures({ html, attachments }: ShownMail, files: FileStore): Promise<string> {
  let shown = html ?? ''
  for (const { contentId, contentType, path } of attachments) {
    if (!contentId) continue
    const bytes = await buffer(await files.read(path))
    shown = shown.replaceAll(`"cid:${contentId}"`, `"data:${contentType};base64,${bytes.toString('base64')}"`)
  }
  return shown
}
