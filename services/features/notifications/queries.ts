import { sql } from 'kysely'
import type { Notification } from '../../core/contract/notifications.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { list } from '../../core/http/list.ts'
import { desc } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { Periodic } from '../../core/jobs/periodic.ts'
import { notificationColumns, tellInbox, toNotification } from '../../core/notifications/notify.ts'

type Context = Pick<RequestContext, 'db' | 'caller'>

/** How long a notification is stored, and how many of the newest a user has at most. */
const keptFor = sql`interval '90 days'`
const mostKept = 500

const own = ({ db, caller }: Context) =>
  db.from('notification').where('user_name', '=', caller.userName).where('is_in_inbox', '=', true)

/** Returns one page of the caller's notifications, newest first. */
export async function listNotifications(
  context: Context,
  { isUnread, ...wanted }: PageRequest & { isUnread?: boolean },
): Promise<Listed<Notification>> {
  let query = own(context).select(notificationColumns)
  if (isUnread !== undefined) query = query.where('read_at', isUnread ? 'is' : 'is not', null)
  const found = await list(query, [desc('notification.id')], wanted)
  return { ...found, data: found.data.map(toNotification) }
}

/** Returns the caller's notifications with these ids. */
export async function notificationsByIds(context: Context, ids: readonly string[]): Promise<Notification[]> {
  return (await own(context).select(notificationColumns).where('id', 'in', ids).execute()).map(toNotification)
}

/** Returns the number of notifications that the caller has not read. */
export async function unreadCount(context: Context): Promise<number> {
  const { count } = await own(context)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Marks these notifications as read, or all up to one. Returns how many were unread. Other windows of the caller are
 * updated.
 */
export function markRead(
  { db, caller: { userName } }: Context,
  wanted: { ids: readonly string[] } | { upTo: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const unread = tx
      .from('notification')
      .select('id')
      .where('user_name', '=', userName)
      .where('is_in_inbox', '=', true)
      .where('read_at', 'is', null)
      // Ids increase with time.
      .where((eb) => ('ids' in wanted ? eb('id', 'in', wanted.ids) : eb('id', '<=', wanted.upTo)))
      .orderBy('id')
      .forUpdate()
    const read = await tx
      .update('notification')
      .set({ read_at: new Date() })
      .where('id', 'in', unread)
      .returning('id')
      .execute()
    if (read.length > 0) await tellInbox(tx, userName, null)
    return read.length
  })
}

/** Deletes old notifications, and those above the maximum of each user. */
export async function forgetOld(db: CompanyDb): Promise<void> {
  const placed = db
    .from('notification')
    .select(['id', sql<number>`row_number() over (partition by user_name order by id desc)`.as('place')])
  await db
    .delete('notification')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', sql<Date>`now() - ${keptFor}`),
        eb('id', 'in', db.fromQuery(placed, 'placed').select('id').where('place', '>', mostKept)),
      ]),
    )
    .execute()
}

/** The periodic cleanup, which each instance runs. */
export const forgetting: Periodic = {
  name: 'forgetting old notifications',
  everyMs: 3_600_000,
  table: 'notification',
  isDue: sql<boolean>`true`,
  run: forgetOld,
}
