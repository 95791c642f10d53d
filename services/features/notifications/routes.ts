import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { forgetting, listNotifications, markRead, notificationsByIds, unreadCount } from './queries.ts'

export const periodic = [forgetting]

export const routes: Route[] = [
  implement(contract.notificationList, ({ body }, context) => listNotifications(context, body)),
  implement(contract.notificationByIds, ({ body }, context) => notificationsByIds(context, body.ids)),
  implement(contract.notificationUnreadCount, async (_input, context) => ({ count: await unreadCount(context) })),
  implement(contract.notificationRead, async ({ body: { ids } }, context) => {
    await markRead(context, { ids })
    return notificationsByIds(context, ids)
  }),
  implement(contract.notificationReadAll, async ({ body }, context) => ({ count: await markRead(context, body) })),
]
