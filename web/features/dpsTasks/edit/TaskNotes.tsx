import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import TaskNoteList from './TaskNoteList.tsx'
import type { TaskNotesQuery } from './__generated__/TaskNotesQuery.graphql.ts'

/** The users with whom the user shares notes on the candidate, and the notes that the user may read (001/7.5). */
export default function TaskNotes({ databaseId }: { databaseId: string }) {
  const { t } = useTranslation('dpsTasks')
  const { dpsTask: task } = useLazyLoadQuery<TaskNotesQuery>(
    graphql`
    query TaskNotesQuery($task: ID!) {
      dpsTask(databaseId: $task) {
        noteShares { userName fullName }
        candidate { ...TaskNoteList_candidate }
      }
    }
  `,
    { task: databaseId },
    { fetchPolicy: 'store-and-network' },
  )
  if (!task?.candidate) return <EmptyState kind="unused" hint={t('notes.gone')} />
  return (
    <Box display="grid" gap="4">
      <Box as="section" aria-label={t('notes.shares')}>
        <Box as="h3" fontWeight="600" fontSize="13px" marginBlockEnd="1">
          {t('notes.shares')}
        </Box>
        <Box color="fg.muted">
          {!task.noteShares
            ? '—'
            : task.noteShares.map(({ userName, fullName }) => fullName || userName).join(', ') || t('notes.nobody')}
        </Box>
      </Box>
      <TaskNoteList candidate={task.candidate} />
    </Box>
  )
}
