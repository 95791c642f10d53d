import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { asMutation, type TypedQuery } from '../../../shared/list/typed.ts'
import ApproveForm from '../../../shared/review/form/ApproveForm.tsx'
import type { ReviewedList } from '../../../shared/review/desk/neighbours.ts'
import RejectForm from '../../../shared/review/form/RejectForm.tsx'
import ReviewDrawer, { type ReviewDrawerProps } from '../../../shared/review/desk/ReviewDrawer.tsx'
import { useIsWide } from '../../../shared/review/desk/useDesk.ts'
import type { VerificationCandidateListQuery } from '../candidates/__generated__/VerificationCandidateListQuery.graphql.ts'
import SaveExistingForm from './SaveExistingForm.tsx'
import VerificationInfo from './VerificationInfo.tsx'
import type { VerificationReviewDrawerApproveMutation } from './__generated__/VerificationReviewDrawerApproveMutation.graphql.ts'
import type { VerificationReviewDrawerQuery } from './__generated__/VerificationReviewDrawerQuery.graphql.ts'
import type { VerificationReviewDrawerRejectMutation } from './__generated__/VerificationReviewDrawerRejectMutation.graphql.ts'

const approve = asMutation<VerificationReviewDrawerApproveMutation>(graphql`
  mutation VerificationReviewDrawerApproveMutation($input: ApproveVerificationCandidateInput!) {
    approveVerificationCandidate(input: $input) { candidate { id ...VerificationCandidateList_candidate ...VerificationInfo_candidate } }
  }
`)
const reject = asMutation<VerificationReviewDrawerRejectMutation>(graphql`
  mutation VerificationReviewDrawerRejectMutation($input: RejectVerificationCandidateInput!) {
    rejectVerificationCandidate(input: $input) { candidate { id ...VerificationCandidateList_candidate ...VerificationInfo_candidate } }
  }
`)

export interface ReviewProps extends ReviewDrawerProps {
  /** The query of the list behind the drawer, and its variables. */
  query: TypedQuery<VerificationCandidateListQuery>
  list: VerificationCandidateListQuery['variables']
  /** Whether the folder receives its candidates by e-mail. */
  hasCv: boolean
}

/** A row: the imported data, its CV, and the form to approve, reject or save it. */
export default function VerificationReviewDrawer({ query, list, ...props }: ReviewProps) {
  const { t } = useTranslation('verifications')
  const { row, action, hasCv } = props
  const environment = useRelayEnvironment()
  const useRow = () =>
    useLazyLoadQuery<VerificationReviewDrawerQuery>(
      graphql`
    query VerificationReviewDrawerQuery($row: ID!, $isApprove: Boolean!) {
      candidate: verificationCandidate(databaseId: $row) {
        id databaseId name status statusName canApprove canReject reviewedAt cv { path } infoJson
        channel { id }
        info { name value }
        cvReading @include(if: $isApprove) @catch(to: NULL) { ...prefill_reading }
        owner { id userName fullName }
        reviewedBy { userName fullName }
        ...VerificationInfo_candidate
        ...SaveExistingForm_candidate
      }
      ...ApproveForm_query @alias(as: "lookups") @include(if: $isApprove)
    }
  `,
      { row, isApprove: action === 'approve' },
      { fetchPolicy: 'store-or-network' },
    )
  const useList = (): ReviewedList => {
    const data = useLazyLoadQuery<VerificationCandidateListQuery>(query, list, { fetchPolicy: 'store-or-network' })
    const fetchPage = async (page: number) =>
      (await fetchQuery<VerificationCandidateListQuery>(environment, query, { ...list, page }).toPromise())
        ?.verificationFolder?.candidates.nodes
    const candidates = data.verificationFolder?.candidates
    const [nodes, total] = [candidates?.nodes ?? [], candidates?.totalCount ?? 0]
    return { ...list, page: list.page ?? 1, nodes, total, fetchPage }
  }
  return (
    <ReviewDrawer
      {...props}
      useRow={useRow}
      useList={useList}
      isDesk={useIsWide() && hasCv}
      notAllowed={t('reasons.notYours')}
      info={(candidate) => <VerificationInfo candidate={candidate} />}
      form={(candidate, { lookups }, shared) => {
        const form = { ...shared, candidate, draft: 'verification' }
        if (action === 'reject')
          return <RejectForm {...form} hasOwner mutation={reject} variables={(input) => ({ input })} />
        if (action === 'save') return <SaveExistingForm {...shared} candidate={candidate} />
        return (
          lookups && <ApproveForm {...form} query={lookups} mutation={approve} variables={(input) => ({ input })} />
        )
      }}
    />
  )
}
