import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import { DrawerBody, DrawerFooter } from '../../../shared/Drawer.tsx'
import { EmptyState } from '../../../shared/EmptyState.tsx'
import { neighboursOf } from '../../../shared/review/neighbours.ts'
import ReviewBar from '../../../shared/review/ReviewBar.tsx'
import ReviewFrame from '../../../shared/review/ReviewFrame.tsx'
import ReviewPanels, { type DrawerTab } from '../../../shared/review/ReviewPanels.tsx'
import ReviewTitle from '../../../shared/review/ReviewTitle.tsx'
import { useDecision } from '../../../shared/review/useDecision.tsx'
import { useIsWide } from '../../../shared/review/useDesk.ts'
import { candidateListQuery } from '../candidates/VerificationCandidateList.tsx'
import type { VerificationCandidateListQuery } from '../candidates/__generated__/VerificationCandidateListQuery.graphql.ts'
import type { ReviewAction, ScreenState, SetScreenState } from '../screenState.ts'
import ExistedSaveForm from './ExistedSaveForm.tsx'
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
  useLazyLoadQuery<VerificationReviewDrawerQuery>(
    graphql`
    query VerificationReviewDrawerQuery($row: ID!, $isApprove: Boolean!, $isSave: Boolean!) {
      verificationCandidate(databaseId: $row) {
        id name status canApprove canReject reviewedAt cvPath infoJson
        reviewedBy { userName fullName }
        ...VerificationInfo_candidate
        ...VerificationApproveForm_candidate
        ...VerificationRejectForm_candidate
        ...ExistedSaveForm_candidate
      }
      ...VerificationApproveForm_query @alias(as: "lookups") @include(if: $isApprove)
      ...ExistedSaveForm_query @alias(as: "folders") @include(if: $isSave)
    }
  `,
    { row, isApprove: action === 'approve', isSave: action === 'save' },
    { fetchPolicy: 'store-or-network' },
  )

/** Where the open row stands in the list behind the drawer. */
function useNeighbours({ row, list, set }: Pick<ReviewProps, 'row' | 'list' | 'set'>) {
  const environment = useRelayEnvironment()
  const candidates = useLazyLoadQuery<VerificationCandidateListQuery>(candidateListQuery, list, {
    fetchPolicy: 'store-or-network',
  }).verificationFolder?.candidates
  const fetchPage = async (page: number) =>
    (await fetchQuery<VerificationCandidateListQuery>(environment, candidateListQuery, { ...list, page }).toPromise())
      ?.verificationFolder?.candidates.nodes
  return neighboursOf(
    row,
    { ...list, nodes: candidates?.nodes ?? [], total: candidates?.totalCount ?? 0, fetchPage },
    set,
  )
}

/** One row: what was imported, its CV, and the form to approve, reject or save it. Wide screens show the CV beside the form. */
export default function VerificationReviewDrawer(props: ReviewProps) {
  const { t } = useTranslation('review')
  const { row, action, tab: asked, set, hasCv, onClose } = props
  const isDesk = useIsWide() && hasCv
  const tab: DrawerTab = asked === 'info' || (asked === 'cv' && hasCv) ? asked : 'details'
  const key = `${row} ${action}`
  return (
    <ReviewFrame
      fallback={t(`actions.${action}`)}
      title={<Title row={row} action={action} />}
      resetKey={key}
      isDesk={isDesk}
      onClose={onClose}
      bar={
        <Bar {...props} tab={tab} onTab={(next) => set({ tab: next === 'details' ? null : next }, { replace: true })} />
      }
    >
      <Content key={key} {...props} tab={tab} isDesk={isDesk} />
    </ReviewFrame>
  )
}

const Title = ({ row, action }: Pick<ReviewProps, 'row' | 'action'>) => (
  <ReviewTitle action={action} candidate={useRow(row, action).verificationCandidate} />
)

type BarProps = Pick<ReviewProps, 'row' | 'list' | 'set' | 'hasCv'> & {
  tab: DrawerTab
  onTab: (tab: DrawerTab) => void
}
const Bar = ({ row, list, set, ...rest }: BarProps) => (
  <ReviewBar {...rest} neighbours={useNeighbours({ row, list, set })} />
)

function Content({
  row,
  action,
  tab,
  set,
  list,
  hasCv,
  isDesk,
  onClose,
  onReviewed,
  onStale,
}: Omit<ReviewProps, 'tab'> & { tab: DrawerTab; isDesk: boolean }) {
  const { t } = useTranslation(['verifications', 'review', 'shared'])
  const data = useRow(row, action)
  const { nextOpen } = useNeighbours({ row, list, set })
  const candidate = data.verificationCandidate
  const { hasForm, notice, turn } = useDecision({
    candidate,
    action,
    notAllowed: t('reasons.notYours'),
    onTurn: (to) => set({ action: to }, { replace: true }),
  })
  if (!candidate)
    return (
      <DrawerBody>
        <EmptyState kind="unused" hint={t('review.gone', { ns: 'review' })} />
      </DrawerBody>
    )
  const body = (form: ReactNode) => (
    <ReviewPanels candidate={candidate} tab={tab} hasCv={hasCv} isDesk={isDesk}>
      {notice}
      <VerificationInfo candidate={candidate} />
      {form}
    </ReviewPanels>
  )
  const cancel = <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
  const shared = { body, cancel, onReviewed, onStale, next: nextOpen }
  if (hasForm && action === 'approve' && data.lookups) {
    return (
      <VerificationApproveForm
        {...shared}
        candidate={candidate}
        query={data.lookups}
        other={candidate.canReject && turn('reject')}
      />
    )
  }
  if (hasForm && action === 'reject')
    return <VerificationRejectForm {...shared} candidate={candidate} other={candidate.canApprove && turn('approve')} />
  if (action === 'save' && data.folders)
    return <ExistedSaveForm {...shared} candidate={candidate} query={data.folders} />
  return (
    <>
      {body(null)}
      <DrawerFooter>
        {cancel}
        <Flex gap="2">
          {action !== 'reject' && candidate.canReject && turn('reject')}
          {action !== 'approve' && candidate.canApprove && turn('approve')}
        </Flex>
      </DrawerFooter>
    </>
  )
}
