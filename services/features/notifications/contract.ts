import { Type } from 'typebox'
import { Notification } from '../../core/contract/notifications.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

const base = { service: 'accounts', origin: 'ours', access: 'everyRole', place: 'ours' } as const
const Ids = Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) })

export const notificationList = operation({
  ...base,
  id: 'notificationList',
  method: 'POST',
  path: '/Notifications/list',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(100),
    isUnread: Type.Optional(
      Type.Boolean({ description: 'true: those alone that were not read; false: those that were' }),
    ),
  }),
  answer: pagedRows(Notification),
  doc: "The caller's own notifications, newest first: those of 90 days, at most 500.",
})
export const notificationByIds = operation({
  ...base,
  id: 'notificationByIds',
  method: 'POST',
  path: '/Notifications/by-ids',
  effect: 'read',
  body: Ids,
  answer: Type.Array(Notification),
  doc: "The caller's own notifications of these ids, in any order; others are left out.",
})
export const notificationUnreadCount = operation({
  ...base,
  id: 'notificationUnreadCount',
  method: 'GET',
  path: '/Notifications/unread-count',
  effect: 'read',
  answer: Type.Object({ count: Type.Integer() }),
  doc: "How many of the caller's notifications were not read.",
})
export const notificationRead = operation({
  ...base,
  id: 'notificationRead',
  method: 'POST',
  path: '/Notifications/read',
  effect: 'write',
  idempotent: true,
  body: Ids,
  answer: Type.Array(Notification),
  doc: "Marks own notifications as read, and answers them; those that were read stay so, and ids that are not the caller's are left out.",
})
export const notificationReadAll = operation({
  ...base,
  id: 'notificationReadAll',
  method: 'POST',
  path: '/Notifications/read-all',
  effect: 'write',
  idempotent: true,
  body: Type.Object({
    upTo: Type.String({
      format: 'uuid',
      description: 'the newest that the caller has seen: what came later stays unread',
    }),
  }),
  answer: Type.Object({ count: Type.Integer({ description: 'how many were not read before' }) }),
  doc: "Marks all of the caller's notifications as read that came until one.",
})
