import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { asMutation, type TypedQuery } from '../../../shared/list/typed.ts'
import ApproveForm from '../../../shared/review/form/ApproveForm.tsx'
import type { ReviewedList } from '../../../shared/review/desk/neighbours.ts'
import RejectForm from '../../../shared/review/form/RejectForm.tsx'
import ReviewDrawer, { type ReviewDrawerProps } from '../../../shared/review/desk/ReviewDrawer.tsx'
import { useIsWide } from '../../../shared/review/desk/useDesk.ts'
import InboundInfo from './InboundInfo.tsx'
import type { InboundCandidateListQuery } from '../__generated__/InboundCandidateListQuery.graphql.ts'
import type { InboundReviewDrawerApproveMutation } from './__generated__/InboundReviewDrawerApproveMutation.graphql.ts'
import type { InboundReviewDrawerQuery } from './__generated__/InboundReviewDrawerQuery.graphql.ts'
import type { InboundReviewDrawerRejectMutation } from './__generated__/InboundReviewDrawerRejectMutation.graphql.ts'

const approve = asMutation<InboundReviewDrawerApproveMutation>(graphql`
  mutation InboundReviewDrawerApproveMutation($input: ApproveInboundCandidateInput!) {
    approveInboundCandidate(input: $input) { candidate { id ...InboundCandidateList_candidate ...InboundInfo_candidate } }
  }
`)
const reject = asMutation<InboundReviewDrawerRejectMutation>(graphql`
  mutation InboundReviewDrawerRejectMutation($input: RejectInboundCandidateInput!) {
    rejectInboundCandidate(input: $input) { candidate { id ...InboundCandidateList_candidate ...InboundInfo_candidate } }
  }
`)

interface Props extends ReviewDrawerProps {
  /** The query of the list behind the drawer, and its variables. */
  query: TypedQuery<InboundCandidateListQuery>
  list: InboundCandidateListQuery['variables']
}

/** One inbound candidate: what the source sent, the CV if there is one, and the form to approve or reject it. */
export default function InboundReviewDrawer({ query, list, ...props }: Props) {
  const { t } = useTranslation('inboundCandidates')
  const { row, action } = props
  const environment = useRelayEnvironment()
  const useRow = () =>
    useLazyLoadQuery<InboundReviewDrawerQuery>(
      graphql`
    query InboundReviewDrawerQuery($row: ID!, $isApprove: Boolean!) {
      candidate: inboundCandidate(databaseId: $row) {
        id databaseId name status statusName canApprove canReject reviewedAt cv { path } infoJson
        channel { id }
        info { name value }
        cvReading @include(if: $isApprove) @catch(to: NULL) { ...prefill_reading }
        owner { id userName fullName }
        reviewedBy { userName fullName }
        ...InboundInfo_candidate
      }
      ...ApproveForm_query @alias(as: "lookups") @include(if: $isApprove)
    }
  `,
      { row, isApprove: action === 'approve' },
      { fetchPolicy: 'store-or-network' },
    )
  const useNodes = () =>
    useLazyLoadQuery<InboundCandidateListQuery>(query, list, { fetchPolicy: 'store-or-network' }).inboundCandidates
  const useList = (): ReviewedList => {
    const { nodes, totalCount: total } = useNodes()
    const fetchPage = async (page: number) =>
      (await fetchQuery<InboundCandidateListQuery>(environment, query, { ...list, page }).toPromise())
        ?.inboundCandidates.nodes
    return { ...list, page: list.page ?? 1, nodes, total, fetchPage }
  }
  // The drawer is wide only for a CV, because most sources send none. A row from an old address may not be in the list.
  const hasOwnCv = useNodes().nodes.find(({ databaseId }) => databaseId === row)?.cv !== null
  return (
    <ReviewDrawer
      {...props}
      useRow={useRow}
      useList={useList}
      hasCv
      isDesk={useIsWide() && hasOwnCv}
      notAllowed={t('notAllowed')}
      info={(candidate) => <InboundInfo candidate={candidate} />}
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
              variables={(input) => ({ input: { ...input, ownerId: input.ownerId ?? '' } })}
            />
          )
        )
      }}
    />
  )
}
