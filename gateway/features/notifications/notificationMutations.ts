import type { Notification as Row } from '../../../services/core/contract/notifications.ts'
import { notificationRead, notificationReadAll } from '../../../services/features/notifications/contract.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Notification, readUnreadCount } from './notification.ts'

const unreadCount = <Payload>(fields: PayloadFields<Payload>) => {
  // Payload is generic here, so the compiler does not find what a field resolves to.
  const t = fields as unknown as PayloadFields<object>
  return t.int({
    nullable: true,
    mayFailAlone: true,
    description: 'How many notifications the viewer has not read now.',
    extensions: { personal: true },
    resolve: (_payload, _args, context) => readUnreadCount(context),
  })
}

mutation('markNotificationsRead', {
  description: "Marks notifications of the viewer as read; those that are gone, or somebody else's, are left out.",
  operation: notificationRead,
  input: (t) => ({ ids: t.idList({ required: true, description: 'The notifications (global ids), 1–100.' }) }),
  payload: (t: PayloadFields<{ rows: Row[] }>) => ({
    notifications: t.field({
      type: [Notification],
      description: 'The notifications as they are now.',
      resolve: ({ rows }) => rows,
    }),
    unreadCount: unreadCount(t),
  }),
  resolve: async ({ ids }, { rest }) => ({
    rows: await rest.call(notificationRead, { body: { ids: ids.map((id) => idOf('Notification', id, 'ids')) } }),
  }),
})

mutation('markAllNotificationsRead', {
  description: 'Marks all notifications of the viewer as read that came until one.',
  operation: notificationReadAll,
  input: (t) => ({
    upTo: t.id({
      required: true,
      description: 'The newest one that the viewer has seen (global id): what came later stays unread.',
    }),
  }),
  payload: (t: PayloadFields<{ count: number }>) => ({
    markedCount: t.exposeInt('count', { description: 'How many were not read before.' }),
    unreadCount: unreadCount(t),
  }),
  resolve: ({ upTo }, { rest }) =>
    rest.call(notificationReadAll, { body: { upTo: idOf('Notification', upTo, 'upTo') } }),
})
