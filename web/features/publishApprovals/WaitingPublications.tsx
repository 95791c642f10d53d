import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDate } from '../../shared/format/dates.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import type { DashboardCardProps } from '../../shared/shell.ts'
import type { WaitingPublicationsQuery } from './__generated__/WaitingPublicationsQuery.graphql.ts'

/** Publications that wait for a decision, oldest first. */
export default function WaitingPublications({ attempt }: DashboardCardProps) {
  const { t } = useTranslation('publishApprovals')
  const {
    jobPublications: { nodes, totalCount },
  } = useScreenQuery<WaitingPublicationsQuery>(
    graphql`
    query WaitingPublicationsQuery {
      jobPublications(filter: { status: PENDING }, orderBy: { field: ASKED_AT, direction: ASC }, first: 5) @required(action: THROW) {
        nodes { id databaseId title companyName askedAt }
        totalCount
      }
    }
  `,
    {},
    { fetchKey: attempt },
  )
  if (nodes.length === 0)
    return (
      <Box as="p" color="fg.muted">
        {t('noneWaiting')}
      </Box>
    )
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {nodes.map(({ id, databaseId, title, companyName, askedAt }) => (
          <Box as="li" key={id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <Box flex="1 1 160px" minWidth="0" fontWeight="500" overflowWrap="anywhere">
              <Link to={`/publish-job-approval?job=${databaseId}`}>{title}</Link>
            </Box>
            <Box fontSize="12px" color="fg.muted">
              {[companyName, askedAt && t('since', { replace: { date: formatDate(askedAt) } })]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Box>
        ))}
      </Box>
      <Box marginBlockStart="2" color="accent.fg">
        <Link to="/publish-job-approval">
          {t('title')} ({totalCount})
        </Link>
      </Box>
    </>
  )
}
