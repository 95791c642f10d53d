import { Box, Flex } from '@chakra-ui/react'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import { formatDateTime } from '../../../shared/dates.ts'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/Drawer.tsx'
import { EmptyState } from '../../../shared/EmptyState.tsx'
import { Key } from '../../../shared/fields/controls.tsx'
import { ErrorBoundary } from '../../../shared/ErrorState.tsx'
import { useSession } from '../../../shared/session.ts'
import { StatusTag } from '../../../shared/StatusTag.tsx'
import type { VerificationCandidateListQuery } from '../candidates/__generated__/VerificationCandidateListQuery.graphql.ts'
import type { ReviewAction, ScreenState, SetScreenState } from '../screenState.ts'
import { statuses } from '../statuses.ts'
import ExistedSaveForm from './ExistedSaveForm.tsx'
import ReviewBar from './ReviewBar.tsx'
import ReviewPanels, { type DrawerTab } from './ReviewPanels.tsx'
import { useButtonKeys } from './useButtonKeys.ts'
import { useIsWide } from './useDesk.ts'
import { useNeighbours } from './useNeighbours.ts'
import VerificationApproveForm from './VerificationApproveForm.tsx'
import VerificationInfo from './VerificationInfo.tsx'
import VerificationRejectForm from './VerificationRejectForm.tsx'
import type { VerificationReviewDrawerQuery } from './__generated__/VerificationReviewDrawerQuery.graphql.ts'

export interface ReviewProps {
  /** The services' id of the row. */
  row: string
  action: ReviewAction
  tab: ScreenState['tab']
  set: SetScreenState
  /** The list behind. */
  list: VerificationCandidateListQuery['variables']
  /** The folder is fed by e-mail. */
  hasCv: boolean
  onClose: () => void
  /** The row is done; `next` opens instead of closing. */
  onReviewed: (next: string | null) => void
  /** Somebody else was first: the list is old. */
  onStale: () => void
}

/** Title and body both read this; Relay asks once. */
const useRow = (row: string, action: ReviewAction) =>
  useLazyLoadQuery<VerificationReviewDrawerQuery>(graphql`
    query VerificationReviewDrawerQuery($row: ID!, $isApprove: Boolean!, $isSave: Boolean!) {
      verificationCandidate(databaseId: $row) {
        id name status canApprove canReject reviewedAt
        reviewedBy { userName fullName }
        ...VerificationInfo_candidate
        ...ReviewPanels_candidate
        ...VerificationApproveForm_candidate
        ...VerificationRejectForm_candidate
        ...ExistedSaveForm_candidate
      }
      ...VerificationApproveForm_query @alias(as: "lookups") @include(if: $isApprove)
      ...ExistedSaveForm_query @alias(as: "folders") @include(if: $isSave)
    }
  `, { row, isApprove: action === 'approve', isSave: action === 'save' }, { fetchPolicy: 'store-or-network' })

/** One row: what was imported, its CV, and the form to approve, reject or save it. Wide screens show the CV beside the form. */
export default function VerificationReviewDrawer(props: ReviewProps) {
  const { t } = useTranslation(['verifications', 'shared'])
  const { row, action, tab: asked, set, list, hasCv, onClose } = props
  const isDesk = useIsWide() && hasCv
  const root = useRef<HTMLDivElement>(null)
  useButtonKeys(root)
  const tab: DrawerTab = asked === 'info' || (asked === 'cv' && hasCv) ? asked : 'details'
  const key = `${row} ${action}`
  return (
    <Drawer
      onClose={onClose} width={isDesk ? 'calc(100vw - 64px)' : undefined}
      title={<ErrorBoundary fallback={t(`actions.${action}`)}><Suspense fallback={t(`actions.${action}`)}><Title row={row} action={action} /></Suspense></ErrorBoundary>}
    >
      <Flex ref={root} direction="column" flex="1" minHeight="0">
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<Box height="10" />}>
            <ReviewBar row={row} list={list} tab={tab} set={set} hasCv={hasCv} />
          </Suspense>
        </ErrorBoundary>
        <ErrorBoundary resetKey={key}>
          <Suspense fallback={<DrawerBody role="status" color="fg.muted">{t('loading', { ns: 'shared' })}</DrawerBody>}>
            <Content key={key} {...props} tab={tab} isDesk={isDesk} />
          </Suspense>
        </ErrorBoundary>
      </Flex>
    </Drawer>
  )
}

