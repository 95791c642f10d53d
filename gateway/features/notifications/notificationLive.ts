import { notificationsChange, type Notification as Row } from '../../../services/core/contract/notifications.ts'
import { notificationUnreadCount } from '../../../services/features/notifications/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { isViewer, signedIn } from '../../core/graph/permission.ts'
import { follow } from '../../core/live/follow.ts'
import { whenChanged } from '../../core/live/whenChanged.ts'
import { recordOf } from '../../core/rest/json.ts'
import { Notification, readUnreadCount } from './notification.ts'

interface Change {
  notification: Row | null
}

const NotificationsChange = builder
  .objectRef<Change>('NotificationsChange')
  .implement({
    description: "Reports that the viewer's inbox has changed.",
    fields: (t) => ({
      notification: t.field({
        type: Notification,
        nullable: true,
        description: 'The new notification; null if some were read, if some may have been missed, and at the start.',
        resolve: ({ notification }) => notification,
      }),
      unreadCount: t.int({
        nullable: true,
        mayFailAlone: true,
        description: 'Number of notifications that the viewer has not read.',
        extensions: { personal: true },
        resolve: (_change, _args, context) => readUnreadCount(context),
      }),
    }),
  })

/** Returns the notification in an event, in the services' own shape. */
const rowOf = (data: unknown) => (recordOf(data).notification as Row | null | undefined) ?? null

builder.subscriptionField('myNotificationsChanged', (t) =>
  t.field({
    type: NotificationsChange,
    operation: notificationUnreadCount,
    description:
      'Reports each new notification of the viewer, and when some were read elsewhere; also sends one event at the start.',
    extensions: { personal: true, watch: async (_args: object, context: GatewayContext) => void signedIn(context) },
    subscribe: (_root, _args, context) => {
      const { companyId, userName } = signedIn(context)
      const changed = whenChanged(async () => ({ count: await readUnreadCount(context) }))
      return follow<Change>(context, {
        topic: { companyId, type: notificationsChange, subjectId: companyId, part: userName.toLowerCase() },
        concerns: ({ data }) => isViewer(context, String(recordOf(data).userName)),
        read: async () => ({ notification: null }),
        change: ({ data }) => ({ notification: rowOf(data) }),
        poll: async () => (await changed()) && { userName },
      })
    },
    resolve: (change) => change,
  }),
)
