import { Box, Flex } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import { formatDateTime } from '../../../shared/dates.ts'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/Drawer.tsx'
import { EmptyState } from '../../../shared/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ErrorState.tsx'
import { useSession } from '../../../shared/session.ts'
import { StatusTag } from '../../../shared/StatusTag.tsx'
import type { ReviewAction } from '../screenState.ts'
import { statuses } from '../statuses.ts'
import VerificationApproveForm from './VerificationApproveForm.tsx'
import VerificationInfo from './VerificationInfo.tsx'
import VerificationRejectForm from './VerificationRejectForm.tsx'
import type { VerificationReviewDrawerQuery } from './__generated__/VerificationReviewDrawerQuery.graphql.ts'

interface Props {
  /** The services' id of the row. */
  row: string
  action: ReviewAction
  onClose: () => void
  onReviewed: () => void
  onStale: () => void
}

/** Title and body both read this; Relay asks once. */
const useRow = (row: string, action: ReviewAction) =>
  useLazyLoadQuery<VerificationReviewDrawerQuery>(graphql`
    query VerificationReviewDrawerQuery($row: ID!, $isApprove: Boolean!) {
      verificationCandidate(databaseId: $row) {
        id name status canApprove canReject reviewedAt
        reviewedBy { userName fullName }
        ...VerificationInfo_candidate
        ...VerificationApproveForm_candidate
        ...VerificationRejectForm_candidate
      }
      ...VerificationApproveForm_query @alias(as: "lookups") @include(if: $isApprove)
    }
  `, { row, isApprove: action === 'approve' }, { fetchPolicy: 'store-or-network' })

/** One row: what was imported, and the form to approve or reject it. */
export default function VerificationReviewDrawer(props: Props) {
  const { t } = useTranslation(['verifications', 'shared'])
  const { row, action, onClose } = props
  return (
    <Drawer onClose={onClose} title={<ErrorBoundary fallback={t(`actions.${action}`)}><Suspense fallback={t(`actions.${action}`)}><Title row={row} action={action} /></Suspense></ErrorBoundary>}>
      <ErrorBoundary>
        <Suspense fallback={<DrawerBody role="status" color="fg.muted">{t('loading', { ns: 'shared' })}</DrawerBody>}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

function Title({ row, action }: Pick<Props, 'row' | 'action'>) {
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

function Content({ row, action, onClose, onReviewed, onStale }: Props) {
  const { t } = useTranslation(['verifications', 'shared'])
  const data = useRow(row, action)
  const candidate = data.verificationCandidate
  const isAllowed = Boolean(action === 'approve' ? candidate?.canApprove : action === 'reject' && candidate?.canReject)
  // A form that was open stays with what was typed into it when a colleague is faster; sending it is answered by the server.
  const [hasForm] = useState(isAllowed)
  const { user } = useSession()
  const cancel = <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
  if (!candidate) return <DrawerBody><EmptyState kind="unused" hint={t('review.gone')} /></DrawerBody>
  const done = candidate.reviewedAt && candidate.reviewedBy?.userName !== user.userName
    ? t('review.doneBy', { replace: { who: candidate.reviewedBy?.fullName ?? '—', when: formatDateTime(candidate.reviewedAt) } })
    : null
  const why = done ?? (isAllowed || hasForm ? null : candidate.reviewedAt ? t('review.done') : t(candidate.status.includes('FAIL') ? 'reasons.failed' : 'reasons.notYours'))
  const info = (
    <>
      {action !== 'view' && why && (
        <Box role="status" bg="status.orange.bg" color="status.orange.fg" borderRadius="8px" padding="3" marginBlockEnd="4">{why}</Box>
      )}
      <VerificationInfo candidate={candidate} />
    </>
  )
  if (hasForm && action === 'approve' && data.lookups) {
    return <VerificationApproveForm candidate={candidate} query={data.lookups} info={info} cancel={cancel} onReviewed={onReviewed} onStale={onStale} />
  }
  if (hasForm && action === 'reject') {
    return <VerificationRejectForm candidate={candidate} info={info} cancel={cancel} onReviewed={onReviewed} onStale={onStale} />
  }
  return (
    <>
      <DrawerBody>{info}</DrawerBody>
      <DrawerFooter>{cancel}</DrawerFooter>
    </>
  )
}
