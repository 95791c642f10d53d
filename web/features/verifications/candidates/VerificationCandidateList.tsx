import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { EmptyState } from '../../../shared/EmptyState.tsx'
import { Pager } from '../../../shared/Pager.tsx'
import type { RowColumn } from '../../../shared/review/ReviewRow.tsx'
import type { Density } from '../../../shared/table/layout.ts'
import { Table, WideRow, type Column } from '../../../shared/table/Table.tsx'
import { hasFilters, noFilters, type ScreenState, type SetScreenState } from '../screenState.ts'
import VerificationCandidateRow from './VerificationCandidateRow.tsx'
import type { VerificationCandidateListQuery } from './__generated__/VerificationCandidateListQuery.graphql.ts'

/** One page of the rows of a folder. */
export const candidateListQuery = graphql`
  query VerificationCandidateListQuery($folder: ID!, $filter: VerificationCandidateFilter, $page: Int!, $size: Int!) {
    verificationFolder(databaseId: $folder) {
      candidates(filter: $filter, first: $size, page: $page) {
        totalCount
        paging { ...Pager_paging }
        nodes { id databaseId canApprove canReject ...VerificationCandidateRow_candidate }
      }
    }
  }
`

interface Props {
  variables: VerificationCandidateListQuery['variables']
  columns: readonly Column<RowColumn>[]
  density: Density
  state: ScreenState
  set: SetScreenState
  /** The viewer may act in this folder at all. */
  canReview: boolean
  isBusy: boolean
  /** Grows when the user tries a failed load again. */
  attempt: number
  /** How rows come into the folder. */
  emptyHint: string
}

/** The candidate table with its pager. */
export function VerificationCandidateList({
  variables,
  columns,
  density,
  state,
  set,
  canReview,
  isBusy,
  attempt,
  emptyHint,
}: Props) {
  const { t } = useTranslation('verifications')
  const data = useLazyLoadQuery<VerificationCandidateListQuery>(candidateListQuery, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey: attempt,
  })
  const candidates = data.verificationFolder?.candidates
  if (!candidates) return <EmptyState kind="unused" />
  const { nodes } = candidates
  const entry = nodes.find((node) => node.databaseId === state.row) ?? nodes[0]
  const isFiltered = hasFilters(state)
  return (
    <Box display="flex" flexDirection="column" flex="1" minHeight="0">
      <Table label={t('candidates')} columns={columns} density={density} isBusy={isBusy}>
        {nodes.map((node) => (
          <VerificationCandidateRow
            key={node.id}
            candidate={node}
            columns={columns}
            canReview={canReview}
            isSelected={node.databaseId === state.row}
            isEntry={node === entry}
            onSelect={() => set({ row: node.databaseId, action: null }, { replace: true })}
            onAction={(action) => set({ row: node.databaseId, action })}
          />
        ))}
        {nodes.length === 0 && (
          <WideRow columns={columns}>
            {isFiltered ? (
              <EmptyState kind="filtered" onClear={() => set(noFilters)} />
            ) : (
              <EmptyState
                kind="unused"
                title={t('noRows', { ns: 'shared' })}
                hint={candidates.totalCount === 0 ? emptyHint : undefined}
              />
            )}
          </WideRow>
        )}
      </Table>
      <Pager paging={candidates.paging} onPage={(page) => set({ page })} onSize={(size) => set({ size, page: 1 })} />
    </Box>
  )
}
