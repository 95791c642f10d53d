import { graphql } from 'react-relay/hooks'
import { useSend } from '../../../shared/hooks/useSend.ts'
import { BulkReview } from '../../../shared/review/bulk/BulkReview.tsx'
import type { BulkSelection } from '../../../shared/review/bulk/bulkForms.ts'
import type { InboundBulkApproveMutation } from './__generated__/InboundBulkApproveMutation.graphql.ts'
import type { InboundBulkRejectMutation } from './__generated__/InboundBulkRejectMutation.graphql.ts'

/** Approves or rejects many inbound candidates. */
export function InboundBulk(props: BulkSelection) {
  const approve = useSend<InboundBulkApproveMutation>(graphql`
    mutation InboundBulkApproveMutation($input: ApproveInboundCandidateInput!) {
      approveInboundCandidate(input: $input) { candidate { id ...InboundCandidateList_candidate } }
    }
  `)
  const reject = useSend<InboundBulkRejectMutation>(graphql`
    mutation InboundBulkRejectMutation($input: RejectInboundCandidateInput!) {
      rejectInboundCandidate(input: $input) { candidate { id ...InboundCandidateList_candidate } }
    }
  `)
  return (
    <BulkReview
      {...props}
      isOwnerRequired
      approve={(input) => approve({ input: { ...input, ownerId: input.ownerId ?? '' } })}
      reject={({ id, remark }) => reject({ input: { id, remark } })}
    />
  )
}
