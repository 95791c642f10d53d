import { Box, Heading, chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatDate } from '../../shared/format/dates.ts'
import { countOrDash, formatCount } from '../../shared/format/numbers.ts'
import { ApprovalSection } from '../../shared/jobApprovals/ApprovalSection.tsx'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { RichText } from '../../shared/richText/RichText.tsx'
import { DrawerBody } from '../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import type { RequestSummaryQuery } from './__generated__/RequestSummaryQuery.graphql.ts'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(110px, max-content) minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '0.5', sm: '1.5' },
    '& dt': { color: 'fg.muted' },
    '& dd': { margin: 0, overflowWrap: 'anywhere', marginBlockEnd: { base: '1.5', sm: 0 } },
  },
})

interface Props {
  databaseId: string
  attempt: number
  /** Called with the job's title. */
  onTitle: (title: string) => void
  onChanged: () => void
}

/** A new job as its approvers see it: the requirements, and the state of the approval. */
export default function RequestSummary({ databaseId, attempt, onTitle, onChanged }: Props) {
  const { t } = useTranslation('requisitions')
  const { job } = useScreenQuery<RequestSummaryQuery>(
    graphql`
    query RequestSummaryQuery($id: ID!) {
      job(databaseId: $id) {
        id title totalCount dueDate description qualification salaryFrom salaryTo version
        salaryCurrency { name } category { name } rank { name } department { name } owner { userName fullName }
        ...ApprovalSection_job
      }
    }
  `,
    { id: databaseId },
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  )
  const tell = useEffectEvent(onTitle)
  const title = job?.title
  useEffect(() => {
    if (title) tell(title)
  }, [title])
  if (!job)
    return (
      <DrawerBody>
        <EmptyState kind="unused" title={t('gone')} />
      </DrawerBody>
    )
  const amounts = [job.salaryFrom, job.salaryTo].filter((amount) => typeof amount === 'number').map(formatCount)
  const salary = [[...new Set(amounts)].join(' – '), job.salaryCurrency?.name].filter(Boolean).join(' ')
  const facts = [
    [t('columns.department'), job.department?.name],
    [t('columns.owner'), job.owner?.fullName ?? job.owner?.userName],
    [t('columns.total'), countOrDash(job.totalCount)],
    [t('fields.category'), job.category?.name],
    [t('fields.rank'), job.rank?.name],
    [t('fields.salary'), amounts.length > 0 ? salary : null],
    [t('fields.dueDate'), job.dueDate && formatDate(job.dueDate)],
  ] as const
  return (
    <DrawerBody display="grid" gap="5" alignContent="start">
      <Facts>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <Box key={label} display="contents">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
      </Facts>
      <ApprovalSection job={job} onChanged={onChanged} />
      {(['description', 'qualification'] as const).map(
        (name) =>
          job[name] && (
            <Box as="section" key={name}>
              <Heading as="h3" fontSize="14px" fontWeight="600" marginBlockEnd="2">
                {t(`fields.${name}`)}
              </Heading>
              <RichText html={job[name]} kind="job" />
            </Box>
          ),
      )}
    </DrawerBody>
  )
}
