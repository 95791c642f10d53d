import { Box, Flex } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { TextArea } from '../../../shared/fields/textFields.tsx'
import { UsersPicker, idOfUser, userOption, type PickedUser } from '../../../shared/fields/UserPicker.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { clearDraft, readDraft, useDraft } from '../../../shared/hooks/useDraft.ts'
import type { NoteFormMutation } from './__generated__/NoteFormMutation.graphql.ts'

interface Values {
  text: string
  sharedUsers: PickedUser[]
}

interface Props {
  candidateId: string
  databaseId: string
  /** The id of an existing note. */
  noteId?: string
  text?: string
  shares: readonly { id: string; userName: string; fullName: string }[]
  onSaved: () => void
  onCancel?: () => void
}

/**
 * The form for a note of at most 2,000 characters, shared with certain users or with everyone who may read the
 * candidate.
 */
export default function NoteForm({ candidateId, databaseId, noteId, text = '', shares, onSaved, onCancel }: Props) {
  const { t } = useTranslation('candidateDetails')
  const { user } = useSession()
  const draftKey = `${user.userName}:note:${databaseId}:${noteId ?? 'new'}`
  const form = useForm<Values>({
    defaultValues: { text, sharedUsers: shares.map(userOption), ...readDraft<Values>(draftKey) },
  })
  // The draft survives a change of tab or page, so no confirmation is needed before leaving.
  useDraft(form, draftKey)
  const { control, setError, reset } = form
  const [save, isSaving] = useAction<NoteFormMutation>(
    graphql`
    mutation NoteFormMutation($input: SaveCandidateNoteInput!) {
      saveCandidateNote(input: $input) { note { id ...NoteItem_note } candidate { id lastNoteAt lastActivityAt ...TimelineTab_candidate } }
    }
  `,
    { success: t('noteSaved') },
  )
  const send = form.handleSubmit(async (values) => {
    const input = {
      candidateId,
      noteId: noteId ?? null,
      text: values.text.trim(),
      sharedUserIds: values.sharedUsers.map(idOfUser),
    }
    const onFieldError = (field: string, message: string) => {
      const name = field === 'text' ? 'text' : field === 'sharedUserIds' ? 'sharedUsers' : null
      if (name) setError(name, { message })
      return name !== null
    }
    try {
      await save({ input }, { onFieldError })
    } catch {
      return // The error has already been shown; the input is preserved.
    }
    clearDraft(draftKey)
    reset({ text: '', sharedUsers: values.sharedUsers })
    onSaved()
  })
  return (
    <Box as="form" display="grid" gap="3" onSubmit={(event) => void send(event)}>
      <TextArea
        control={control}
        name="text"
        label={t('note')}
        isRequired
        maxLength={2000}
        rows={3}
        placeholder={t('notePlaceholder')}
      />
      <UsersPicker control={control} name="sharedUsers" label={t('noteShares')} hint={t('noteSharesHint')} />
      <Flex gap="2">
        <Button kind="primary" type="submit" disabled={isSaving} aria-busy={isSaving}>
          {t(noteId ? 'saveNote' : 'addNote')}
        </Button>
        {onCancel && (
          <Button
            onClick={() => {
              clearDraft(draftKey)
              onCancel()
            }}
          >
            {t('cancel')}
          </Button>
        )}
      </Flex>
    </Box>
  )
}
