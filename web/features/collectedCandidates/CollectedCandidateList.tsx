import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { EmptyState } from '../../shared/EmptyState.tsx'
import { Pager } from '../../shared/Pager.tsx'
import type { RowColumn } from '../../shared/review/ReviewRow.tsx'
import { hasRowFilters, noRowFilters } from '../../shared/review/rowState.ts'
import type { Density } from '../../shared/table/layout.ts'
import { Table, WideRow, type Column } from '../../shared/table/Table.tsx'
import CollectedCandidateRow from './CollectedCandidateRow.tsx'
import type { CollectedColumn } from './columns.ts'
import type { ScreenState, SetScreenState } from './screenState.ts'
import type { CollectedCandidateListQuery } from './__generated__/CollectedCandidateListQuery.graphql.ts'

/** One page of the collected candidates. */
export const collectedListQuery = graphql`
  query CollectedCandidateListQuery($filter: CollectedCandidateFilter, $page: Int!, $size: Int!) {
    collectedCandidates(filter: $filter, first: $size, page: $page) {
      totalCount
      paging { ...Pager_paging }
      nodes { id databaseId canApprove canReject cvPath ...CollectedCandidateRow_candidate }
    }
  }
`

interface Props {
  variables: CollectedCandidateListQuery['variables']
  columns: readonly Column<RowColumn | CollectedColumn>[]
  density: Density
  state: ScreenState
  set: SetScreenState
  isBusy: boolean
  /** Grows when the user tries a failed load again. */
  attempt: number
}

/** The table with its pager. */
export default function CollectedCandidateList({ variables, columns, density, state, set, isBusy, attempt }: Props) {
  const { t } = useTranslation('collectedCandidates')
  const {
    collectedCandidates: { nodes, paging },
  } = useLazyLoadQuery<CollectedCandidateListQuery>(collectedListQuery, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey: attempt,
  })
  const entry = nodes.find((node) => node.databaseId === state.row) ?? nodes[0]
  return (
    <>
      <Table label={t('title')} columns={columns} density={density} isBusy={isBusy}>
        {nodes.map((node) => (
          <CollectedCandidateRow
            key={node.id}
            candidate={node}
            columns={columns}
            isSelected={node.databaseId === state.row}
            isEntry={node === entry}
            onSelect={() => set({ row: node.databaseId, action: null }, { replace: true })}
            onAction={(action) => set({ row: node.databaseId, action })}
          />
        ))}
        {nodes.length === 0 && (
          <WideRow columns={columns}>
            {hasRowFilters(state) ? (
              <EmptyState kind="filtered" onClear={() => set(noRowFilters)} />
            ) : (
              <EmptyState kind="unused" title={t('noRows', { ns: 'shared' })} hint={t('noneHint')} />
            )}
          </WideRow>
        )}
      </Table>
      <Pager paging={paging} onPage={(page) => set({ page })} onSize={(size) => set({ size, page: 1 })} />
    </>
  )
}
