import { Box, Flex } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { ChosenCandidate } from '../../../shared/candidates/BulkDialog.tsx'
import { EmptyState } from '../../../shared/EmptyState.tsx'
import { PagerBar } from '../../../shared/PagerBar.tsx'
import type { Density } from '../../../shared/table/layout.ts'
import { ariaSort } from '../../../shared/table/sort.ts'
import { SortHead } from '../../../shared/table/SortHead.tsx'
import { Table, WideRow, type Column } from '../../../shared/table/Table.tsx'
import { useLatest } from '../../../shared/useLatest.ts'
import { useStored } from '../../../shared/useStored.ts'
import { hasFilters, noFilters, type ListState, type SetListState } from '../listState.ts'
import CandidateRow from './CandidateRow.tsx'
import { orderOf, type CandidateColumn } from './columns.ts'
import type { Selection } from './useSelection.ts'
import type { CandidateListTotalQuery } from './__generated__/CandidateListTotalQuery.graphql.ts'
import type { CandidateListQuery } from './__generated__/CandidateListQuery.graphql.ts'

/** One page of candidates, which does not wait for their total. Jobs, files, notes and resumes cost too much for a hundred rows. */
export const candidateListQuery = graphql`
  query CandidateListQuery($filter: CandidateFilterInput!, $sort: CandidateSort!, $page: Int!, $size: Int!) {
    candidates(filter: $filter, sort: $sort, first: $size, page: $page) {
      pageInfo { hasNextPage }
      nodes { id databaseId name ...CandidateRow_candidate }
    }
  }
`

/** How many there are, whatever their order; counting them may take longer than reading a page. */
export const candidateTotalQuery = graphql`
  query CandidateListTotalQuery($filter: CandidateFilterInput!) {
    candidates(filter: $filter) { paging { totalCount isEstimate } }
  }
`

interface Props {
  variables: CandidateListQuery['variables']
  columns: readonly Column<CandidateColumn>[]
  density: Density
  state: ListState
  set: SetListState
  selection: Selection
  isBusy: boolean
  /** Grows when the user tries a failed load again. */
  attempt: number
  /** What an empty list is, and what starts it. */
  empty: { hint: string; action?: React.ReactNode }
  /** The rows of the page, once they are there. */
  onRows: (rows: readonly ChosenCandidate[]) => void
}

/** The table of candidates with its pager. */
export default function CandidateList({
  variables,
  columns,
  density,
  state,
  set,
  selection,
  isBusy,
  attempt,
  empty,
  onRows,
}: Props) {
  const { t } = useTranslation(['candidates', 'shared'])
  const { candidates } = useLazyLoadQuery<CandidateListQuery>(candidateListQuery, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey: attempt,
  })
  const {
    nodes,
    pageInfo: { hasNextPage },
  } = candidates
  const { page, size } = variables
  useEffect(() => onRows(nodes), [nodes, onRows])
  const counted = useStored<CandidateListTotalQuery>(candidateTotalQuery, { filter: variables.filter })
  // The last page says it too.
  const isEnd = !hasNextPage && (nodes.length > 0 || page === 1)
  const total = isEnd
    ? { totalCount: (page - 1) * size + nodes.length, isEstimate: false }
    : (counted?.candidates.paging ?? null)
  // The last row of the last page may be gone, or an address may be older than its rows.
  const last = total && Math.max(1, Math.ceil(total.totalCount / size))
  const isBeyond = nodes.length === 0 && last !== null && page > last
  const goBack = useEffectEvent(() => {
    if (last !== null) set({ page: last }, { replace: true })
  })
  useEffect(() => {
    if (isBeyond) goBack()
  }, [isBeyond])
  const entry = nodes.find((node) => node.databaseId === state.candidateId) ?? nodes[0]
  const chosenHere = nodes.filter(({ id }) => selection.has(id)).length
  const shown = columns.map(({ key }) => key).join(' ')
  const open = useLatest((candidateId: string) => set({ candidateId }))
  const choose = useLatest((databaseId: string, isRange: boolean) => {
    const chosen = nodes.find((node) => node.databaseId === databaseId)
    if (chosen) selection.toggle(chosen, nodes, isRange)
  })
  const headOf = (column: Column) => {
    const order = orderOf[column.key]
    if (!order) return undefined
    const { sort } = state
    const head = (
      <SortHead label={column.label} order={order} sort={sort} onSort={(next) => set({ sort: next, page: 1 })} />
    )
    return {
      sort: ariaSort(sort, order),
      content:
        column.key !== 'name' ? (
          head
        ) : (
          <Flex as="span" alignItems="center" gap="2">
            <input
              type="checkbox"
              className="choose"
              aria-label={t('choosePage')}
              checked={nodes.length > 0 && chosenHere === nodes.length}
              disabled={nodes.length === 0}
              ref={(box) => {
                if (box) box.indeterminate = chosenHere > 0 && chosenHere < nodes.length
              }}
              onChange={() => selection.togglePage(nodes)}
            />
            {head}
          </Flex>
        ),
    }
  }
  return (
    <Box display="flex" flexDirection="column" flex="1" minHeight="0">
      <Table label={t('title')} columns={columns} density={density} isBusy={isBusy} headOf={headOf}>
        {nodes.map((node) => (
          <CandidateRow
            key={node.id}
            candidate={node}
            columns={shown}
            isChosen={selection.has(node.id)}
            isOpen={node.databaseId === state.candidateId}
            isEntry={node === entry}
            onOpen={open}
            onChoose={choose}
          />
        ))}
        {nodes.length === 0 && (isEnd || total) && (
          <WideRow columns={columns}>
            {hasFilters(state) ? (
              <EmptyState kind="filtered" onClear={() => set(noFilters)} />
            ) : (
              <EmptyState kind="unused" title={t('noRows', { ns: 'shared' })} {...(isEnd && empty)} />
            )}
          </WideRow>
        )}
      </Table>
      <PagerBar
        page={page}
        size={size}
        shown={nodes.length}
        hasNext={hasNextPage}
        total={total}
        onPage={(next) => set({ page: next })}
        onSize={(next) => set({ size: next, page: 1 })}
      />
    </Box>
  )
}
