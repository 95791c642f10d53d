import { Box } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MutationParameters } from 'relay-runtime'
import { TextArea } from '../../fields/textFields.tsx'
import { UserPicker, idOfUser, userOption, type PickedUser } from '../../fields/UserPicker.tsx'
import type { TypedMutation } from '../../list/typed.ts'
import { useSession } from '../../session/session.ts'
import { readDraft, useDraft } from '../../hooks/useDraft.ts'
import type { DecidedRow, ReviewFormProps } from './formProps.ts'
import ReviewFooter from '../desk/ReviewFooter.tsx'
import { useReview } from '../desk/useReview.ts'

interface Values {
  remark: string
  owner: PickedUser | null
}

interface Props<M extends MutationParameters> extends ReviewFormProps {
  candidate: DecidedRow
  mutation: TypedMutation<M>
  variables: (input: { id: string; remark: string; ownerId: string | null }) => M['variables']
  /** The name of the list in the draft's key. */
  draft: string
  /** Whether a rejected row may have an owner (decision D-43). */
  hasOwner?: boolean
}

/** The form that rejects a row: a remark, and an optional owner. */
export default function RejectForm<M extends MutationParameters>({
  candidate: { id, databaseId, owner },
  mutation,
  variables,
  draft,
  hasOwner = false,
  body,
  isAsked,
  onReviewed,
  onStale,
  ...footer
}: Props<M>) {
  const { t } = useTranslation('review')
  const { user } = useSession()
  const draftKey = `${user.userName}:${draft}-reject:${databaseId}`
  const form = useForm<Values>({
    defaultValues: { remark: '', owner: hasOwner && owner ? userOption(owner) : null, ...readDraft<Values>(draftKey) },
  })
  useDraft(form, draftKey)
  const review = useReview<M, Values>(mutation, {
    kind: 'reject',
    form,
    draftKey,
    onReviewed,
    onStale,
    fieldOf: (field) => (field === 'remark' ? 'remark' : field === 'ownerId' && hasOwner ? 'owner' : null),
  })
  useEffect(() => {
    if (isAsked) form.setFocus('remark')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the form opens
  }, [])
  const send = (next: string | null) => {
    const { remark, owner: chosen } = form.getValues()
    void review.send(variables({ id, remark: remark.trim(), ownerId: chosen && idOfUser(chosen) }), next)
  }
  const { control } = form
  return (
    <>
      {body(
        <Box as="form" display="grid" gap="4" onSubmit={(event) => event.preventDefault()}>
          {hasOwner && <UserPicker control={control} name="owner" label={t('form.owner')} />}
          <TextArea control={control} name="remark" label={t('form.remark')} isRequired maxLength={2000} />
        </Box>,
      )}
      <ReviewFooter kind="reject" {...footer} {...review} onConfirm={send} />
    </>
  )
}
