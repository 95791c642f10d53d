import { Box, Flex, Heading, chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useSubscription } from 'react-relay/hooks'
import CallResultTag from '../../../shared/calls/CallResultTag.tsx'
import { formatTime } from '../../../shared/format/dates.ts'
import { useLatest } from '../../../shared/hooks/useLatest.ts'
import CandidateLink from './CandidateLink.tsx'
import type { OngoingPanelSubscription } from './__generated__/OngoingPanelSubscription.graphql.ts'

type Calls = OngoingPanelSubscription['response']['ongoingCallsChanged']['calls']

const List = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '1' } })

/** The company's ongoing calls, updated live. `onEnded` is called when one of them ends. */
export default function OngoingPanel({ onEnded }: { onEnded: () => void }) {
  const { t } = useTranslation('calls')
  const [calls, setCalls] = useState<Calls | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const next = useLatest((response: OngoingPanelSubscription['response'] | null | undefined) => {
    if (!response) return
    const now = response.ongoingCallsChanged.calls
    if (calls?.some(({ id }) => !now.some((call) => call.id === id))) onEnded()
    setFailed(false)
    setCalls(now)
  })
  useSubscription<OngoingPanelSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
      subscription OngoingPanelSubscription {
        ongoingCallsChanged { calls { id name number phase startedAt answeredAt user { fullName } candidate { databaseId } } }
      }
    `,
        variables: {},
        onNext: next,
        onError: () => setFailed(true),
      }),
      [next],
    ),
  )
  return (
    <Box
      as="section"
      aria-labelledby="ongoing-calls"
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      padding="3"
      display="grid"
      gap="2"
    >
      <Flex gap="2" alignItems="baseline" wrap="wrap">
        <Heading as="h2" id="ongoing-calls" fontSize="14px" lineHeight="20px" fontWeight="600">
          {t('ongoing.title')}
        </Heading>
        <Box as="span" role="status" color="fg.muted">
          {calls && calls.length > 0 && t('ongoing.count', { replace: { count: calls.length } })}
        </Box>
      </Flex>
      {hasFailed && (
        <Box role="alert" color="status.red.fg">
          {t('ongoing.failed')}
        </Box>
      )}
      {!calls && !hasFailed && (
        <Box className="late" aria-hidden height="24px" width="240px" bg="bg.muted" borderRadius="6px" />
      )}
      {calls?.length === 0 && <Box color="fg.muted">{t('ongoing.none')}</Box>}
      {calls && calls.length > 0 && (
        <List>
          {calls.map((call) => (
            <Flex as="li" key={call.id} columnGap="3" rowGap="0" wrap="wrap" alignItems="center" minHeight="32px">
              <CallResultTag phase={call.phase} result={null} />
              <CandidateLink name={call.name} databaseId={call.candidate?.databaseId} />
              <Box as="span" fontVariantNumeric="tabular-nums">
                {call.number}
              </Box>
              <span>{call.user?.fullName ?? '—'}</span>
              <Box as="span" color="fg.muted">
                {t('ongoing.since', { replace: { time: formatTime(call.answeredAt ?? call.startedAt) } })}
              </Box>
            </Flex>
          ))}
        </List>
      )}
    </Box>
  )
}
