import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDate } from '../../../shared/format/dates.ts'
import { countOrDash, formatCount } from '../../../shared/format/numbers.ts'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { useShell, type DashboardCardProps } from '../../../shared/shell.ts'
import { statusColors } from '../statuses.ts'
import type { WaitingJobsQuery } from './__generated__/WaitingJobsQuery.graphql.ts'

/** The jobs with remaining openings, earliest due date first. */
export default function WaitingJobs({ attempt }: DashboardCardProps) {
  const { t } = useTranslation('jobs')
  const { entries } = useShell()
  const {
    jobsWithOpenings: { nodes, totalCount },
  } = useScreenQuery<WaitingJobsQuery>(
    graphql`
    query WaitingJobsQuery {
      jobsWithOpenings(first: 5) @required(action: THROW) {
        nodes { id title status statusName openingsRemaining totalCount dueDate }
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
  const list = entries.find(({ path }) => path === '/jobs')
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {nodes.map((job) => (
          <Box as="li" key={job.id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <Box flex="1 1 160px" minWidth="0" fontWeight="500" overflowWrap="anywhere">
              {job.title}
            </Box>
            <Box fontSize="12px" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {t('lackingOf', {
                replace: { lack: countOrDash(job.openingsRemaining), total: countOrDash(job.totalCount) },
              })}
              {job.dueDate && (
                <>
                  {' '}
                  · {t('due')}: {formatDate(job.dueDate)}
                </>
              )}
            </Box>
            <StatusTag color={statusColors[job.status]}>{job.statusName ?? t(`statuses.${job.status}`)}</StatusTag>
          </Box>
        ))}
      </Box>
      <Box display="flex" gap="3" marginBlockStart="2" color="fg.muted">
        {totalCount > nodes.length && (
          <span>{t('more', { replace: { count: formatCount(totalCount - nodes.length) } })}</span>
        )}
        {list && (
          <Box asChild color="accent.fg">
            <Link to={list.path}>{t('all')}</Link>
          </Box>
        )}
      </Box>
    </>
  )
}
