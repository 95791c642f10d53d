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
  /** Whether it has not been sent to the browsers of the user yet. */
  is_push_due: Generated<boolean>
  /** Whether its reader wants to see it in the inbox. */
  is_in_inbox: Generated<boolean>
  /** When a mail about it is due; null: none, or it was sent. */
  mail_due_at: Timestamp | null
  /** Whether it still has to be included in a morning mail. */
  is_digest_due: Generated<boolean>
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    notification: NotificationTable
  }
}

/** Something that users are to be notified of: its kind, the parameters of its text, and where it leads. */
export type News = {
  [Kind in NotificationKind]: {
    kind: Kind
    to: readonly string[]
    params: NotificationParams[Kind]
    /** A path of the client. */
    path: string
  }
}[NotificationKind]

/** The columns that an inbox shows. */
export const notificationColumns = ['id', 'kind', 'params', 'path', 'created_by', 'created_at', 'read_at'] as const
type Row = Pick<Selectable<NotificationTable>, (typeof notificationColumns)[number]>

/** Converts a row into the form of the contract. */
export const toNotification = (row: Row): Notification => ({
  id: row.id,
  kind: row.kind,
  params: row.params,
  path: row.path,
  createdBy: row.created_by,
  createdDate: row.created_at.toISOString(),
  readDate: row.read_at?.toISOString() ?? null,
})

/** Reports that the inbox of a user has changed, along with the new notification. */
export const tellInbox = (db: CompanyDb, userName: string, notification: Notification | null): Promise<void> =>
  appendEvent(db, { type: notificationsChange, subjectId: db.companyId, data: { userName, notification } })

/**
 * Notifies users of something, in the caller's transaction, in the ways that each has chosen: puts it into their
 * inboxes, and has it sent to their browsers and by mail. `by` is the user who caused it, who is not notified of their
 * own actions; null: the product.
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

/** Returns those of the users who get push messages in some browser. */
const withBrowser = async (db: CompanyDb, userNames: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.from('push_token').select('user_name').distinct().where('user_name', 'in', userNames).execute()
  return new Set(rows.map((row) => row.user_name))
}

/** Returns the first of several candidates, and how many more there are, as parameters for a text. */
export const firstOf = ([first, ...others]: readonly { name: string }[]): { candidate: string; more?: string } => ({
  candidate: first?.name ?? '',
  ...(others.length > 0 && { more: String(others.length) }),
})

/** Returns the path of a candidate's page, or of one of its tabs. */
export const candidatePath = (id: string, tab?: string): string =>
  `/candidates/view/${id}${tab === undefined ? '' : `?tab=${tab}`}`
