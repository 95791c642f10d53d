import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { PartFailed } from '../../../shared/ui/ErrorState.tsx'
import NoteForm from './NoteForm.tsx'
import NoteItem from './NoteItem.tsx'
import type { NotesTab_candidate$key } from './__generated__/NotesTab_candidate.graphql.ts'
import type { NotesTabPageQuery } from './__generated__/NotesTabPageQuery.graphql.ts'

/** The notes that the user may read, newest first, and a form for a new one. */
export default function NotesTab({ candidate: key }: { candidate: NotesTab_candidate$key }) {
  const { t } = useTranslation('candidateDetails')
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    NotesTabPageQuery,
    NotesTab_candidate$key
  >(
    graphql`
    fragment NotesTab_candidate on Candidate
    @refetchable(queryName: "NotesTabPageQuery")
    @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
      id databaseId canAddNote
      noteShares { id userName fullName }
      notes(first: $first, after: $after) @connection(key: "NotesTab_notes") {
        edges { node { id ...NoteItem_note } }
      }
    }
  `,
    key,
  )
  const refresh = () => refetch({}, { fetchPolicy: 'network-only' })
  const notes = data.notes?.edges.map(({ node }) => node) ?? []
  return (
    <Box display="grid" gap="4" maxWidth="760px">
      {/* A new note is shared with the same users as the latest note. Without that list it would be visible to everyone. */}
      {data.canAddNote && data.noteShares && (
        <NoteForm
          key={notes[0]?.id ?? 'first'}
          candidateId={data.id}
          databaseId={data.databaseId}
          shares={data.noteShares}
          onSaved={refresh}
        />
      )}
      {!data.notes && <PartFailed />}
      {data.notes && notes.length === 0 && <EmptyState kind="unused" hint={t('noNotes')} />}
      {notes.map((note) => (
        <NoteItem key={note.id} note={note} candidateId={data.id} databaseId={data.databaseId} onChanged={refresh} />
      ))}
      {hasNext && (
        <Button justifySelf="start" disabled={isLoadingNext} onClick={() => loadNext(20)}>
          {t('earlier')}
        </Button>
      )}
    </Box>
  )
}
