import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { useAction } from '../../../shared/hooks/useAction.ts'
import NoteForm from './NoteForm.tsx'
import type { NoteItem_note$key } from './__generated__/NoteItem_note.graphql.ts'
import type { NoteItemDeleteMutation } from './__generated__/NoteItemDeleteMutation.graphql.ts'

interface Props {
  note: NoteItem_note$key
  candidateId: string
  databaseId: string
  onChanged: () => void
}

/** A note with its author, time and shares. Its author can change and delete it. */
export default function NoteItem({ note: key, candidateId, databaseId, onChanged }: Props) {
  const { t } = useTranslation('candidateDetails')
  const [isEditing, setEditing] = useState(false)
  const note = useFragment(
    graphql`
    fragment NoteItem_note on CandidateNote {
      id text createdAt updatedAt canEdit
      author { fullName }
      sharedUsers { id userName fullName }
    }
  `,
    key,
  )
  const [remove, isRemoving] = useAction<NoteItemDeleteMutation>(
    graphql`
    mutation NoteItemDeleteMutation($input: DeleteCandidateNoteInput!) {
      deleteCandidateNote(input: $input) { deletedCandidateNoteId }
    }
  `,
    { success: t('noteDeleted') },
  )
  const { sharedUsers } = note
  const sharing =
    sharedUsers && sharedUsers.length > 0
      ? t('sharedWith', {
          replace: { names: sharedUsers.map(({ userName, fullName }) => fullName || userName).join(', ') },
        })
      : sharedUsers && t('sharedWithAll')
  const changed = () => {
    setEditing(false)
    onChanged()
  }
  return (
    <Box as="article" border="1px solid" borderColor="border" borderRadius="10px" padding="3">
      {isEditing && sharedUsers ? (
        <NoteForm
          candidateId={candidateId}
          databaseId={databaseId}
          noteId={note.id}
          text={note.text}
          shares={sharedUsers}
          onSaved={changed}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <Flex gap="2" wrap="wrap" color="fg.muted" fontSize="12.5px" marginBlockEnd="1">
            <Box as="strong" color="fg">
              {note.author?.fullName ?? '—'}
            </Box>
            <span>{formatDateTime(note.createdAt)}</span>
            {note.updatedAt !== note.createdAt && <span>({t('changed')})</span>}
            {sharing && <span>· {sharing}</span>}
          </Flex>
          <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
            {note.text}
          </Box>
          {note.canEdit && (
            <Flex gap="1" marginBlockStart="1">
              <Button size="small" kind="quiet" onClick={() => setEditing(true)}>
                {t('edit')}
              </Button>
              <ConfirmButton
                size="small"
                kind="quiet"
                disabled={isRemoving}
                question={t('deleteNoteQuestion')}
                onConfirm={() => void remove({ input: { id: note.id } }).then(onChanged, () => {})}
              >
                {t('delete')}
              </ConfirmButton>
            </Flex>
          )}
        </>
      )}
    </Box>
  )
}
