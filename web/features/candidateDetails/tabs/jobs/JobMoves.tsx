import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { formatDateTime } from '../../../../shared/format/dates.ts'
import { PartFailed } from '../../../../shared/ui/ErrorState.tsx'
import type { JobMovesQuery } from './__generated__/JobMovesQuery.graphql.ts'

/** The candidate's moves through the stages of one job, newest first. */
export default function JobMoves({ id }: { id: string }) {
  const { t } = useTranslation('candidateDetails')
  const { node } = useLazyLoadQuery<JobMovesQuery>(
    graphql`
      query JobMovesQuery($id: ID!) {
        node(id: $id) {
          ... on JobCandidate {
            moves { id cause fromName toName reason note at user { fullName } undoneAt undoneBy { fullName } }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  )
  const moves = node?.moves
  if (!moves) return <PartFailed />
  return (
    <chakra.ol listStyleType="none" margin="0" padding="0" display="grid" gap="1" fontSize="12px">
      {moves.map(({ id: moveId, cause, fromName, toName, reason, note, at, user, undoneAt, undoneBy }) => (
        <li key={moveId}>
          <chakra.span textDecoration={undoneAt ? 'line-through' : undefined}>
            {t(`stage.causes.${cause}`)}
            {fromName && toName ? `: ${fromName} → ${toName}` : (toName ?? reason) ? `: ${toName ?? reason}` : ''}
            {note && ` (${note})`}
          </chakra.span>{' '}
          <chakra.span color="fg.muted">
            {[user?.fullName, formatDateTime(at)].filter(Boolean).join(' · ')}
            {undoneAt && ` · ${t('stage.undone', { replace: { name: undoneBy?.fullName ?? '' } })}`}
          </chakra.span>
        </li>
      ))}
    </chakra.ol>
  )
}
