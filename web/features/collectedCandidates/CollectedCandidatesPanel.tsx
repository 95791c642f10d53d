import { Suspense, lazy, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay/hooks'
import { Button } from '../../shared/Button.tsx'
import { ErrorBoundary } from '../../shared/ErrorState.tsx'
import { errorText } from '../../shared/errorText.ts'
import { usePageAction } from '../../shared/palette.ts'
import { RequestError } from '../../shared/requestError.ts'
import type { RowColumn } from '../../shared/review/ReviewRow.tsx'
import RowFilters from '../../shared/review/RowFilters.tsx'
import { rowFilterOf } from '../../shared/review/rowState.ts'
import type { Density } from '../../shared/table/layout.ts'
import { SkeletonRows, Table, type Column } from '../../shared/table/Table.tsx'
import { toaster } from '../../shared/toaster.tsx'
import { useRefresh, useThrottled } from '../../shared/useRefresh.ts'
import CollectedCandidateList, { collectedListQuery } from './CollectedCandidateList.tsx'
import type { CollectedColumn } from './columns.ts'
import type { ScreenState, SetScreenState } from './screenState.ts'
import type { CollectedCandidateListQuery } from './__generated__/CollectedCandidateListQuery.graphql.ts'
import type { CollectedCandidatesPanelQuery } from './__generated__/CollectedCandidatesPanelQuery.graphql.ts'
import type { CollectedCandidatesPanelSubscription } from './__generated__/CollectedCandidatesPanelSubscription.graphql.ts'

const ReviewDrawer = lazy(() => import('./review/CollectedReviewDrawer.tsx'))
const RulesDialog = lazy(() => import('./rules/RulesDialog.tsx'))

interface Props {
  /** What is shown, a moment behind what is asked for while rows load. */
  state: ScreenState
  /** What the address says now. */
  typed: ScreenState
  set: SetScreenState
  columns: readonly Column<RowColumn | CollectedColumn>[]
  density: Density
  /** Grows when the user tries a failed load again. */
  attempt: number
}

/** What stands over the rows, and does not change them. */
const closed = { row: '', action: null, tab: null } as const

/** Filters, rules and table; follows what other systems send and what colleagues decide. */
export default function CollectedCandidatesPanel({ state, typed, set, columns, density, attempt }: Props) {
  const { t } = useTranslation('collectedCandidates')
  const { t: tReview } = useTranslation('review')
  const [listAttempt, setListAttempt] = useState(0)
  const [isRulesOpen, setRulesOpen] = useState(false)
  const { recruitmentChannels: channels } = useLazyLoadQuery<CollectedCandidatesPanelQuery>(
    graphql`
    query CollectedCandidatesPanelQuery { recruitmentChannels { id databaseId name } }
  `,
    {},
    { fetchKey: attempt },
  )
  const filter = rowFilterOf(state, new Map(channels.map(({ databaseId, id }) => [databaseId, id])))
  const variables = { filter, page: state.page, size: state.size }
  const isBusy = JSON.stringify({ ...state, ...closed }) !== JSON.stringify({ ...typed, ...closed })

  const fail = (error: Error) => toaster.error(error instanceof RequestError ? errorText(error) : tReview('listFailed'))
  const [refresh, isRefreshing] = useRefresh<CollectedCandidateListQuery>(collectedListQuery, variables)
  // What fails unasked is read again with the next change.
  const follow = useThrottled(() => refresh(undefined, true), 2_000)
  useSubscription<CollectedCandidatesPanelSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
      subscription CollectedCandidatesPanelSubscription { collectedCandidatesChanged { at candidateId } }
    `,
        variables: {},
        onNext: follow,
      }),
      [follow],
    ),
  )
  usePageAction(t('rules'), () => setRulesOpen(true))

  const reviewed = (next: string | null) => {
    set(next ? { row: next, tab: null } : { page: 1, ...closed }, { replace: true })
    refresh(fail)
  }
  return (
    <>
      <RowFilters
        state={typed}
        set={set}
        channels={channels}
        onSearch={() => refresh(fail)}
        end={<Button onClick={() => setRulesOpen(true)}>{t('rules')}</Button>}
      />
      <ErrorBoundary
        title={tReview('listFailed')}
        resetKey={JSON.stringify(variables)}
        onRetry={() => setListAttempt(listAttempt + 1)}
      >
        <Suspense
          fallback={
            <Table label={t('title')} columns={columns} density={density} isBusy>
              <SkeletonRows columns={columns} />
            </Table>
          }
        >
          <CollectedCandidateList
            variables={variables}
            columns={columns}
            density={density}
            state={typed}
            set={set}
            isBusy={isBusy || isRefreshing}
            attempt={listAttempt + attempt}
          />
        </Suspense>
      </ErrorBoundary>
      {typed.row && typed.action && (
        <Suspense fallback={null}>
          <ReviewDrawer
            row={typed.row}
            action={typed.action}
            tab={typed.tab}
            set={set}
            list={variables}
            onClose={() => set({ action: null, tab: null }, { replace: true })}
            onReviewed={reviewed}
            onStale={() => refresh(fail)}
          />
        </Suspense>
      )}
      {isRulesOpen && (
        <Suspense fallback={null}>
          <RulesDialog onClose={() => setRulesOpen(false)} onChanged={() => refresh(fail)} />
        </Suspense>
      )}
    </>
  )
}
