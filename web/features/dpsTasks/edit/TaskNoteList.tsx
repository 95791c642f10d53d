import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import type { TaskNoteList_candidate$key } from './__generated__/TaskNoteList_candidate.graphql.ts'
import type { TaskNoteListPageQuery } from './__generated__/TaskNoteListPageQuery.graphql.ts'

/** Notes on the candidate, newest first, each with its shares. They are written on the candidate's page. */
export default function TaskNoteList({ candidate }: { candidate: TaskNoteList_candidate$key }) {
  const { t } = useTranslation('dpsTasks')
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TaskNoteListPageQuery,
    TaskNoteList_candidate$key
  >(
    graphql`
    fragment TaskNoteList_candidate on Candidate
    @refetchable(queryName: "TaskNoteListPageQuery")
    @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
      notes(first: $first, after: $after) @connection(key: "TaskNoteList_notes") {
        edges { node { id text createdAt author { fullName } sharedUsers { userName fullName } } }
      }
    }
  `,
    candidate,
  )
  const notes = data.notes?.edges.map(({ node }) => node) ?? []
  return (
    <Box as="section" aria-label={t('notes.list')} display="grid" gap="2">
      <Box as="h3" fontWeight="600" fontSize="13px">
        {t('notes.list')}
      </Box>
      {notes.length === 0 && <EmptyState kind="unused" hint={t('notes.none')} />}
      {notes.map((note) => (
        <Box as="article" key={note.id} border="1px solid" borderColor="border" borderRadius="10px" padding="3">
          <Flex gap="2" wrap="wrap" color="fg.muted" fontSize="12.5px" marginBlockEnd="1">
            <Box as="strong" color="fg">
              {note.author?.fullName ?? '—'}
            </Box>
            <span>{formatDateTime(note.createdAt)}</span>
            {note.sharedUsers && (
              <span>
                ·{' '}
                {note.sharedUsers.length === 0
                  ? t('notes.withAll')
                  : t('notes.with', {
                      replace: {
                        names: note.sharedUsers.map(({ userName, fullName }) => fullName || userName).join(', '),
                      },
                    })}
              </span>
            )}
          </Flex>
          <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
            {note.text}
          </Box>
        </Box>
      ))}
      {hasNext && (
        <Button justifySelf="start" disabled={isLoadingNext} onClick={() => loadNext(20)}>
          {t('notes.earlier')}
        </Button>
      )}
    </Box>
  )
}
