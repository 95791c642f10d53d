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
import ReviewPanels from '../../../shared/review/ReviewPanels.tsx'
import ReviewTitle from '../../../shared/review/ReviewTitle.tsx'
import { useDecision } from '../../../shared/review/useDecision.tsx'
import { useIsWide } from '../../../shared/review/useDesk.ts'
import { collectedListQuery } from '../CollectedCandidateList.tsx'
import type { ReviewAction, ScreenState, SetScreenState } from '../screenState.ts'
import CollectedApproveForm from './CollectedApproveForm.tsx'
import CollectedInfo from './CollectedInfo.tsx'
import CollectedRejectForm from './CollectedRejectForm.tsx'
import type { CollectedCandidateListQuery } from '../__generated__/CollectedCandidateListQuery.graphql.ts'
import type { CollectedReviewDrawerQuery } from './__generated__/CollectedReviewDrawerQuery.graphql.ts'

interface Props {
  /** The services' id of the row. */
  row: string
  action: ReviewAction
  tab: ScreenState['tab']
  set: SetScreenState
  /** The list behind. */
  list: CollectedCandidateListQuery['variables']
  onClose: () => void
  /** The row is done; `next` opens instead of closing. */
  onReviewed: (next: string | null) => void
  /** Somebody else was first: the list is old. */
  onStale: () => void
}

/** Every part of the drawer reads this; Relay asks once. */
const useRow = ({ row, action }: Pick<Props, 'row' | 'action'>) =>
  useLazyLoadQuery<CollectedReviewDrawerQuery>(
    graphql`
    query CollectedReviewDrawerQuery($row: ID!, $isApprove: Boolean!) {
      collectedCandidate(databaseId: $row) {
        id name status canApprove canReject reviewedAt cvPath infoJson
        reviewedBy { userName fullName }
        ...CollectedInfo_candidate
        ...CollectedApproveForm_candidate
        ...CollectedRejectForm_candidate
      }
      ...CollectedApproveForm_query @alias(as: "lookups") @include(if: $isApprove)
    }
  `,
    { row, isApprove: action === 'approve' },
    { fetchPolicy: 'store-or-network' },
  )

/** Where the open row stands in the list behind the drawer. */
function useNeighbours({ row, list, set }: Pick<Props, 'row' | 'list' | 'set'>) {
  const environment = useRelayEnvironment()
  const { nodes, totalCount: total } = useLazyLoadQuery<CollectedCandidateListQuery>(collectedListQuery, list, {
    fetchPolicy: 'store-or-network',
  }).collectedCandidates
  const fetchPage = async (page: number) =>
    (await fetchQuery<CollectedCandidateListQuery>(environment, collectedListQuery, { ...list, page }).toPromise())
      ?.collectedCandidates.nodes
  return neighboursOf(row, { ...list, nodes, total, fetchPage }, set)
}

/** One collected candidate: what the source sent, the CV if there is one, and the form to approve or reject it. */
export default function CollectedReviewDrawer(props: Props) {
  const { t } = useTranslation('review')
  const { row, action, list, onClose } = props
  // Wide only for a CV: most sources send none. The list is there already; a row of an old address may not be in it.
  const { nodes } = useLazyLoadQuery<CollectedCandidateListQuery>(collectedListQuery, list, {
    fetchPolicy: 'store-or-network',
  }).collectedCandidates
  const isDesk = useIsWide() && nodes.find(({ databaseId }) => databaseId === row)?.cvPath !== null
  const key = `${row} ${action}`
  return (
    <ReviewFrame
      fallback={t(`actions.${action}`)}
      title={<Title {...props} />}
      bar={<Bar {...props} />}
      resetKey={key}
      isDesk={isDesk}
      onClose={onClose}
    >
      <Content key={key} {...props} isDesk={isDesk} />
    </ReviewFrame>
  )
}

const Title = (props: Props) => <ReviewTitle action={props.action} candidate={useRow(props).collectedCandidate} />

function Bar(props: Props) {
  const { tab, set } = props
  return (
    <ReviewBar
      tab={tab ?? 'details'}
      onTab={(next) => set({ tab: next === 'details' ? null : next }, { replace: true })}
      neighbours={useNeighbours(props)}
      hasCv
    />
  )
}

function Content({ isDesk, ...props }: Props & { isDesk: boolean }) {
  const { action, tab, set, onClose, onReviewed, onStale } = props
  const { t } = useTranslation(['collectedCandidates', 'review', 'shared'])
  const data = useRow(props)
  const { nextOpen: next } = useNeighbours(props)
  const candidate = data.collectedCandidate
  const { hasForm, notice, turn } = useDecision({
    candidate,
    action,
    notAllowed: t('notAllowed'),
    onTurn: (to) => set({ action: to }, { replace: true }),
  })
  if (!candidate)
    return (
      <DrawerBody>
        <EmptyState kind="unused" hint={t('review.gone', { ns: 'review' })} />
      </DrawerBody>
    )
  const body = (form: ReactNode) => (
    <ReviewPanels candidate={candidate} tab={tab ?? 'details'} hasCv isDesk={isDesk}>
      {notice}
      <CollectedInfo candidate={candidate} />
      {form}
    </ReviewPanels>
  )
  const cancel = <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
  const shared = { body, cancel, onReviewed, onStale, next, candidate }
  if (hasForm && action === 'approve' && data.lookups)
    return <CollectedApproveForm {...shared} query={data.lookups} other={candidate.canReject && turn('reject')} />
  if (hasForm && action === 'reject')
    return <CollectedRejectForm {...shared} other={candidate.canApprove && turn('approve')} />
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
