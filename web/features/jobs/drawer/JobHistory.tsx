import { Box, Heading, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import type { JobHistory_job$key } from './__generated__/JobHistory_job.graphql.ts'
import type { JobHistoryPageQuery } from './__generated__/JobHistoryPageQuery.graphql.ts'

const List = chakra('ol', { base: { listStyle: 'none', padding: 0, display: 'grid', gap: '2' } })

/** The history of a job, newest first. */
export default function JobHistory({ job }: { job: JobHistory_job$key }) {
  const { t } = useTranslation(['jobs', 'shared'])
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<JobHistoryPageQuery, JobHistory_job$key>(
    graphql`
    fragment JobHistory_job on Job
      @refetchable(queryName: "JobHistoryPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
      events(first: $first, after: $after) @connection(key: "JobHistory_events") @catch(to: NULL) {
        edges { node { kind note at user { fullName userName } } }
      }
    }
  `,
    job,
  )
  const edges = data.events?.edges ?? []
  if (edges.length === 0) return null
  return (
    <Box as="section">
      <Heading as="h3" fontSize="14px" fontWeight="600" marginBlockEnd="2">
        {t('history')}
      </Heading>
      <List>
        {edges.map(({ node }, at) => (
          <Box as="li" key={`${node.at} ${at}`} overflowWrap="anywhere">
            <Box>
              {t(`events.${node.kind}`, { replace: { name: node.user?.fullName ?? node.user?.userName ?? '—' } })}
            </Box>
            {node.note && <Box color="fg.muted">{node.note}</Box>}
            <Box color="fg.muted" fontSize="12px">
              {formatDateTime(node.at)}
            </Box>
          </Box>
        ))}
      </List>
      {hasNext && (
        <Button marginBlockStart="2" disabled={isLoadingNext} aria-busy={isLoadingNext} onClick={() => loadNext(20)}>
          {t('showMore')}
        </Button>
      )}
    </Box>
  )
}
