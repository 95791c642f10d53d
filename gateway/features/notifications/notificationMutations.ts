import type { Notification as Row } from '../../../services/core/contract/notifications.ts'
import { notificationRead, notificationReadAll } from '../../../services/features/notifications/contract.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Notification, readUnreadCount } from './notification.ts'

const unreadCount = <Payload>(fields: PayloadFields<Payload>) => {
  // Payload is generic here, so the compiler cannot infer what a field resolves to.
  const t = fields as unknown as PayloadFields<object>
  return t.int({
    nullable: true,
    mayFailAlone: true,
    description: 'Number of notifications that the viewer has not read.',
    extensions: { personal: true },
    resolve: (_payload, _args, context) => readUnreadCount(context),
  })
}

mutation('markNotificationsRead', {
  description: 'Marks notifications of the viewer as read; deleted ones and those of other users are skipped.',
  operation: notificationRead,
  input: (t) => ({ ids: t.idList({ required: true, description: 'The notifications (global ids), 1–100.' }) }),
  payload: (t: PayloadFields<{ rows: Row[] }>) => ({
    notifications: t.field({
      type: [Notification],
      description: 'The notifications after the change.',
      resolve: ({ rows }) => rows,
    }),
    unreadCount: unreadCount(t),
  }),
  resolve: async ({ ids }, { rest }) => ({
    rows: await rest.call(notificationRead, { body: { ids: ids.map((id) => idOf('Notification', id, 'ids')) } }),
  }),
})

mutation('markAllNotificationsRead', {
  description: 'Marks all notifications of the viewer as read, up to and including one.',
  operation: notificationReadAll,
  input: (t) => ({
    upTo: t.id({
      required: true,
      description: 'The newest one that the viewer has seen (global id); later ones stay unread.',
    }),
  }),
  payload: (t: PayloadFields<{ count: number }>) => ({
    markedCount: t.exposeInt('count', { description: 'How many were marked as read.' }),
    unreadCount: unreadCount(t),
  }),
  resolve: ({ upTo }, { rest }) =>
    rest.call(notificationReadAll, { body: { upTo: idOf('Notification', upTo, 'upTo') } }),
})
