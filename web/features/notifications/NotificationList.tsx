import { Flex } from '@chakra-ui/react'
import { CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import { VirtualList } from '../../shared/table/VirtualList.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import NotificationRow from './NotificationRow.tsx'
import { filters, setCount, showAllRead } from './store.ts'
import type { NotificationListAllReadMutation } from './__generated__/NotificationListAllReadMutation.graphql.ts'
import type { NotificationListQuery } from './__generated__/NotificationListQuery.graphql.ts'
import type { NotificationListPageQuery } from './__generated__/NotificationListPageQuery.graphql.ts'
import type { NotificationList_query$key } from './__generated__/NotificationList_query.graphql.ts'

interface Props {
  isUnread: boolean
  /** The list is reloaded when this changes. */
  attempt: number
  onFollow: () => void
  onShowAll: () => void
  /** Called when all are marked as read. */
  onMarked: () => void
}

/** Notifications, 20 at a time: the next ones are loaded when the end of the list is reached. */
export default function NotificationList({ isUnread, attempt, onFollow, onShowAll, onMarked }: Props) {
  const { t } = useTranslation('notifications')
  const query = useLazyLoadQuery<NotificationListQuery>(
    graphql`
    query NotificationListQuery($filter: NotificationFilter) { ...NotificationList_query @arguments(filter: $filter) }
  `,
    { filter: isUnread ? filters.unread : filters.all },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NotificationListPageQuery,
    NotificationList_query$key
  >(
    graphql`
    fragment NotificationList_query on Query
    @argumentDefinitions(filter: { type: "NotificationFilter" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
    @refetchable(queryName: "NotificationListPageQuery") {
      myNotifications(filter: $filter, first: $count, after: $cursor)
        @connection(key: "NotificationList_myNotifications", filters: ["filter"]) @required(action: THROW) {
        edges { node { id isRead ...NotificationRow_notification } }
      }
    }
  `,
    query,
  )
  const { edges } = data.myNotifications
  const [markAll, isMarking] = useAction<NotificationListAllReadMutation>(graphql`
    mutation NotificationListAllReadMutation($input: MarkAllNotificationsReadInput!) {
      markAllNotificationsRead(input: $input) { unreadCount }
    }
  `)
  const [newest] = edges
  if (!newest) {
    return isUnread ? (
      <EmptyState kind="unused" title={t('allRead')} action={<Button onClick={onShowAll}>{t('showAll')}</Button>} />
    ) : (
      <EmptyState kind="unused" title={t('none')} hint={t('noneHint')} />
    )
  }
  const mark = () =>
    markAll(
      { input: { upTo: newest.node.id } },
      {
        updater: (store) => {
          setCount(store, store.getRootField('markAllNotificationsRead')?.getValue('unreadCount'))
          showAllRead(store)
        },
      },
    ).then(onMarked, () => {})
  return (
    <>
      {edges.some(({ node }) => !node.isRead) && (
        <Flex justify="flex-end" paddingInline="2" paddingBlockStart="1">
          <Button kind="quiet" size="small" disabled={isMarking} onClick={() => void mark()}>
            <CheckCheck size={14} aria-hidden />
            {t('markAll')}
          </Button>
        </Flex>
      )}
      <VirtualList
        label={t('title')}
        items={edges}
        keyOf={({ node }) => node.id}
        rowHeight={64}
        render={({ node }) => <NotificationRow notification={node} onFollow={onFollow} />}
        more={hasNext ? { label: t('more'), isLoading: isLoadingNext, load: () => loadNext(20) } : null}
      />
    </>
  )
}
