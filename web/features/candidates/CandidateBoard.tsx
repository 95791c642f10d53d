import { Box, Flex, Heading } from '@chakra-ui/react'
import { Suspense, lazy, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useSubscription } from 'react-relay/hooks'
import WatchCalls from '../../shared/calls/WatchCalls.tsx'
import type { ChosenCandidate } from '../../shared/candidates/BulkDialog.tsx'
import { ErrorBoundary } from '../../shared/ErrorState.tsx'
import { useSession } from '../../shared/session.ts'
import { SkeletonRows, Table } from '../../shared/table/Table.tsx'
import { ColumnsMenu, useColumns } from '../../shared/table/useColumns.tsx'
import { useCan } from '../../shared/useCan.ts'
import { useLatest } from '../../shared/useLatest.ts'
import { useReadBeside, useRefresh, useThrottled } from '../../shared/useRefresh.ts'
import AddToDpsButton from './bulk/AddToDpsButton.tsx'
import BulkBar from './bulk/BulkBar.tsx'
import FilterBar from './filters/FilterBar.tsx'
import { searchBody, variablesOf } from './filters/sent.ts'
import { conditionsKnown, useLookups } from './filters/useLookups.ts'
import CandidateExportButton, { type ExportRequest } from './list/CandidateExportButton.tsx'
import CandidateList, { candidateListQuery, candidateTotalQuery } from './list/CandidateList.tsx'
import { candidateColumns, exportNames } from './list/columns.ts'
import { useSelection } from './list/useSelection.ts'
import type { ListState, SetListState } from './listState.ts'
import type { CandidateBoardSubscription } from './__generated__/CandidateBoardSubscription.graphql.ts'
import type { CandidateListQuery } from './list/__generated__/CandidateListQuery.graphql.ts'
import type { CandidateListTotalQuery } from './list/__generated__/CandidateListTotalQuery.graphql.ts'

const CandidateDrawer = lazy(() => import('./drawer/CandidateDrawer.tsx'))

const subscription = graphql`
  subscription CandidateBoardSubscription { candidatesChanged { at } }
`

interface Props {
  state: ListState
  set: SetListState
  title: string
  /** Beside and below the title. */
  badge?: ReactNode
  actions?: ReactNode
  /** Between the title and the filters. */
  children?: ReactNode | ((refresh: () => void) => ReactNode)
  /** At the end of the filters. */
  views?: ReactNode
  /** Only the candidates of this folder. */
  folder?: { id: string; databaseId: string; name: string }
  empty: { hint: string; action?: ReactNode }
}

