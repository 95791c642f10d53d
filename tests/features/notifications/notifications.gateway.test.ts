import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { Notification } from '../../../services/core/contract/notifications.ts'
import * as contract from '../../../services/features/notifications/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { companyId, execute, fakeLive, fakeRest, mayWatch, viewerWith, watch } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'

const viewer = viewerWith()
const at = '2026-11-02T03:00:00.000Z'
const row = (number: number, given: Partial<Notification> = {}): Notification => ({
  id: uuid(number),
  kind: 'noteShared',
  params: { candidate: 'Lan' },
  path: `/candidates/view/${uuid(number)}?tab=notes`,
  createdBy: 'sato',
  createdDate: at,
  readDate: null,
  ...given,
})
const id = idOf('Notification', 1)

test('the list costs one call, including the users who caused its rows', async () => {
  const sato = { id: uuid(9), userName: 'sato', fullName: 'Sato Kenta', email: null, status: 'active' as const }
  const rest = fakeRest()
    .on(contract.notificationList, () => pageOf([row(1), row(2, { readDate: at }), row(3, { createdBy: null })]))
    .on(usersByUserNames, () => [sato])
  const { data } = await execute(
    `{ myNotifications(first: 3, filter: { isUnread: true }) {
        nodes { id kind kindName params { name value } path actor { fullName } isRead createdAt readAt } } }`,
    { rest, viewer },
  )
  const [first, second, third] = data.myNotifications.nodes
  expect(first).toEqual({
    id,
    kind: 'NOTE_SHARED',
    kindName: null,
    params: [{ name: 'candidate', value: 'Lan' }],
    path: `/candidates/view/${uuid(1)}?tab=notes`,
    actor: { fullName: 'Sato Kenta' },
    isRead: false,
    createdAt: at,
    readAt: null,
  })
  expect([second.isRead, second.readAt, third.actor]).toEqual([true, at, null])
  expect(rest.counts()).toEqual({ notificationList: 1, usersByUserNames: 1 })
  expect(rest.calls[0]!.body).toMatchObject({ pageIndex: 0, pageSize: 3, isUnread: true })
})

test('a kind that only the services know is OTHER, with its original name', async () => {
  const rest = fakeRest().on(contract.notificationList, () => pageOf([row(1, { kind: 'birthday' as never })]))
  const { data } = await execute('{ myNotifications { nodes { kind kindName } } }', { rest, viewer })
  expect(data.myNotifications.nodes).toEqual([{ kind: 'OTHER', kindName: 'birthday' }])
})

test('a notification is read by its id; that of another user is null', async () => {
  const rest = fakeRest().on(contract.notificationByIds, ({ body }) => (body.ids.includes(uuid(1)) ? [row(1)] : []))
  const { data } = await execute(
    `{ own: node(id: "${id}") { ... on Notification { isRead } } other: node(id: "${idOf('Notification', 2)}") { id } }`,
    { rest, viewer },
  )
  expect(data).toEqual({ own: { isRead: false }, other: null })
})

test('the unread count is null, without an error, if the services have no inbox', async () => {
  const count = (rest: ReturnType<typeof fakeRest>) => execute('{ unreadNotificationCount }', { rest, viewer })
  expect((await count(fakeRest().on(contract.notificationUnreadCount, () => ({ count: 3 })))).data).toEqual({
    unreadNotificationCount: 3,
  })
  const without = await count(
    fakeRest().on(contract.notificationUnreadCount, () => {
      throw new RequestError('NOT_FOUND', 'Not found', { status: 404 })
    }),
  )
  expect([without.data, without.errors]).toEqual([{ unreadNotificationCount: null }, []])
  const down = await count(
    fakeRest().on(contract.notificationUnreadCount, () => {
      throw new RequestError('UPSTREAM_UNAVAILABLE', 'down')
    }),
  )
  expect(down.code).toBe('UPSTREAM_UNAVAILABLE')
})

test('marking returns the changed rows and the number of unread ones', async () => {
  const rest = fakeRest()
    .on(contract.notificationRead, () => [row(1, { readDate: at })])
    .on(contract.notificationReadAll, () => ({ count: 2 }))
    .on(contract.notificationUnreadCount, () => ({ count: 4 }))
  const mark = (input: object) =>
    execute(
      'mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { notifications { id isRead } unreadCount } }',
      { rest, viewer, variables: { input } },
    )
  expect((await mark({ ids: [id] })).data.markNotificationsRead).toEqual({
    notifications: [{ id, isRead: true }],
    unreadCount: 4,
  })
  const all = (input: object) =>
    execute(
      'mutation ($input: MarkAllNotificationsReadInput!) { markAllNotificationsRead(input: $input) { markedCount unreadCount } }',
      { rest, viewer, variables: { input } },
    )
  expect((await all({ upTo: id })).data.markAllNotificationsRead).toEqual({ markedCount: 2, unreadCount: 4 })
  expect(rest.calls.filter(({ body }) => body).map(({ body }) => body)).toEqual([{ ids: [uuid(1)] }, { upTo: uuid(1) }])
  for (const wrong of [await mark({ ids: [idOf('Candidate', 1)] }), await all({ upTo: 'x' })])
    expect(wrong.code).toBe('BAD_INPUT')
  expect(rest.counts().notificationRead).toBe(1)
})

test('only the viewer receives their notifications, with the current count', async () => {
  const live = fakeLive()
  let count = 1
  const rest = fakeRest().on(contract.notificationUnreadCount, () => ({ count }))
  const events = await watch('subscription { myNotificationsChanged { notification { id kind } unreadCount } }', {
    live,
    rest,
    viewer,
  })
  const next = async () => (await events.next()).value.data.myNotificationsChanged
  expect(await next()).toEqual({ notification: null, unreadCount: 1 })
  const type = 'notifications.changed'
  expect(live.watched).toEqual([{ companyId, type, subjectId: companyId, part: viewer.userName }])
  const emit = (userName: string, notification: Notification | null) =>
    live.emit({ type, subjectId: companyId, at, data: { userName, notification } })
  emit('sato', row(7))
  emit(viewer.userName, row(1))
  count = 2
  expect(await next()).toEqual({ notification: { id, kind: 'NOTE_SHARED' }, unreadCount: 2 })
  emit(viewer.userName, null)
  count = 0
  expect(await next()).toEqual({ notification: null, unreadCount: 0 })
  await events.return?.(undefined)
  await expect(mayWatch('myNotificationsChanged', {}, { viewer })).resolves.toBeUndefined()
})
