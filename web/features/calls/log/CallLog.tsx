import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useEffect, useEffectEvent } from 'react'
import { useCanHear } from '../../../shared/calls/RecordingPlayer.tsx'
import { EmptyState } from '../../../shared/EmptyState.tsx'
import { Pager } from '../../../shared/Pager.tsx'
import { Table, WideRow } from '../../../shared/table/Table.tsx'
import { useRefresh } from '../../../shared/useRefresh.ts'
import CallRow from './CallRow.tsx'
import { callColumns } from './columns.ts'
import { filterOf, hasFilters, noFilters, type ScreenState, type SetScreenState } from './screenState.ts'
import type { CallLogQuery } from './__generated__/CallLogQuery.graphql.ts'

const logQuery = graphql`
  query CallLogQuery($filter: CallFilter!, $page: Int!, $size: Int!) {
    calls(filter: $filter, first: $size, page: $page) {
      paging { ...Pager_paging }
      nodes { id ...CallRow_call }
    }
  }
`

interface Props {
  /** What is shown, a moment behind what is asked for while rows load. */
  state: ScreenState
  isBehind: boolean
  set: SetScreenState
  /** Grows when the user tries a failed load again. */
  attempt: number
  /** Grows when calls have changed: the rows are read again behind what is shown. */
  changes: number
}

/** The calls page by page. */
export default function CallLog({ state, isBehind, set, attempt, changes }: Props) {
  const { t } = useTranslation('calls')
  const canHear = useCanHear()
  const columns = callColumns(t, canHear)
  const variables = { filter: filterOf(state), page: state.page, size: state.size }
  const {
    calls: { nodes, paging },
  } = useLazyLoadQuery<CallLogQuery>(logQuery, variables, { fetchPolicy: 'store-and-network', fetchKey: attempt })
  const [refresh, isRefreshing] = useRefresh<CallLogQuery>(logQuery, variables)
  const follow = useEffectEvent(() => refresh(undefined, true))
  useEffect(() => {
    if (changes > 0) follow()
  }, [changes])
  return (
    <>
      <Table label={t('log.title')} columns={columns} isBusy={isBehind || isRefreshing}>
        {nodes.map((node) => (
          <CallRow key={node.id} call={node} canHear={canHear} />
        ))}
        {nodes.length === 0 && (
          <WideRow columns={columns}>
            {hasFilters(state) ? (
              <EmptyState kind="filtered" onClear={() => set(noFilters)} />
            ) : (
              <EmptyState kind="unused" title={t('log.none')} hint={t('log.noneHint')} />
            )}
          </WideRow>
        )}
      </Table>
      <Pager paging={paging} onPage={(page) => set({ page })} onSize={(size) => set({ size, page: 1 })} />
    </>
  )
}
