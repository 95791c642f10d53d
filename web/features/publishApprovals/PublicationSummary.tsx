import { Box, Heading, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatDate } from '../../shared/format/dates.ts'
import { countOrDash } from '../../shared/format/numbers.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { RichText } from '../../shared/richText/RichText.tsx'
import { DrawerBody } from '../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import type { PublicationSummaryQuery } from './__generated__/PublicationSummaryQuery.graphql.ts'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(100px, max-content) minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    '& dt': { color: 'fg.muted' },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
})

/** A job as it would be published. */
export default function PublicationSummary({ databaseId, attempt }: { databaseId: string; attempt: number }) {
  const { t } = useTranslation('publishApprovals')
  const { jobPublicationDetail: job } = useScreenQuery<PublicationSummaryQuery>(
    graphql`
    query PublicationSummaryQuery($id: ID!) {
      jobPublicationDetail(databaseId: $id) {
        title departmentName categoryName quantity validThrough salary salaryCurrency statusName description qualification benefit
      }
    }
  `,
    { id: databaseId },
    { fetchKey: attempt, fetchPolicy: 'network-only' },
  )
  if (!job)
    return (
      <DrawerBody>
        <EmptyState kind="unused" title={t('gone')} />
      </DrawerBody>
    )
  const facts = [
    [t('columns.title'), job.title],
    [t('fields.department'), job.departmentName],
    [t('fields.category'), job.categoryName],
    [t('fields.quantity'), countOrDash(job.quantity)],
    [t('fields.validThrough'), job.validThrough && formatDate(job.validThrough)],
    [t('fields.salary'), job.salary],
    [t('fields.currency'), job.salaryCurrency],
    [t('fields.status'), job.statusName],
  ] as const
  return (
    <DrawerBody display="grid" gap="5" alignContent="start">
      <Facts>
        {facts.map(([label, value]) => (
          <Box key={label} display="contents">
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </Box>
        ))}
      </Facts>
      {(['description', 'qualification', 'benefit'] as const).map((name) => (
        <Box as="section" key={name}>
          <Heading as="h3" fontSize="14px" fontWeight="600" marginBlockEnd="2">
            {t(`fields.${name}`)}
          </Heading>
          {job[name] ? <RichText html={job[name]} kind="job" /> : '—'}
        </Box>
      ))}
    </DrawerBody>
  )
}
