import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDate } from '../../shared/format/dates.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import type { DashboardCardProps } from '../../shared/shell.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import type { FeedbackDueQuery } from './__generated__/FeedbackDueQuery.graphql.ts'
import { isPast } from './isPast.ts'
import { dueCount, feedbackPath } from './source.ts'

/** Feedback that the user owes, earliest due date first. */
export default function FeedbackDue({ attempt }: DashboardCardProps) {
  const { t } = useTranslation('scorecards')
  const {
    myFeedbackDue: { nodes, totalCount },
  } = useScreenQuery<FeedbackDueQuery>(
    graphql`
    query FeedbackDueQuery($count: Int!) {
      myFeedbackDue(first: $count) @required(action: THROW) {
        nodes { id databaseId candidateName jobTitle askedAt dueAt isBegun }
        totalCount
      }
    }
  `,
    { count: dueCount },
    { fetchKey: attempt },
  )
  if (nodes.length === 0)
    return (
      <Box as="p" color="fg.muted">
        {t('noneDue')}
      </Box>
    )
  const hidden = (totalCount ?? nodes.length) - nodes.length
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {nodes.map(({ id, databaseId, candidateName, jobTitle, askedAt, dueAt, isBegun }) => (
          <Box as="li" key={id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <Box flex="1 1 160px" minWidth="0" overflowWrap="anywhere">
              <Box fontWeight="500">
                <Link to={feedbackPath(databaseId)}>{candidateName}</Link>
              </Box>
              <Box fontSize="12px" color="fg.muted">
                {[jobTitle, isBegun && t('begun')].filter(Boolean).join(' · ')}
              </Box>
            </Box>
            {isPast(dueAt) ? (
              <StatusTag color="red">{t('dueOn', { replace: { date: formatDate(dueAt) } })}</StatusTag>
            ) : (
              <Box fontSize="12px" color="fg.muted">
                {dueAt
                  ? t('dueOn', { replace: { date: formatDate(dueAt) } })
                  : t('askedOn', { replace: { date: formatDate(askedAt) } })}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {hidden > 0 && (
        <Box marginBlockStart="2" color="fg.muted" fontSize="12.5px">
          {t('more', { count: hidden })}
        </Box>
      )}
    </>
  )
}
