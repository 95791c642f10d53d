import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { asMutation, type TypedQuery } from '../../../shared/list/typed.ts'
import ApproveForm from '../../../shared/review/form/ApproveForm.tsx'
import type { ReviewedList } from '../../../shared/review/desk/neighbours.ts'
import RejectForm from '../../../shared/review/form/RejectForm.tsx'
import ReviewDrawer, { type ReviewDrawerProps } from '../../../shared/review/desk/ReviewDrawer.tsx'
import { useIsWide } from '../../../shared/review/desk/useDesk.ts'
import CollectedInfo from './CollectedInfo.tsx'
import type { CollectedCandidateListQuery } from '../__generated__/CollectedCandidateListQuery.graphql.ts'
import type { CollectedReviewDrawerApproveMutation } from './__generated__/CollectedReviewDrawerApproveMutation.graphql.ts'
import type { CollectedReviewDrawerQuery } from './__generated__/CollectedReviewDrawerQuery.graphql.ts'
import type { CollectedReviewDrawerRejectMutation } from './__generated__/CollectedReviewDrawerRejectMutation.graphql.ts'

const approve = asMutation<CollectedReviewDrawerApproveMutation>(graphql`
  mutation CollectedReviewDrawerApproveMutation($input: ApproveCollectedCandidateInput!) {
    approveCollectedCandidate(input: $input) { candidate { id ...CollectedCandidateList_candidate ...CollectedInfo_candidate } }
  }
`)
const reject = asMutation<CollectedReviewDrawerRejectMutation>(graphql`
  mutation CollectedReviewDrawerRejectMutation($input: RejectCollectedCandidateInput!) {
    rejectCollectedCandidate(input: $input) { candidate { id ...CollectedCandidateList_candidate ...CollectedInfo_candidate } }
  }
`)

interface Props extends ReviewDrawerProps {
  /** The list behind, and what it was asked for with. */
  query: TypedQuery<CollectedCandidateListQuery>
  list: CollectedCandidateListQuery['variables']
}

/** One collected candidate: what the source sent, the CV if there is one, and the form to approve or reject it. */
export default function CollectedReviewDrawer({ query, list, ...props }: Props) {
  const { t } = useTranslation('collectedCandidates')
  const { row, action } = props
  const environment = useRelayEnvironment()
  const useRow = () =>
    useLazyLoadQuery<CollectedReviewDrawerQuery>(
      graphql`
    query CollectedReviewDrawerQuery($row: ID!, $isApprove: Boolean!) {
      candidate: collectedCandidate(databaseId: $row) {
        id databaseId name status canApprove canReject reviewedAt cvPath infoJson
        channel { id }
        owner { userName fullName }
        reviewedBy { userName fullName }
        ...CollectedInfo_candidate
      }
      ...ApproveForm_query @alias(as: "lookups") @include(if: $isApprove)
    }
  `,
      { row, isApprove: action === 'approve' },
      { fetchPolicy: 'store-or-network' },
    )
  const useNodes = () =>
    useLazyLoadQuery<CollectedCandidateListQuery>(query, list, { fetchPolicy: 'store-or-network' }).collectedCandidates
  const useList = (): ReviewedList => {
    const { nodes, totalCount: total } = useNodes()
    const fetchPage = async (page: number) =>
      (await fetchQuery<CollectedCandidateListQuery>(environment, query, { ...list, page }).toPromise())
        ?.collectedCandidates.nodes
    return { ...list, nodes, total, fetchPage }
  }
  // Wide only for a CV: most sources send none. A row of an old address may not be in the list.
  const hasOwnCv = useNodes().nodes.find(({ databaseId }) => databaseId === row)?.cvPath !== null
  return (
    <ReviewDrawer
      {...props}
      useRow={useRow}
      useList={useList}
      hasCv
      isDesk={useIsWide() && hasOwnCv}
      notAllowed={t('notAllowed')}
      info={(candidate) => <CollectedInfo candidate={candidate} />}
      form={(candidate, { lookups }, shared) => {
        const form = { ...shared, candidate, draft: 'collected' }
        if (action === 'reject') {
          return <RejectForm {...form} mutation={reject} variables={({ id, remark }) => ({ input: { id, remark } })} />
        }
        return (
          lookups && (
            <ApproveForm
              {...form}
              query={lookups}
              mutation={approve}
              isOwnerRequired
              variables={(input) => ({ input: { ...input, ownerUserName: input.ownerUserName ?? '' } })}
            />
          )
        )
      }}
    />
  )
}
