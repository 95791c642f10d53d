import {
  notificationKinds,
  type Notification as Row,
  type NotificationKind,
} from '../../../services/core/contract/notifications.ts'
import {
  notificationByIds,
  notificationList,
  notificationUnreadCount,
} from '../../../services/features/notifications/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { enumOf } from '../../core/graph/enums.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { User } from '../users/user.ts'

type Kind = NotificationKind | 'other'

const Kind = enumOf<Kind>('NotificationKind', 'The kind of a notification.', {
  ...notificationKinds,
  other: 'A kind that only the services know; see `kindName`.',
})

const kindOf = ({ kind }: Row): Kind => (Object.hasOwn(notificationKinds, kind) ? kind : 'other')

interface Param {
  name: string
  value: string
}
const NotificationParam = builder
  .objectRef<Param>('NotificationParam')
  .implement({
    description: 'A parameter of the text of a notification.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the parameter, as defined by the kind.' }),
      value: t.exposeString('value', { description: 'The value to insert.' }),
    }),
  })

const notifications = loader<Row>({ read: byIds(notificationByIds), key: ({ id }) => id })

export const Notification = node<Row>('Notification', {
  description: 'A notification to the viewer. Clients compose its text from the kind and the parameters.',
  everyRole: true,
  isByRecord: true,
  loader: notifications,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    kind: t.field({ type: Kind, description: 'Kind of the notification.', resolve: kindOf }),
    kindName: t.string({
      nullable: true,
      description: "The services' own value if the kind is OTHER.",
      resolve: (row) => (kindOf(row) === 'other' ? row.kind : null),
    }),
    params: t.field({
      type: [NotificationParam],
      description: 'The parameters of its text.',
      resolve: ({ params }) => Object.entries(params).map(([name, value]) => ({ name, value })),
    }),
    path: t.exposeString('path', { nullable: true, description: 'Link target: a path of the client.' }),
    actor: t.field({
      type: User,
      nullable: true,
      mayFailAlone: true,
      description: 'The user who caused it; null if the product did.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    isRead: t.boolean({ description: 'Whether it was marked as read.', resolve: ({ readDate }) => readDate !== null }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was created.' }),
    readAt: t.expose('readDate', { type: 'DateTime', nullable: true, description: 'When it was marked as read.' }),
  }),
})

const NotificationConnection = connectionOf(Notification)

const NotificationFilter = builder.inputType('NotificationFilter', {
  description: 'Conditions on notifications. All conditions must hold.',
  fields: (t) => ({ isUnread: t.boolean({ description: 'true: only unread notifications; false: only read ones.' }) }),
})

/** Returns the number of unread notifications, or null if the services have no inbox. */
export const readUnreadCount = ({ rest }: GatewayContext): Promise<number | null> =>
  orInstead<number | null>(
    rest,
    notificationUnreadCount,
    async () => (await rest.call(notificationUnreadCount)).count,
    async () => null,
  )

builder.queryFields((t) => ({
  myNotifications: t.field({
    type: NotificationConnection,
    operation: notificationList,
    description: "The viewer's own notifications of the last 90 days, newest first; at most 500.",
    args: { ...pageArgs, filter: t.arg({ type: NotificationFilter, description: 'Which notifications to return.' }) },
    resolve: async (_root, { filter, ...args }, context, info) => {
      const isUnread = filter?.isUnread ?? undefined
      const page = await readPages(
        args,
        (part) =>
          context.rest.call(notificationList, { body: { ...part, ...(isUnread !== undefined && { isUnread }) } }),
        pageSelectionOf(info),
      )
      notifications.prime(context, page.rows)
      return page
    },
  }),
  unreadNotificationCount: t.int({
    nullable: true,
    operation: notificationUnreadCount,
    description: 'Number of notifications that the viewer has not read; null if the services have no inbox.',
    resolve: (_root, _args, context) => readUnreadCount(context),
  }),
}))
