import { Box, Flex } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { formatDate } from '../../../shared/format/dates.ts'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import type { CalendarAddressMutation } from './__generated__/CalendarAddressMutation.graphql.ts'
import type { CalendarAddressQuery } from './__generated__/CalendarAddressQuery.graphql.ts'

/**
 * The secret address from which calendar programs read the user's interviews. It can be created, renewed and revoked
 * here.
 */
export function CalendarAddress() {
  const { t } = useTranslation('bookings')
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box as="summary" cursor="pointer" fontSize="13px" minHeight="6">
        {t('feed.title')}
      </Box>
      {isOpen && (
        <ErrorBoundary>
          <Suspense fallback={<Box minHeight="60px" aria-busy />}>
            <Address />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  )
}

function Address() {
  const { t } = useTranslation('bookings')
  const [attempt, setAttempt] = useState(0)
  const [url, setUrl] = useState<string | null>(null)
  const { calendarAddress } = useLazyLoadQuery<CalendarAddressQuery>(
    graphql`
      query CalendarAddressQuery {
        calendarAddress {
          createdAt
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const [change, isChanging] = useAction<CalendarAddressMutation>(graphql`
    mutation CalendarAddressMutation($input: SwitchCalendarAddressInput!) {
      switchCalendarAddress(input: $input) {
        url
      }
    }
  `)
  const since = calendarAddress?.createdAt
  const turn = async (isOn: boolean) => {
    const answer = await change({ input: { isOn } }).catch(() => null)
    if (!answer) return
    setUrl(answer.switchCalendarAddress.url ?? null)
    setAttempt((number) => number + 1)
  }
  return (
    <Box display="grid" gap="2" paddingBlock="2" fontSize="13px">
      <p>{t('feed.about')}</p>
      <Box role="status">
        {url ? (
          <>
            <p>{t('feed.once')}</p>
            <Box as="code" display="block" overflowWrap="anywhere" userSelect="all">
              {url}
            </Box>
          </>
        ) : (
          since && <p>{t('feed.since', { replace: { date: formatDate(since) } })}</p>
        )}
      </Box>
      <Flex gap="2" flexWrap="wrap">
        <Button size="small" disabled={isChanging} onClick={() => void turn(true)}>
          {t(since ? 'feed.renew' : 'feed.make')}
        </Button>
        {since && (
          <Button size="small" kind="danger" disabled={isChanging} onClick={() => void turn(false)}>
            {t('feed.end')}
          </Button>
        )}
      </Flex>
    </Box>
  )
}
