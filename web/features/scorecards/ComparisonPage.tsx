import { Box } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link, useParams } from 'react-router'
import { StoredFiles } from '../../shared/forms/files/StoredFiles.tsx'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { useCrumb } from '../../shared/shell.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import type { ComparisonPageQuery } from './__generated__/ComparisonPageQuery.graphql.ts'
import { ComparisonView } from './ComparisonView.tsx'

/** The page that compares all answers on a job's candidate side by side. */
export default function ComparisonPage() {
  const { t } = useTranslation(['scorecards', 'shared'])
  const { jobId = '', candidateId = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return (
    <Box padding={{ base: '3', md: '5' }}>
      <ErrorBoundary title={t('failed')} resetKey={`${jobId} ${candidateId}`} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={<Box role="status">{t('loading', { ns: 'shared' })}</Box>}>
          <Loaded jobId={jobId} candidateId={candidateId} attempt={attempt} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}

interface LoadedProps {
  jobId: string
  candidateId: string
  attempt: number
}

function Loaded({ jobId, candidateId, attempt }: LoadedProps) {
  const { t } = useTranslation('scorecards')
  const { scorecardComparison: found } = useScreenQuery<ComparisonPageQuery>(
    graphql`
    query ComparisonPageQuery($jobId: ID!, $candidateId: ID!) {
      scorecardComparison(jobDatabaseId: $jobId, candidateDatabaseId: $candidateId) {
        candidateName
        ...ComparisonView_comparison
      }
    }
  `,
    { jobId, candidateId },
    { fetchKey: attempt },
  )
  useCrumb(found?.candidateName)
  if (!found)
    return (
      <>
        <h1>{t('title')}</h1>
        <EmptyState kind="unused" hint={t('gone')} action={<Link to="/jobs">{t('toJobs')}</Link>} />
      </>
    )
  return (
    <StoredFiles>
      <ComparisonView comparison={found} jobId={jobId} candidateId={candidateId} />
    </StoredFiles>
  )
}
