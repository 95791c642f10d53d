import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { ReviewRow, type RowColumn } from '../../shared/review/ReviewRow.tsx'
import type { Column } from '../../shared/table/Table.tsx'
import type { CollectedColumn } from './columns.ts'
import type { ReviewAction } from './screenState.ts'
import type { CollectedCandidateRow_candidate$key } from './__generated__/CollectedCandidateRow_candidate.graphql.ts'

interface Props {
  candidate: CollectedCandidateRow_candidate$key
  columns: readonly Column<RowColumn | CollectedColumn>[]
  isSelected: boolean
  /** The row that Tab reaches; arrow keys go on from there. */
  isEntry: boolean
  onSelect: () => void
  onAction: (action: ReviewAction) => void
}

/** One collected candidate with its actions. */
export default function CollectedCandidateRow({ candidate: key, ...rest }: Props) {
  const { t } = useTranslation('collectedCandidates')
  const row = useFragment(
    graphql`
    fragment CollectedCandidateRow_candidate on CollectedCandidate {
      name phones emails status remark source hasInfo candidateDatabaseId createdAt canApprove canReject
      channel { name }
      owner { userName fullName }
      # For an open drawer: who was first, when a colleague was.
      reviewedAt
      reviewedBy { fullName }
    }
  `,
    key,
  )
  // An open row that may be neither approved nor rejected is one that the rules keep from the viewer.
  const isOpen = !row.reviewedAt && !row.status.includes('FAIL')
  return (
    <ReviewRow<CollectedColumn>
      row={row}
      {...rest}
      notAllowed={isOpen ? t('notAllowed') : undefined}
      cells={{
        source: (column) => (
          <td key={column} title={row.source}>
            {row.source}
          </td>
        ),
      }}
    />
  )
}