function Title({ row, action }: Pick<ReviewProps, 'row' | 'action'>) {
  const { t } = useTranslation('verifications')
  const candidate = useRow(row, action).verificationCandidate
  if (!candidate) return t(`actions.${action}`)
  const status = statuses[candidate.status]
  return (
    <Flex alignItems="center" gap="2" flexWrap="wrap">
      {t(`actions.${action}`)}: {candidate.name || '—'} <StatusTag color={status.color}>{t(`status.${status.text}`)}</StatusTag>
    </Flex>
  )
}

function Content({ row, action, tab, set, list, hasCv, isDesk, onClose, onReviewed, onStale }: Omit<ReviewProps, 'tab'> & { tab: DrawerTab; isDesk: boolean }) {
  const { t } = useTranslation(['verifications', 'shared'])
  const data = useRow(row, action)
  const neighbours = useNeighbours(row, list, set)
  const candidate = data.verificationCandidate
  const isAllowed = Boolean(action === 'approve' ? candidate?.canApprove : action === 'reject' && candidate?.canReject)
  // A form that was open stays with what was typed into it when a colleague is faster; sending it is answered by the server.
  const [hasForm] = useState(isAllowed)
  const { user } = useSession()
  // The button that led here went with the last row; the keys go on from the dialog.
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[role=dialog]')?.focus()
  }, [])
  if (!candidate) return <DrawerBody><EmptyState kind="unused" hint={t('review.gone')} /></DrawerBody>
  const done = candidate.reviewedAt && candidate.reviewedBy?.userName !== user.userName
    ? t('review.doneBy', { replace: { who: candidate.reviewedBy?.fullName ?? '—', when: formatDateTime(candidate.reviewedAt) } })
    : null
  const why = done ?? (isAllowed || hasForm ? null : candidate.reviewedAt ? t('review.done') : t(candidate.status.includes('FAIL') ? 'reasons.failed' : 'reasons.notYours'))
  const body = (form: ReactNode) => (
    <ReviewPanels candidate={candidate} tab={tab} hasCv={hasCv} isDesk={isDesk}>
      {(action === 'approve' || action === 'reject') && why && (
        <Box role="status" bg="status.orange.bg" color="status.orange.fg" borderRadius="8px" padding="3" marginBlockEnd="4">{why}</Box>
      )}
      <VerificationInfo candidate={candidate} />
      {form}
    </ReviewPanels>
  )
  const turn = (to: 'approve' | 'reject') => (
    <Button aria-keyshortcuts={to === 'approve' ? 'a' : 'r'} onClick={() => set({ action: to }, { replace: true })}>
      {t(`actions.${to}`)} <Key aria-hidden hideBelow="lg">{to === 'approve' ? 'a' : 'r'}</Key>
    </Button>
  )
  const cancel = <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
  const shared = { body, cancel, onReviewed, onStale, next: neighbours.nextOpen }
  if (hasForm && action === 'approve' && data.lookups) {
    return <VerificationApproveForm {...shared} candidate={candidate} query={data.lookups} other={candidate.canReject && turn('reject')} />
  }
  if (hasForm && action === 'reject') return <VerificationRejectForm {...shared} candidate={candidate} other={candidate.canApprove && turn('approve')} />
  if (action === 'save' && data.folders) return <ExistedSaveForm {...shared} candidate={candidate} query={data.folders} />
  return (
    <>
      {body(null)}
      <DrawerFooter>
        {cancel}
        <Flex gap="2">{action !== 'reject' && candidate.canReject && turn('reject')}{action !== 'approve' && candidate.canApprove && turn('approve')}</Flex>
      </DrawerFooter>
    </>
  )
}
