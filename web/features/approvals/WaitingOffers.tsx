import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDate } from '../../shared/format/dates.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import type { DashboardCardProps } from '../../shared/shell.ts'
import type { WaitingOffersQuery } from './__generated__/WaitingOffersQuery.graphql.ts'

/** Offers that wait for the user's approval, oldest first. */
export default function WaitingOffers({ attempt }: DashboardCardProps) {
  const { t } = useTranslation('approvals')
  const { waitingDecisions } = useScreenQuery<WaitingOffersQuery>(
    graphql`
    query WaitingOffersQuery {
      waitingDecisions(filter: { kinds: [SALARY_OFFER, OFFER_LETTER] }, first: 5) @required(action: THROW) {
        nodes { id databaseId kind askedAt offer { candidateName } }
        totalCount
      }
    }
  `,
    {},
    { fetchKey: attempt },
  )
  if (waitingDecisions.nodes.length === 0)
    return (
      <Box as="p" color="fg.muted">
        {t('noneWaiting')}
      </Box>
    )
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {waitingDecisions.nodes.map(({ id, databaseId, kind, askedAt, offer }) => (
          <Box as="li" key={id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <Box flex="1 1 160px" minWidth="0" fontWeight="500" overflowWrap="anywhere">
              <Link
                to={`/approvals?offer=${databaseId}`}
              >{`${offer?.candidateName ?? '—'} · ${t(`kinds.${kind}`)}`}</Link>
            </Box>
            <Box fontSize="12px" color="fg.muted">
              {t('since', { replace: { date: formatDate(askedAt) } })}
            </Box>
          </Box>
        ))}
      </Box>
      <Box marginBlockStart="2" color="accent.fg">
        <Link to="/approvals">
          {t('title')} ({waitingDecisions.totalCount})
        </Link>
      </Box>
    </>
  )
}
