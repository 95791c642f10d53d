import { Box, Heading } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { ForbiddenBoundary } from '../../shared/ui/ForbiddenBoundary.tsx'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { useSession } from '../../shared/session/session.ts'
import { useCrumb } from '../../shared/shell.ts'
import { useUrlState } from '../../shared/hooks/urlState.ts'
import { BoardView } from './board/BoardView.tsx'
import { BoardSkeleton } from './board/BoardSkeleton.tsx'
import { FollowJob } from './live/FollowJob.tsx'
import { FollowPipeline } from './live/FollowPipeline.tsx'
import { PipelineActions } from './PipelineActions.tsx'
import { PipelineHeader } from './PipelineHeader.tsx'
import { PipelineTable } from './PipelineTable.tsx'
import { showParam } from './source.ts'
import type { PipelinePageQuery } from './__generated__/PipelinePageQuery.graphql.ts'

const shape = { show: showParam }

const Title = ({ text }: { text: string }) => (
  <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" minWidth="0" overflowWrap="anywhere">
    {text}
  </Heading>
)

/** The candidates of a job by the stages of its workflow, as a board or a table (decision D-10). */
export default function PipelinePage() {
  const { t } = useTranslation('pipelines')
  const { id = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return (
    <Box display="grid" gap="3" padding={{ base: '3', md: '5' }} minWidth="0" gridTemplateColumns="minmax(0, 1fr)">
      <ErrorBoundary
        title={t('failed')}
        resetKey={id}
        onRetry={() => setAttempt(attempt + 1)}
        heading={<Title text={t('title')} />}
      >
        <ForbiddenBoundary>
          <Suspense
            fallback={
              <>
                <Title text={t('title')} />
                <BoardSkeleton />
              </>
            }
          >
            <Loaded key={id} id={id} attempt={attempt} />
          </Suspense>
        </ForbiddenBoundary>
      </ErrorBoundary>
    </Box>
  )
}

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { t } = useTranslation('pipelines')
  const [{ show }, go] = useUrlState(shape)
  const [changes, setChanges] = useState(0)
  const { job } = useScreenQuery<PipelinePageQuery>(
    graphql`
      query PipelinePageQuery($id: ID!) {
        job(databaseId: $id) {
          id databaseId title status
          workflow { id name steps { id databaseId name key color } }
          ...PipelineHeader_job
        }
      }
    `,
    { id },
    { fetchKey: attempt },
  )
  useCrumb(job?.title)
  const mayFollowJobs = useSession().can(['JobRequest:ListJobRequest', 'JobRequest:ReadJobRequest'])
  if (!job)
    return (
      <>
        <Title text={t('title')} />
        <EmptyState kind="unused" title={t('gone')} hint={t('goneHint')} />
      </>
    )
  const changed = () => setChanges((count) => count + 1)
  const isRunning = job.status === 'OPEN' || job.status === 'ON_HOLD'
  const shared = {
    job: { id: job.id, databaseId: job.databaseId, title: job.title, isRunning },
    stages: job.workflow?.steps ?? [],
    changes,
    onChanged: changed,
  }
  return (
    <>
      <PipelineHeader job={job} title={<Title text={job.title} />}>
        <PipelineActions
          {...shared.job}
          workflow={job.workflow ?? null}
          show={show}
          onShow={(next) => go({ show: next })}
          onChanged={changed}
        />
      </PipelineHeader>
      <FollowPipeline jobId={job.id} onChanged={changed} />
      {mayFollowJobs && <FollowJob id={job.id} />}
      {show === 'table' ? <PipelineTable {...shared} /> : <BoardView {...shared} />}
    </>
  )
}