/** Search, filters, table, bulk actions and drawer: of all candidates, or of those of a folder. Follows what colleagues change. */
export default function CandidateBoard({
  state: typed,
  set,
  title,
  badge,
  actions,
  children,
  views,
  folder,
  empty,
}: Props) {
  const { t } = useTranslation('candidates')
  const { can } = useSession()
  const mayAddToDps = useCan()('AddToDpsDialogMutation')
  const lookups = useLookups()
  // The old rows stay while the next ones load.
  const state = useDeferredValue(typed)
  const isBusy = JSON.stringify({ ...state, candidateId: '' }) !== JSON.stringify({ ...typed, candidateId: '' })
  const conditions = useMemo(() => conditionsKnown(state.f, lookups), [state.f, lookups])
  const variables = useMemo(
    () => variablesOf(state, conditions, lookups, folder?.id ?? null),
    [state, conditions, lookups, folder?.id],
  )
  const [attempt, setAttempt] = useState(0)
  const [rows, setRows] = useState<readonly ChosenCandidate[]>([])
  const selection = useSelection()
  const table = useColumns('candidates', candidateColumns(t))
  const { shown, density } = table
  const [refresh, isRefreshing] = useRefresh<CandidateListQuery>(candidateListQuery, variables)
  // Beside the rows, not after them; another page or order has the same total.
  const filter = useMemo(
    () => variablesOf(typed, conditionsKnown(typed.f, lookups), lookups, folder?.id ?? null).filter,
    [typed, lookups, folder?.id],
  )
  const readTotal = useReadBeside<CandidateListTotalQuery>(candidateTotalQuery, { filter })
  const follow = useThrottled(() => refresh(undefined, true), 3_000)
  const followTotal = useThrottled(readTotal, 3_000)
  const hasBegun = useRef(false)
  const onNext = useLatest(() => {
    follow()
    // The first event only says that all later ones will come.
    if (hasBegun.current) followTotal()
    hasBegun.current = true
  })
  useSubscription<CandidateBoardSubscription>(useMemo(() => ({ subscription, variables: {}, onNext }), [onNext]))
  const changed = useLatest(() => {
    refresh()
    readTotal()
  })

  const mayExport = can(folder ? 'TalentManagement:TalentExport' : 'Candidate:ExportCandidate')
  const exportRequest: ExportRequest | null = !mayExport
    ? null
    : {
        operation: folder ? 'talentExport' : 'candidateExport',
        fileName: folder?.name ?? 'candidates',
        body: {
          ...searchBody(state, conditions, folder?.databaseId),
          ...(!folder && { columns: shown.map(({ key }) => exportNames[key]) }),
        },
      }
  // Chosen rows may be of other filters than the present ones.
  const chosenRequest: ExportRequest | null = exportRequest && {
    ...exportRequest,
    body: { ...exportRequest.body, filters: [], searchBox: undefined, followedOnly: undefined },
  }
  return (
    <Box
      display="flex"
      flexDirection="column"
      gap="3"
      minWidth="0"
      padding={{ base: '3', md: '5' }}
      paddingBlock={{ base: '3', md: '3' }}
      height={{ lg: 'calc(var(--page) - 56px)' }}
      minHeight={{ lg: '480px' }}
    >
      <Flex alignItems="center" gap="2" flexWrap="wrap">
        <Heading
          as="h1"
          tabIndex={-1}
          outline="none"
          fontSize="19px"
          lineHeight="26px"
          minWidth="0"
          overflowWrap="anywhere"
        >
          {title}
        </Heading>
        {badge}
        <Flex gap="2" marginInlineStart="auto" flexWrap="wrap">
          {views}
          <ColumnsMenu state={table} />
          {exportRequest && <CandidateExportButton request={exportRequest} isPageAction />}
          {mayAddToDps && <AddToDpsButton search={variables} findsAny={rows.length > 0} />}
          {actions}
        </Flex>
      </Flex>
      {typeof children === 'function' ? children(changed) : children}
      <FilterBar state={typed} set={set} lookups={lookups} />
      <BulkBar
        selection={selection}
        folder={folder ?? null}
        exportRequest={chosenRequest}
        search={variables}
        onChanged={changed}
      />
      <WatchCalls candidateIds={rows.map(({ id }) => id)}>
        <ErrorBoundary
          title={t('listFailed')}
          resetKey={JSON.stringify(variables)}
          onRetry={() => setAttempt(attempt + 1)}
        >
          <Suspense
            fallback={
              <Table label={t('title')} columns={shown} density={density} isBusy>
                <SkeletonRows columns={shown} />
              </Table>
            }
          >
            <CandidateList
              variables={variables}
              columns={shown}
              density={density}
              state={typed}
              set={set}
              selection={selection}
              isBusy={isBusy || isRefreshing}
              attempt={attempt}
              empty={empty}
              onRows={setRows}
            />
          </Suspense>
        </ErrorBoundary>
        <Suspense fallback={null}>
          {typed.candidateId && (
            <CandidateDrawer
              databaseId={typed.candidateId}
              rows={rows}
              onClose={() => set({ candidateId: '' }, { replace: true })}
              onOpen={(candidateId) => set({ candidateId }, { replace: true })}
            />
          )}
        </Suspense>
      </WatchCalls>
    </Box>
  )
}
