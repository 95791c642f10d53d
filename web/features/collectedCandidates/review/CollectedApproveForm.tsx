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
import type { CollectedApproveForm_candidate$key } from './__generated__/CollectedApproveForm_candidate.graphql.ts'
import type { CollectedApproveForm_query$key } from './__generated__/CollectedApproveForm_query.graphql.ts'
import type { CollectedApproveFormMutation } from './__generated__/CollectedApproveFormMutation.graphql.ts'

interface Props extends ReviewFormProps {
  candidate: CollectedApproveForm_candidate$key
  query: CollectedApproveForm_query$key
}

/** Approve: what becomes of a collected candidate. Owner, skill, channel and remark are required (001/5, decision D-43). */
export default function CollectedApproveForm({ candidate: key, query, body, onReviewed, onStale, ...footer }: Props) {
  const { user } = useSession()
  const candidate = useFragment(
    graphql`
    fragment CollectedApproveForm_candidate on CollectedCandidate {
      id databaseId
      channel { id }
      owner { userName fullName }
    }
  `,
    key,
  )
  const lookups = useFragment(
    graphql`
    fragment CollectedApproveForm_query on Query {
      recruitmentChannels { id name }
      jobRanks { name }
      talentFolders(first: 100, ownOnly: true) { nodes { id name } }
    }
  `,
    query,
  )
  const draftKey = `${user.userName}:collected-approve:${candidate.databaseId}`
  const form = useForm<ApproveValues>({
    defaultValues: {
      ...emptyApproval,
      channelId: candidate.channel?.id ?? '',
      owner: candidate.owner ? userOption(candidate.owner) : null,
      ...readDraft<ApproveValues>(draftKey),
    },
  })
  useDraft(form, draftKey)
  const review = useReview<CollectedApproveFormMutation, ApproveValues>(
    graphql`
    mutation CollectedApproveFormMutation($input: ApproveCollectedCandidateInput!) {
      approveCollectedCandidate(input: $input) { candidate { id ...CollectedCandidateRow_candidate ...CollectedInfo_candidate } }
    }
  `,
    { kind: 'approve', form, draftKey, onReviewed, onStale, fieldOf: approveFieldOf },
  )
  const send = (next: string | null) => {
    const input = approveInput(candidate.id, form.getValues())
    void review.send({ input: { ...input, ownerUserName: input.ownerUserName ?? '' } }, next)
  }
  return (
    <>
      {body(
        <ApproveFields
          control={form.control}
          channels={lookups.recruitmentChannels}
          jobRanks={lookups.jobRanks}
          folders={lookups.talentFolders.nodes}
          isOwnerRequired
        />,
      )}
      <ReviewFooter kind="approve" {...footer} {...review} onConfirm={send} />
    </>
  )
}
