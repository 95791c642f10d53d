import type { Generated, Selectable } from 'kysely'
import {
  notificationsChange,
  topicOf,
  type Notification,
  type NotificationKind,
  type NotificationParams,
} from '../contract/notifications.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import type { CompanyTable, CreatedAt, Json, Timestamp } from '../database/tables.ts'
import { appendEvent } from '../events/events.ts'
import { readersOf } from '../identity/people/readers.ts'
import { newId } from '../ids.ts'
import { notificationSettings, quietEnd } from './settings.ts'

export interface NotificationTable extends CompanyTable {
  id: string
  user_name: string
  kind: NotificationKind
  params: Json<Record<string, string>>
  path: string
  created_by: string | null
  created_at: CreatedAt
  read_at: Timestamp | null
  /** It still has to go to the browsers of the user. */
  is_push_due: Generated<boolean>
  /** Its reader wants to see it there. */
  is_in_inbox: Generated<boolean>
  /** When a mail tells of it; null: none, or it has gone. */
  mail_due_at: Timestamp | null
  /** It still has to stand in the mail of a morning. */
  is_digest_due: Generated<boolean>
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    notification: NotificationTable
  }
}

/** Something that users are to be told of: its kind, what the wording takes, and where it leads. */
export type News = {
  [Kind in NotificationKind]: {
    kind: Kind
    to: readonly string[]
    params: NotificationParams[Kind]
    /** A path of the client. */
    path: string
  }
}[NotificationKind]

/** What an inbox shows of a row. */
export const notificationColumns = ['id', 'kind', 'params', 'path', 'created_by', 'created_at', 'read_at'] as const
type Row = Pick<Selectable<NotificationTable>, (typeof notificationColumns)[number]>

/** A row as the contract has it. */
export const toNotification = (row: Row): Notification => ({
  id: row.id,
  kind: row.kind,
  params: row.params,
  path: row.path,
  createdBy: row.created_by,
  createdDate: row.created_at.toISOString(),
  readDate: row.read_at?.toISOString() ?? null,
})

/** Says that the inbox of a user has changed; with the notification that has come. */
export const tellInbox = (db: CompanyDb, userName: string, notification: Notification | null): Promise<void> =>
  appendEvent(db, { type: notificationsChange, subjectId: db.companyId, data: { userName, notification } })

/**
 * Tells users of something, in the caller's transaction, by the ways that each has chosen: puts it into their inboxes, for those
 * who look at once, and has it sent to their browsers and by mail. `by` is who has caused it, and is not told of what they did themselves; null: the product.
 */
export async function notify(db: CompanyDb, by: string | null, ...news: readonly News[]): Promise<void> {
  const readers = await readersOf(
    db,
    news.flatMap(({ to }) => to),
  )
  if (readers.size === 0) return
  const names = [...readers.keys()]
  const [reached, settings] = [await withBrowser(db, names), await notificationSettings(db, names)]
  const now = new Date()
  const rows = news.flatMap(({ kind, to, params, path }) =>
    [...new Set(to.map((userName) => userName.toLowerCase()))]
      .filter((userName) => readers.has(userName) && userName !== by?.toLowerCase())
      .map((userName) => {
        const { topics, quiet } = settings.get(userName)!
        return {
          userName,
          wanted: topics[topicOf[kind]],
          quietUntil: quietEnd(quiet, readers.get(userName)!.timeZone, now),
        }
      })
      .filter(({ wanted }) => wanted.inbox || wanted.push || wanted.mail || wanted.digest)
      .map(({ userName, wanted, quietUntil }) => ({
        id: newId(),
        user_name: userName,
        kind,
        params: JSON.stringify(params),
        path,
        created_by: by,
        is_in_inbox: wanted.inbox,
        is_push_due: wanted.push && quietUntil === null && reached.has(userName),
        mail_due_at: wanted.mail ? (quietUntil ?? now) : null,
        is_digest_due: wanted.digest && !wanted.mail,
      })),
  )
  if (rows.length === 0) return
  const added = await db
    .insert('notification', rows)
    .returning([...notificationColumns, 'user_name', 'is_in_inbox'])
    .execute()
  for (const row of added) if (row.is_in_inbox) await tellInbox(db, row.user_name, toNotification(row))
}

/** Those of the users who get push messages in some browser. */
const withBrowser = async (db: CompanyDb, userNames: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.from('push_token').select('user_name').distinct().where('user_name', 'in', userNames).execute()
  return new Set(rows.map((row) => row.user_name))
}

/** The first of several candidates, and how many more there are, for the wording. */
export const firstOf = ([first, ...others]: readonly { name: string }[]): { candidate: string; more?: string } => ({
  candidate: first?.name ?? '',
  ...(others.length > 0 && { more: String(others.length) }),
})

/** Page of a candidate; its tab. */
export const candidatePath = (id: string, tab?: string): string =>
  `/candidates/view/${id}${tab === undefined ? '' : `?tab=${tab}`}`
