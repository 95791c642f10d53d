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

const Kind = enumOf<Kind>('NotificationKind', 'What a notification tells of.', {
  ...notificationKinds,
  other: "One of the services' own; `kindName` says which.",
})

const kindOf = ({ kind }: Row): Kind => (Object.hasOwn(notificationKinds, kind) ? kind : 'other')

interface Param {
  name: string
  value: string
}
const NotificationParam = builder
  .objectRef<Param>('NotificationParam')
  .implement({
    description: 'Something that the wording of a notification takes.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the parameter; the kind says which there are.' }),
      value: t.exposeString('value', { description: 'What stands in its place.' }),
    }),
  })

const notifications = loader<Row>({ read: byIds(notificationByIds), key: ({ id }) => id })

export const Notification = node<Row>('Notification', {
  description: 'Something that the viewer is told of. Who shows it words it, by its kind and parameters.',
  everyRole: true,
  isByRecord: true,
  loader: notifications,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    kind: t.field({ type: Kind, description: 'What it tells of.', resolve: kindOf }),
    kindName: t.string({
      nullable: true,
      description: "The services' own word for the kind, where it is OTHER.",
      resolve: (row) => (kindOf(row) === 'other' ? row.kind : null),
    }),
    params: t.field({
      type: [NotificationParam],
      description: 'What its wording takes.',
      resolve: ({ params }) => Object.entries(params).map(([name, value]) => ({ name, value })),
    }),
    path: t.exposeString('path', { nullable: true, description: 'Where it leads: a path of the client.' }),
    actor: t.field({
      type: User,
      nullable: true,
      mayFailAlone: true,
      description: 'Who has caused it; null where that was the product.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    isRead: t.boolean({ description: 'It was marked as read.', resolve: ({ readDate }) => readDate !== null }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it came.' }),
    readAt: t.expose('readDate', { type: 'DateTime', nullable: true, description: 'When it was marked as read.' }),
  }),
})

const NotificationConnection = connectionOf(Notification)

const NotificationFilter = builder.inputType('NotificationFilter', {
  description: 'Which notifications are wanted; all of them must hold.',
  fields: (t) => ({
    isUnread: t.boolean({ description: 'true: those alone that were not read; false: those that were.' }),
  }),
})

/** How many were not read; null where the services have no inbox. */
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
    description: "The viewer's own notifications, newest first: those of 90 days, at most 500.",
    args: { ...pageArgs, filter: t.arg({ type: NotificationFilter, description: 'Which of them.' }) },
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
    description: 'How many notifications the viewer has not read; null where the services have no inbox.',
    resolve: (_root, _args, context) => readUnreadCount(context),
  }),
}))
