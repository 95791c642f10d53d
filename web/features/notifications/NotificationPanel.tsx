import { Box, Flex, Heading } from '@chakra-ui/react'
import { Suspense, useEffect, useMemo, useRef, useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useSubscription } from 'react-relay/hooks'
import { Button } from '../../shared/ui/Button.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import NotificationList from './NotificationList.tsx'
import { addNew } from './store.ts'
import type { NotificationPanelSubscription } from './__generated__/NotificationPanelSubscription.graphql.ts'

interface Props {
  /** Called when a notification is followed. */
  onFollow: () => void
}

/** The inbox of the user, newest first: all notifications or only unread ones. */
export default function NotificationPanel({ onFollow }: Props) {
  const { t } = useTranslation('notifications')
  const [isUnread, setUnread] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [isPending, startTransition] = useTransition()
  useNews()
  const heading = useRef<HTMLHeadingElement>(null)
  // The panel was still empty when it opened and looked for an element to focus.
  useEffect(() => heading.current?.focus(), [])
  const show = (unread: boolean) =>
    startTransition(() => {
      setUnread(unread)
      setAttempt((last) => last + 1)
    })
  return (
    <Flex direction="column" maxHeight="min(560px, calc(100dvh - 80px))">
      <Flex
        align="center"
        gap="2"
        paddingBlock="2"
        paddingInline="4"
        borderBlockEnd="1px solid"
        borderColor="border"
        flexWrap="wrap"
      >
        <Heading
          ref={heading}
          as="h2"
          fontSize="14px"
          fontWeight="600"
          tabIndex={-1}
          outline="none"
          marginInlineEnd="auto"
        >
          {t('title')}
        </Heading>
        <Flex role="group" aria-label={t('filter')} gap="1">
          {[false, true].map((unread) => (
            <Button
              key={String(unread)}
              kind="quiet"
              size="small"
              aria-pressed={isUnread === unread}
              css={{ '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg' } }}
              onClick={() => show(unread)}
            >
              {t(unread ? 'unreadOnly' : 'all')}
            </Button>
          ))}
        </Flex>
      </Flex>
      <Box
        flex="1"
        minHeight="0"
        overflowY="auto"
        overscrollBehavior="contain"
        opacity={isPending ? 0.6 : 1}
        aria-busy={isPending}
      >
        <ErrorBoundary
          title={t('loadFailed')}
          resetKey={String(isUnread)}
          onRetry={() => setAttempt((last) => last + 1)}
        >
          <Suspense fallback={<Waiting />}>
            <NotificationList
              isUnread={isUnread}
              attempt={attempt}
              onFollow={onFollow}
              onShowAll={() => show(false)}
              onMarked={() => isUnread && show(true)}
            />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </Flex>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <p className="late" role="status">
      {t('loading')}
    </p>
  )
}

/** Puts new notifications at the top of the open lists. */
function useNews(): void {
  useSubscription<NotificationPanelSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
      subscription NotificationPanelSubscription {
        myNotificationsChanged { notification { id ...NotificationRow_notification } }
      }
    `,
        variables: {},
        updater: (store) => {
          const news = store.getRootField('myNotificationsChanged')?.getLinkedRecord('notification')
          if (news) addNew(store, news)
        },
      }),
      [],
    ),
  )
}
