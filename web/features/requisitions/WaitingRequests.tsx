import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDate } from '../../shared/format/dates.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import type { DashboardCardProps } from '../../shared/shell.ts'
import { getLongWaitStart } from './longWait.ts'
import { longPath, requestsPath } from './paths.ts'
import type { WaitingRequestsQuery } from './__generated__/WaitingRequestsQuery.graphql.ts'

/** Requests that wait for the user, oldest first, and how many of them have waited long. */
export default function WaitingRequests({ attempt }: DashboardCardProps) {
  const { t } = useTranslation('requisitions')
  const [before] = useState(getLongWaitStart)
  const { waiting, long } = useScreenQuery<WaitingRequestsQuery>(
    graphql`
    query WaitingRequestsQuery($longAgo: DateTime!) {
      waiting: requisitionsToDecide(first: 5) @required(action: THROW) {
        nodes { id databaseId askedAt job { title } }
        totalCount
      }
      long: requisitionsToDecide(filter: { askedAt: { to: $longAgo } }, first: 1) @required(action: THROW) { totalCount }
    }
  `,
    { longAgo: before },
    { fetchKey: attempt },
  )
  if (waiting.nodes.length === 0)
    return (
      <Box as="p" color="fg.muted">
        {t('noneWaiting')}
      </Box>
    )
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {waiting.nodes.map(({ id, databaseId, askedAt, job }) => (
          <Box as="li" key={id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <Box flex="1 1 160px" minWidth="0" fontWeight="500" overflowWrap="anywhere">
              <Link to={`${requestsPath}?job=${databaseId}`}>{job?.title ?? '—'}</Link>
            </Box>
            <Box fontSize="12px" color="fg.muted">
              {t('since', { replace: { date: formatDate(askedAt) } })}
            </Box>
          </Box>
        ))}
      </Box>
      <Flex marginBlockStart="2" columnGap="4" flexWrap="wrap" color="accent.fg">
        <Link to={requestsPath}>
          {t('title')} ({waiting.totalCount})
        </Link>
        {(long.totalCount ?? 0) > 0 && (
          <Link to={longPath}>
            {t('long')} ({long.totalCount})
          </Link>
        )}
      </Flex>
    </>
  )
}
