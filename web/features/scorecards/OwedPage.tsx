import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { Choice } from '../../shared/fields/controls.tsx'
import { formatDate } from '../../shared/format/dates.ts'
import { useUrlState } from '../../shared/hooks/urlState.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { Table, type Column } from '../../shared/table/Table.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import type { OwedPageQuery } from './__generated__/OwedPageQuery.graphql.ts'
import { isPast } from './isPast.ts'
import { comparisonPath, owedCount, owedShape } from './source.ts'
import { useRemind } from './useRemind.ts'

const columns = ['person', 'candidate', 'asked', 'due', 'reminded', 'actions'] as const

/** Who owes feedback, since when, and who has reminded them. The address can restrict it to one job. */
export default function OwedPage() {
  const { t } = useTranslation('scorecards')
  const [{ job, overdue }, setUrl] = useUrlState(owedShape)
  const [attempt, setAttempt] = useState(0)
  const {
    owedFeedback: { nodes, totalCount },
  } = useScreenQuery<OwedPageQuery>(
    graphql`
    query OwedPageQuery($job: ID, $overdue: Boolean!, $count: Int!) {
      owedFeedback(filter: { jobDatabaseId: $job, isOverdue: $overdue }, first: $count) @required(action: THROW) {
        nodes {
          id databaseId candidateName jobTitle stageName askedAt dueAt isBegun remindedAt
          user { fullName }
          remindedBy { fullName }
          job { databaseId }
          candidate { databaseId }
        }
        totalCount
      }
    }
  `,
    { job: job || null, overdue, count: owedCount },
    { fetchKey: attempt },
  )
  const [remind, isReminding] = useRemind(() => setAttempt((before) => before + 1))
  const hidden = (totalCount ?? nodes.length) - nodes.length
  return (
    <Box padding={{ base: '3', md: '5' }} maxWidth="1400px" display="grid" gap="4">
      <Flex alignItems="center" gap="3" flexWrap="wrap">
        <h1>{t('owedTitle')}</h1>
        {job !== '' && nodes[0] && (
          <Box color="fg.muted" overflowWrap="anywhere">
            {nodes[0].jobTitle}
          </Box>
        )}
        {nodes.length > 1 && (
          <Button
            marginInlineStart="auto"
            disabled={isReminding}
            onClick={() => void remind(nodes.map(({ id }) => id))}
          >
            {t('remindAll')}
          </Button>
        )}
      </Flex>
      <Choice>
        <input type="checkbox" checked={overdue} onChange={(event) => setUrl({ overdue: event.target.checked })} />
        {t('overdueOnly')}
      </Choice>
      {nodes.length === 0 ? (
        <EmptyState
          kind={overdue || job ? 'filtered' : 'unused'}
          hint={t('noneOwed')}
          onClear={() => setUrl({ overdue: false, job: '' })}
        />
      ) : (
        <Table label={t('owedTitle')} columns={columns.map((key): Column => ({ key, label: t(`columns.${key}`) }))}>
          {nodes.map((row) => (
            <tr key={row.id}>
              <td>{row.user?.fullName ?? '—'}</td>
              <td>
                {row.job && row.candidate ? (
                  <Link to={comparisonPath(row.job.databaseId, row.candidate.databaseId)}>{row.candidateName}</Link>
                ) : (
                  row.candidateName
                )}
                <Box fontSize="12px" color="fg.muted">
                  {[row.jobTitle, row.stageName].filter(Boolean).join(' · ')}
                </Box>
              </td>
              <td>{[formatDate(row.askedAt), row.isBegun && t('begun')].filter(Boolean).join(' · ')}</td>
              <td>
                {isPast(row.dueAt) ? (
                  <StatusTag color="red">{formatDate(row.dueAt)}</StatusTag>
                ) : row.dueAt ? (
                  formatDate(row.dueAt)
                ) : (
                  '—'
                )}
              </td>
              <td>
                {row.remindedAt
                  ? [formatDate(row.remindedAt), row.remindedBy?.fullName].filter(Boolean).join(' · ')
                  : '—'}
              </td>
              <td>
                <Button
                  size="small"
                  disabled={isReminding}
                  aria-label={`${t('remind')}: ${row.user?.fullName ?? ''}, ${row.candidateName}`}
                  onClick={() => void remind([row.id])}
                >
                  {t('remind')}
                </Button>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {hidden > 0 && <Box color="fg.muted">{t('more', { count: hidden })}</Box>}
    </Box>
  )
}
