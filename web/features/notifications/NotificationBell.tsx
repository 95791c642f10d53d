import { chakra } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { Popover } from '../../shared/ui/Popover.tsx'
import type { NotificationBellQuery } from './__generated__/NotificationBellQuery.graphql.ts'
import type { NotificationBellSubscription } from './__generated__/NotificationBellSubscription.graphql.ts'

const NotificationPanel = lazy(() => import('./NotificationPanel.tsx'))

/** The largest number that the bell shows. */
const most = 99

/**
 * The bell in the header of every page with the number of unread notifications. The code of the inbox is loaded when it
 * is opened.
 */
export default function NotificationBell() {
  const { pathname } = useLocation()
  // A failure here must not disturb the page below; the next page retries.
  return (
    <ErrorBoundary fallback={null} resetKey={pathname}>
      <Counted />
    </ErrorBoundary>
  )
}

function Counted() {
  const { unreadNotificationCount: count } = useLazyLoadQuery<NotificationBellQuery>(
    graphql`
    query NotificationBellQuery { unreadNotificationCount }
  `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  // There is no count if the services have no inbox.
  return count === null || count === undefined ? null : <Inbox count={count} />
}

function Inbox({ count }: { count: number }) {
  const { t } = useTranslation()
  const labelOf = (number: number) =>
    number > 0 ? t('unreadNotifications', { replace: { number } }) : t('notifications')
  const told = useNews()
  return (
    <>
      <Popover
        label={t('notifications')}
        align="end"
        width="min(400px, calc(100vw - 16px))"
        maxWidth="none"
        padding="0"
        trigger={(props) => (
          <chakra.button
            type="button"
            className="header-button"
            position="relative"
            aria-label={labelOf(count)}
            title={t('notifications')}
            {...props}
          >
            <Bell size={16} aria-hidden />
            {count > 0 && <Badge aria-hidden>{count > most ? `${most}+` : count}</Badge>}
          </chakra.button>
        )}
      >
        {(close) => (
          <Suspense
            fallback={
              <p className="late" role="status">
                {t('loading')}
              </p>
            }
          >
            <NotificationPanel onFollow={close} />
          </Suspense>
        )}
      </Popover>
      <span className="visually-hidden" aria-live="polite">
        {told > 0 && labelOf(told)}
      </span>
    </>
  )
}

const Badge = chakra('span', {
  base: {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '50%',
    minWidth: '16px',
    paddingInline: '4px',
    borderRadius: 'full',
    bg: 'accent',
    color: 'white',
    fontSize: '10px',
    lineHeight: '16px',
    fontWeight: '700',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
})

/**
 * Keeps the count in the store current. Returns the count as of the newest notification, to be announced; 0 before
 * that.
 */
function useNews(): number {
  const [told, tell] = useState(0)
  useSubscription<NotificationBellSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
      subscription NotificationBellSubscription {
        myNotificationsChanged { unreadCount notification { id } }
      }
    `,
        variables: {},
        updater: (store, data) => {
          const { unreadCount, notification } = data?.myNotificationsChanged ?? {}
          if (typeof unreadCount !== 'number') return
          store.getRoot().setValue(unreadCount, 'unreadNotificationCount')
          if (notification) tell(unreadCount)
        },
      }),
      [],
    ),
  )
  return told
}
