import { graphql } from 'react-relay/hooks'
import { useSend } from '../../../shared/hooks/useSend.ts'
import { BulkReview } from '../../../shared/review/bulk/BulkReview.tsx'
import type { BulkSelection } from '../../../shared/review/bulk/bulkForms.ts'
import type { VerificationBulkApproveMutation } from './__generated__/VerificationBulkApproveMutation.graphql.ts'
import type { VerificationBulkRejectMutation } from './__generated__/VerificationBulkRejectMutation.graphql.ts'

/** Approves or rejects many rows of a folder. */
export function VerificationBulk(props: BulkSelection) {
  const approve = useSend<VerificationBulkApproveMutation>(graphql`
    mutation VerificationBulkApproveMutation($input: ApproveVerificationCandidateInput!) {
      approveVerificationCandidate(input: $input) { candidate { id ...VerificationCandidateList_candidate } }
    }
  `)
  const reject = useSend<VerificationBulkRejectMutation>(graphql`
    mutation VerificationBulkRejectMutation($input: RejectVerificationCandidateInput!) {
      rejectVerificationCandidate(input: $input) { candidate { id ...VerificationCandidateList_candidate } }
    }
  `)
  return (
    <BulkReview {...props} hasOwner approve={(input) => approve({ input })} reject={(input) => reject({ input })} />
  )
}
