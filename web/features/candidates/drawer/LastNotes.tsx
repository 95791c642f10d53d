import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDateTime } from '../../../shared/format/dates.ts'
import type { LastNotes_candidate$key } from './__generated__/LastNotes_candidate.graphql.ts'

/** The latest notes on a candidate. */
export default function LastNotes({ candidate }: { candidate: LastNotes_candidate$key }) {
  const { t } = useTranslation('candidates')
  const { notes } = useFragment(
    graphql`
    fragment LastNotes_candidate on Candidate {
      notes(first: 3) { totalCount nodes { id text createdAt author { fullName } } }
    }
  `,
    candidate,
  )
  if (!notes) return null
  return (
    <Box as="section" aria-label={t('lastNotes')}>
      <Box as="h3" fontWeight="600" marginBlockEnd="2">
        {t('lastNotes')}
      </Box>
      {notes.nodes.length === 0 && <Box color="fg.muted">{t('noNotes')}</Box>}
      {notes.nodes.map((note) => (
        <Box key={note.id} paddingBlock="2" borderBlockStart="1px solid" borderColor="border">
          <Box color="fg.muted" fontSize="12px">
            {note.author?.fullName ?? '—'} · {formatDateTime(note.createdAt)}
          </Box>
          <Box whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp={6}>
            {note.text}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
