import { Box, Text } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { FilterRow } from '../../../shared/list/parts/FilterRow.tsx'
import { useListAddress, type ListAddress } from '../../../shared/list/listState.ts'
import { useRefresh } from '../../../shared/hooks/useRefresh.ts'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import type { Stage } from '../../../shared/stages/useStageMoves.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { conditionsOf, filterParams, sorts, type PipelineFilters } from '../source.ts'
import type { PipelineJob } from '../useActions.tsx'
import { useFilters } from '../useFilters.tsx'
import { Board } from './Board.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import type { BoardView_card$key } from './__generated__/BoardView_card.graphql.ts'
import type { BoardViewQuery } from './__generated__/BoardViewQuery.graphql.ts'

const query = graphql`
  query BoardViewQuery($id: ID!, $query: String, $filter: JobCandidateFilter) {
    job(databaseId: $id) {
      allCandidates(query: $query, filter: $filter) @required(action: THROW) { id ...BoardView_card }
    }
  }
`
/** Read for all cards at once. Each card stands where the store says, whoever has moved it. */
const card = graphql`
  fragment BoardView_card on JobCandidate @relay(plural: true) {
    id candidateName candidateTitle daysInStage isRejected rejectReason
    candidate { id databaseId } stage { id } owner { fullName }
  }
`

/** The largest number of cards that the gateway returns at once. */
const maxCards = 5000

interface Props {
  job: PipelineJob
  stages: readonly Stage[]
  changes: number
  onChanged: () => void
}

/** The board of a job's candidates with its filters. */
export function BoardView(props: Props) {
  const { t } = useTranslation('pipelines')
  const [attempt, setAttempt] = useState(0)
  const [hasRows, setHasRows] = useState(false)
  const address = useListAddress<PipelineFilters>(filterParams, sorts)
  const filters = useFilters(props.stages)
  const shown = useDeferredValue(address.state)
  return (
    <>
      <FilterRow filters={filters} address={address} data={null} hasRows={hasRows} />
      <ErrorBoundary
        title={t('failed')}
        resetKey={JSON.stringify(conditionsOf(shown))}
        onRetry={() => setAttempt(attempt + 1)}
      >
        <Suspense fallback={<BoardSkeleton />}>
          <Box opacity={shown === address.state ? 1 : 0.6} aria-busy={shown !== address.state} minWidth="0">
            <Cards {...props} shown={shown} address={address} attempt={attempt} onRows={setHasRows} />
          </Box>
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

interface CardsProps extends Props {
  shown: PipelineFilters
  address: ListAddress<PipelineFilters>
  attempt: number
  onRows: (hasRows: boolean) => void
}

function Cards({ job, stages, changes, onChanged, shown, address, attempt, onRows }: CardsProps) {
  const { t } = useTranslation('pipelines')
  const variables = { id: job.databaseId, ...conditionsOf(shown) }
  const { job: found } = useScreenQuery<BoardViewQuery>(query, variables, { fetchKey: attempt })
  const [refresh] = useRefresh<BoardViewQuery>(query, variables)
  const follow = useEffectEvent(() => refresh(undefined, true))
  useEffect(() => {
    if (changes > 0) follow()
  }, [changes])
  const cards = useFragment<BoardView_card$key>(card, found?.allCandidates ?? [])
  const hasRows = cards.length > 0
  useEffect(() => onRows(hasRows), [hasRows, onRows])
  if (!hasRows && address.hasFilters(shown)) return <EmptyState kind="filtered" onClear={address.clear} />
  if (!hasRows) return <EmptyState kind="unused" title={t('none')} hint={t('noneHint')} />
  if (stages.length === 0) return <EmptyState kind="unused" title={t('noWorkflow')} hint={t('noWorkflowHint')} />
  return (
    <>
      {cards.length >= maxCards && (
        <Text role="status" color="fg.muted" marginBlockEnd="2">
          {t('cut')}
        </Text>
      )}
      <Board job={job} stages={stages} cards={cards} onChanged={onChanged} />
    </>
  )
}
