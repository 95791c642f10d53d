import { Box } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextArea } from '../../../shared/fields/textFields.tsx'
import { UserPicker, userOption, type PickedUser } from '../../../shared/fields/UserPicker.tsx'
import type { ReviewFormProps } from '../../../shared/review/formProps.ts'
import ReviewFooter from '../../../shared/review/ReviewFooter.tsx'
import { useReview } from '../../../shared/review/useReview.ts'
import { useSession } from '../../../shared/session.ts'
import { readDraft, useDraft } from '../../../shared/useDraft.ts'
import type { VerificationRejectForm_candidate$key } from './__generated__/VerificationRejectForm_candidate.graphql.ts'
import type { VerificationRejectFormMutation } from './__generated__/VerificationRejectFormMutation.graphql.ts'

interface Values {
  remark: string
  owner: PickedUser | null
}

interface Props extends ReviewFormProps {
  candidate: VerificationRejectForm_candidate$key
}

/** Reject: a remark, and an owner if wanted (decision D-43). */
export default function VerificationRejectForm({ candidate: key, body, onReviewed, onStale, ...footer }: Props) {
  const { t } = useTranslation('review')
  const { user } = useSession()
  const candidate = useFragment(
    graphql`
    fragment VerificationRejectForm_candidate on VerificationCandidate {
      id databaseId
      owner { userName fullName }
    }
  `,
    key,
  )
  const draftKey = `${user.userName}:verification-reject:${candidate.databaseId}`
  const form = useForm<Values>({
    defaultValues: {
      remark: '',
      owner: candidate.owner ? userOption(candidate.owner) : null,
      ...readDraft<Values>(draftKey),
    },
  })
  useDraft(form, draftKey)
  const review = useReview<VerificationRejectFormMutation, Values>(
    graphql`
    mutation VerificationRejectFormMutation($input: RejectVerificationCandidateInput!) {
      rejectVerificationCandidate(input: $input) {
        candidate { id ...VerificationCandidateRow_candidate ...VerificationInfo_candidate }
      }
    }
  `,
    {
      kind: 'reject',
      form,
      draftKey,
      onReviewed,
      onStale,
      fieldOf: (field) => (field === 'remark' ? 'remark' : field === 'ownerUserName' ? 'owner' : null),
    },
  )
  const send = (next: string | null) => {
    const { remark, owner } = form.getValues()
    void review.send({ input: { id: candidate.id, remark: remark.trim(), ownerUserName: owner?.value ?? null } }, next)
  }
  const { control } = form
  return (
    <>
      {body(
        <Box as="form" display="grid" gap="4" onSubmit={(event) => event.preventDefault()}>
          <UserPicker control={control} name="owner" label={t('form.owner')} />
          <TextArea control={control} name="remark" label={t('form.remark')} isRequired maxLength={2000} />
        </Box>,
      )}
      <ReviewFooter kind="reject" {...footer} {...review} onConfirm={send} />
    </>
  )
}
