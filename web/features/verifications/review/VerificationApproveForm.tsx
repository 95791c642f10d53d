import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import { userOption } from '../../../shared/fields/UserPicker.tsx'
import ApproveFields from '../../../shared/review/ApproveFields.tsx'
import {
  approveFieldOf,
  approveInput,
  emptyApproval,
  type ApproveValues,
} from '../../../shared/review/approveValues.ts'
import type { ReviewFormProps } from '../../../shared/review/formProps.ts'
import ReviewFooter from '../../../shared/review/ReviewFooter.tsx'
import { useReview } from '../../../shared/review/useReview.ts'
import { useSession } from '../../../shared/session.ts'
import { readDraft, useDraft } from '../../../shared/useDraft.ts'
import type { VerificationApproveForm_candidate$key } from './__generated__/VerificationApproveForm_candidate.graphql.ts'
import type { VerificationApproveForm_query$key } from './__generated__/VerificationApproveForm_query.graphql.ts'
import type { VerificationApproveFormMutation } from './__generated__/VerificationApproveFormMutation.graphql.ts'

interface Props extends ReviewFormProps {
  candidate: VerificationApproveForm_candidate$key
  query: VerificationApproveForm_query$key
}

/** Approve: what becomes of the row as a candidate. Skill, channel and remark are required (001/5). */
export default function VerificationApproveForm({
  candidate: key,
  query,
  body,
  onReviewed,
  onStale,
  ...footer
}: Props) {
  const { user } = useSession()
  const candidate = useFragment(
    graphql`
    fragment VerificationApproveForm_candidate on VerificationCandidate {
      id databaseId
      channel { id }
      owner { userName fullName }
    }
  `,
    key,
  )
  const lookups = useFragment(
    graphql`
    fragment VerificationApproveForm_query on Query {
      recruitmentChannels { id name }
      jobRanks { name }
      talentFolders(first: 100, ownOnly: true) { nodes { id name } }
    }
  `,
    query,
  )
  const draftKey = `${user.userName}:verification-approve:${candidate.databaseId}`
  const form = useForm<ApproveValues>({
    defaultValues: {
      ...emptyApproval,
      channelId: candidate.channel?.id ?? '',
      owner: candidate.owner ? userOption(candidate.owner) : null,
      ...readDraft<ApproveValues>(draftKey),
    },
  })
  useDraft(form, draftKey)
  const review = useReview<VerificationApproveFormMutation, ApproveValues>(
    graphql`
    mutation VerificationApproveFormMutation($input: ApproveVerificationCandidateInput!) {
      approveVerificationCandidate(input: $input) {
        candidate { id ...VerificationCandidateRow_candidate ...VerificationInfo_candidate }
      }
    }
  `,
    { kind: 'approve', form, draftKey, onReviewed, onStale, fieldOf: approveFieldOf },
  )
  return (
    <>
      {body(
        <ApproveFields
          control={form.control}
          channels={lookups.recruitmentChannels}
          jobRanks={lookups.jobRanks}
          folders={lookups.talentFolders.nodes}
        />,
      )}
      <ReviewFooter
        kind="approve"
        {...footer}
        {...review}
        onConfirm={(next) => void review.send({ input: approveInput(candidate.id, form.getValues()) }, next)}
      />
    </>
  )
}
