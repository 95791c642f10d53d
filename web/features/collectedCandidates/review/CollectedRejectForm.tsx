import { Box } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextArea } from '../../../shared/fields/textFields.tsx'
import type { ReviewFormProps } from '../../../shared/review/formProps.ts'
import ReviewFooter from '../../../shared/review/ReviewFooter.tsx'
import { useReview } from '../../../shared/review/useReview.ts'
import { useSession } from '../../../shared/session.ts'
import { readDraft, useDraft } from '../../../shared/useDraft.ts'
import type { CollectedRejectForm_candidate$key } from './__generated__/CollectedRejectForm_candidate.graphql.ts'
import type { CollectedRejectFormMutation } from './__generated__/CollectedRejectFormMutation.graphql.ts'

interface Values {
  remark: string
}

interface Props extends ReviewFormProps {
  candidate: CollectedRejectForm_candidate$key
}

/** Reject: a remark (decision D-43). */
export default function CollectedRejectForm({ candidate: key, body, onReviewed, onStale, ...footer }: Props) {
  const { t } = useTranslation('review')
  const { user } = useSession()
  const { id, databaseId } = useFragment(
    graphql`
    fragment CollectedRejectForm_candidate on CollectedCandidate { id databaseId }
  `,
    key,
  )
  const draftKey = `${user.userName}:collected-reject:${databaseId}`
  const form = useForm<Values>({ defaultValues: { remark: '', ...readDraft<Values>(draftKey) } })
  useDraft(form, draftKey)
  const review = useReview<CollectedRejectFormMutation, Values>(
    graphql`
    mutation CollectedRejectFormMutation($input: RejectCollectedCandidateInput!) {
      rejectCollectedCandidate(input: $input) { candidate { id ...CollectedCandidateRow_candidate ...CollectedInfo_candidate } }
    }
  `,
    { kind: 'reject', form, draftKey, onReviewed, onStale, fieldOf: (field) => (field === 'remark' ? 'remark' : null) },
  )
  return (
    <>
      {body(
        <Box as="form" onSubmit={(event) => event.preventDefault()}>
          <TextArea control={form.control} name="remark" label={t('form.remark')} isRequired maxLength={2000} />
        </Box>,
      )}
      <ReviewFooter
        kind="reject"
        {...footer}
        {...review}
        onConfirm={(next) => void review.send({ input: { id, remark: form.getValues().remark.trim() } }, next)}
      />
    </>
  )
}
