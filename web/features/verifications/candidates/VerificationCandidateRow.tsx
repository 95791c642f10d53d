import { FolderInput } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { ReviewRow, type RowColumn } from '../../../shared/review/ReviewRow.tsx'
import type { Column } from '../../../shared/table/Table.tsx'
import type { ReviewAction } from '../screenState.ts'
import type { VerificationCandidateRow_candidate$key } from './__generated__/VerificationCandidateRow_candidate.graphql.ts'

interface Props {
  candidate: VerificationCandidateRow_candidate$key
  columns: readonly Column<RowColumn>[]
  canReview: boolean
  isSelected: boolean
  /** The row that Tab reaches; arrow keys go on from there. */
  isEntry: boolean
  onSelect: () => void
  onAction: (action: ReviewAction) => void
}

/** One imported candidate with its actions. */
export default function VerificationCandidateRow({ candidate: key, canReview, ...rest }: Props) {
  const { t } = useTranslation(['verifications', 'review'])
  const row = useFragment(
    graphql`
    fragment VerificationCandidateRow_candidate on VerificationCandidate {
      name phones emails status remark hasInfo candidateDatabaseId createdAt canApprove canReject existedSave
      channel { name }
      owner { userName fullName }
      # For an open drawer: who was first, when a colleague was.
      reviewedAt
      reviewedBy { fullName }
    }
  `,
    key,
  )
  const canSave = row.existedSave === 'REQUIRED' || row.existedSave === 'OPTIONAL'
  return (
    <ReviewRow<never, 'save'>
      row={row}
      {...rest}
      notAllowed={canReview ? undefined : t('reasons.notYours')}
      actions={(action) =>
        row.status === 'EXISTED' &&
        action(
          'save',
          t('actions.save', { ns: 'review' }),
          canSave,
          <FolderInput size={14} aria-hidden />,
          t(row.existedSave === 'FORBIDDEN' ? 'reasons.notYours' : 'reasons.notSavable'),
        )
      }
    />
  )
}
