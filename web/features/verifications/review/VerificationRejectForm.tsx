import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { DrawerBody } from '../../../shared/Drawer.tsx'
import { TextArea } from '../../../shared/fields/textFields.tsx'
import { UserPicker, userOption, type PickedUser } from '../../../shared/fields/UserPicker.tsx'
import { useSession } from '../../../shared/session.ts'
import { readDraft, useDraft } from '../../../shared/useDraft.ts'
import ReviewFooter from './ReviewFooter.tsx'
import { useReview } from './useReview.ts'
import type { VerificationRejectForm_candidate$key } from './__generated__/VerificationRejectForm_candidate.graphql.ts'
import type { VerificationRejectFormMutation } from './__generated__/VerificationRejectFormMutation.graphql.ts'

interface Values {
  remark: string
  owner: PickedUser | null
}

interface Props {
  candidate: VerificationRejectForm_candidate$key
  info: ReactNode
  cancel: ReactNode
  onReviewed: () => void
  onStale: () => void
}

/** Reject: a remark, and an owner if wanted (decision D-43). */
export default function VerificationRejectForm({ candidate: key, info, cancel, onReviewed, onStale }: Props) {
  const { t } = useTranslation('verifications')
  const { user } = useSession()
  const candidate = useFragment(graphql`
    fragment VerificationRejectForm_candidate on VerificationCandidate {
      id databaseId
      owner { userName fullName }
    }
  `, key)
  const draftKey = `${user.userName}:verification-reject:${candidate.databaseId}`
  const form = useForm<Values>({
    defaultValues: { remark: '', owner: candidate.owner ? userOption(candidate.owner) : null, ...readDraft<Values>(draftKey) },
  })
  useDraft(form, draftKey)
  const review = useReview<VerificationRejectFormMutation, Values>(graphql`
    mutation VerificationRejectFormMutation($input: RejectVerificationCandidateInput!) {
      rejectVerificationCandidate(input: $input) {
        candidate { id ...VerificationCandidateRow_candidate ...VerificationInfo_candidate }
      }
    }
  `, {
    kind: 'reject', form, draftKey, onReviewed, onStale,
    fieldOf: (field) => (field === 'remark' ? 'remark' : field === 'ownerUserName' ? 'owner' : null),
  })
  const send = () => {
    const { remark, owner } = form.getValues()
    void review.send({ input: { id: candidate.id, remark: remark.trim(), ownerUserName: owner?.value ?? null } })
  }
  const { control } = form
  return (
    <>
      <DrawerBody>
        {info}
        <Box as="form" display="grid" gap="4" onSubmit={(event) => event.preventDefault()}>
          <UserPicker control={control} name="owner" label={t('form.owner')} />
          <TextArea control={control} name="remark" label={t('form.remark')} isRequired maxLength={2000} />
        </Box>
      </DrawerBody>
      <ReviewFooter kind="reject" cancel={cancel} {...review} onConfirm={send} />
    </>
  )
}
