import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

/** The lists of the panel: all notifications, and the unread ones. */
export const filters = { all: null, unread: { isUnread: true } } as const

const countField = 'unreadNotificationCount'
const listKey = 'NotificationList_myNotifications'

const listsOf = (store: RecordSourceProxy) =>
  Object.values(filters).flatMap(
    (filter) => ConnectionHandler.getConnection(store.getRoot(), listKey, { filter }) ?? [],
  )
const nodesOf = (list: RecordProxy) =>
  (list.getLinkedRecords('edges') ?? []).flatMap((edge) => edge?.getLinkedRecord('node') ?? [])

/** Sets the bell's number of unread notifications; a value that is not a count changes nothing. */
export function setCount(store: RecordSourceProxy, count: unknown): void {
  if (typeof count === 'number') store.getRoot().setValue(count, countField)
}

/** Puts a new notification at the top of the lists that have been loaded. */
export function addNew(store: RecordSourceProxy, notification: RecordProxy): void {
  const id = notification.getDataID()
  for (const list of listsOf(store)) {
    if (nodesOf(list).some((node) => node.getDataID() === id)) continue
    ConnectionHandler.insertEdgeBefore(
      list,
      ConnectionHandler.createEdge(store, list, notification, 'NotificationEdge'),
    )
  }
}

/** Shows a notification as read before the services confirm it. */
export function showRead(store: RecordSourceProxy, id: string): void {
  const one = store.get(id)
  if (!one || one.getValue('isRead')) return
  one.setValue(true, 'isRead')
  setCount(store, Math.max(0, Number(store.getRoot().getValue(countField) ?? 0) - 1))
}

/** Shows all loaded notifications as read. The caller reloads the unread list. */
export function showAllRead(store: RecordSourceProxy): void {
  for (const list of listsOf(store)) for (const node of nodesOf(list)) node.setValue(true, 'isRead')
}
