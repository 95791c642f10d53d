import { Box } from '@chakra-ui/react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { formatDateTime } from '../../format/dates.ts'
import { Key } from '../../fields/controls.tsx'
import { useSession } from '../../session/session.ts'
import { isRefusedRow, type RowStatus } from '../list/statuses.ts'

export type ReviewAction = 'approve' | 'reject' | 'view' | 'save'

export interface Decided {
  status: RowStatus
  canApprove: boolean
  canReject: boolean
  reviewedAt?: string | null
  reviewedBy?: { userName: string; fullName: string } | null
}

interface Options {
  candidate: Decided | null | undefined
  action: ReviewAction
  /** The reason why users of the viewer's kind may not review the row. */
  notAllowed: string
  onTurn: (to: 'approve' | 'reject') => void
}

interface Decision {
  /** Whether the form of the decision is shown. */
  hasForm: boolean
  /** The notice above the form that the row has been decided, or the reason why it cannot be. */
  notice: ReactNode
  /** Returns the button that switches to the other decision. */
  turn: (to: 'approve' | 'reject') => ReactNode
}

/** Returns what can be decided about the open row: whether to show the form, or the reason why there is none. */
export function useDecision({ candidate, action, notAllowed, onTurn }: Options): Decision {
  const { t } = useTranslation('review')
  const { user } = useSession()
  const isAllowed = Boolean(action === 'approve' ? candidate?.canApprove : action === 'reject' && candidate?.canReject)
  // An open form stays with its input even if a colleague is faster; the server then refuses it.
  const [hasForm] = useState(isAllowed)
  // The button that led here disappeared with the last row, so the dialog takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[role=dialog]')?.focus()
  }, [])
  const turn = (to: 'approve' | 'reject') => (
    <Button aria-keyshortcuts={to === 'approve' ? 'a' : 'r'} onClick={() => onTurn(to)}>
      {t(`actions.${to}`)}{' '}
      <Key aria-hidden hideBelow="lg">
        {to === 'approve' ? 'a' : 'r'}
      </Key>
    </Button>
  )
  if (!candidate) return { hasForm, notice: null, turn }
  const done =
    candidate.reviewedAt && candidate.reviewedBy?.userName !== user.userName
      ? t('review.doneBy', {
          replace: { who: candidate.reviewedBy?.fullName ?? '—', when: formatDateTime(candidate.reviewedAt) },
        })
      : null
  const why =
    done ??
    (isAllowed || hasForm
      ? null
      : candidate.reviewedAt
        ? t('review.done')
        : isRefusedRow(candidate.status)
          ? t('reasons.failed')
          : notAllowed)
  const notice = (action === 'approve' || action === 'reject') && why && (
    <Box role="status" bg="status.orange.bg" color="status.orange.fg" borderRadius="8px" padding="3" marginBlockEnd="4">
      {why}
    </Box>
  )
  return { hasForm, notice, turn }
}
