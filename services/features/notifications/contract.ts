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
    isUnread: Type.Optional(Type.Boolean({ description: 'true: only unread ones; false: only read ones' })),
  }),
  answer: pagedRows(Notification),
  doc: "Returns the caller's notifications of the last 90 days, newest first; at most 500.",
})
export const notificationByIds = operation({
  ...base,
  id: 'notificationByIds',
  method: 'POST',
  path: '/Notifications/by-ids',
  effect: 'read',
  body: Ids,
  answer: Type.Array(Notification),
  doc: "Returns the caller's notifications with these ids, in any order. Others are left out.",
})
export const notificationUnreadCount = operation({
  ...base,
  id: 'notificationUnreadCount',
  method: 'GET',
  path: '/Notifications/unread-count',
  effect: 'read',
  answer: Type.Object({ count: Type.Integer() }),
  doc: "Returns the number of the caller's unread notifications.",
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
  doc: "Marks notifications of the caller as read and returns them. Those that were read before stay so. Ids that are not the caller's are left out.",
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
      description: 'the newest notification that the caller has seen; later ones stay unread',
    }),
  }),
  answer: Type.Object({ count: Type.Integer({ description: 'how many were unread before' }) }),
  doc: "Marks all of the caller's notifications up to this one as read.",
})
