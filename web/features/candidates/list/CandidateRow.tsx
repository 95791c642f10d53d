import { Flex } from '@chakra-ui/react'
import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import CallControl, { useCanCall } from '../../../shared/calls/CallControl.tsx'
import OngoingCall from '../../../shared/calls/OngoingCall.tsx'
import CandidateStatusTag from '../../../shared/candidates/CandidateStatusTag.tsx'
import FollowButton from '../../../shared/candidates/FollowButton.tsx'
import LabelTags from '../../../shared/candidates/LabelTags.tsx'
import { formatDate, formatDateTime } from '../../../shared/dates.ts'
import { useSession } from '../../../shared/session.ts'
import { moveBetweenRows } from '../../../shared/table/rowKeys.ts'
import CandidateMarks from '../CandidateMarks.tsx'
import { viewPath } from '../paths.ts'
import type { CandidateColumn } from './columns.ts'
import type { CandidateRow_candidate$key } from './__generated__/CandidateRow_candidate.graphql.ts'

interface Props {
  candidate: CandidateRow_candidate$key
  /** Keys of the columns that show, joined by spaces: the same text as long as they are the same. */
  columns: string
  isChosen: boolean
  /** Its drawer is open. */
  isOpen: boolean
  /** The row that Tab reaches; arrow keys go on from there. */
  isEntry: boolean
  onOpen: (databaseId: string) => void
  onChoose: (databaseId: string, isRange: boolean) => void
}

const Follow = memo(FollowButton)
const Status = memo(CandidateStatusTag)
const Labels = memo(LabelTags)
const Call = memo(
  CallControl,
  (one, other) => one.subject.candidateId === other.subject.candidateId && one.phone === other.phone,
)

/** One candidate of the list. Choosing one among a hundred renders one. */
export default memo(function CandidateRow({
  candidate: key,
  columns,
  isChosen,
  isOpen,
  isEntry,
  onOpen,
  onChoose,
}: Props) {
  const { t } = useTranslation('candidates')
  const { can } = useSession()
  const canCall = useCanCall()
  const row = useFragment(
    graphql`
    fragment CandidateRow_candidate on Candidate {
      id databaseId name jobTitle phones emails jobRank skills experienceYears desiredWorkLocations createdAt updatedAt lastActivityAt ownerUserName
      owner { fullName }
      channel { name }
      ...CandidateMarks_candidate
      ...CandidateStatusTag_candidate
      ...LabelTags_candidate
      ...FollowButton_candidate
      ...OngoingCall_candidate
    }
  `,
    key,
  )
  const list = (column: CandidateColumn, values: readonly string[], before?: ReactNode) => (
    <td key={column} data-numeric title={values.join(', ') || undefined}>
      {before}
      {values[0] ?? '—'}
      {values.length > 1 && (
        <span>
          , <span className="visually-hidden">{values.slice(1).join(', ')}</span>
          <span aria-hidden>+{values.length - 1}</span>
        </span>
      )}
    </td>
  )
  const cells: Record<CandidateColumn, () => ReactNode> = {
    name: () => (
      <td key="name">
        <Flex as="span" alignItems="center" gap="1.5" minWidth="0">
          <input
            type="checkbox"
            className="choose"
            checked={isChosen}
            aria-label={t('chooseName', { replace: { name: row.name } })}
            onClick={(event) => onChoose(row.databaseId, event.shiftKey)}
            onChange={() => {}}
            // Shift chooses a range; it does not mark the texts between.
            onMouseDown={(event) => {
              if (event.shiftKey) event.preventDefault()
            }}
          />
          <Follow candidate={row} />
          <Flex as="span" direction="column" minWidth="0">
            {can('Candidate:ReadCandidate') ? (
              <Link to={viewPath(row.databaseId)} title={row.name} className="name">
                {row.name || '—'}
              </Link>
            ) : (
              <span title={row.name} className="name strong">
                {row.name || '—'}
              </span>
            )}
            <OngoingCall candidate={row} isLine />
          </Flex>
          <CandidateMarks candidate={row} />
        </Flex>
      </td>
    ),
    jobTitle: () => (
      <td key="jobTitle" title={row.jobTitle ?? undefined}>
        {row.jobTitle || '—'}
      </td>
    ),
    status: () => (
      <td key="status">
        <Status candidate={row} />
      </td>
    ),
    phones: () =>
      list(
        'phones',
        row.phones,
        canCall && row.phones[0] && <Call subject={{ candidateId: row.id, name: row.name }} phone={row.phones[0]} />,
      ),
    emails: () => list('emails', row.emails),
    owner: () => (
      <td key="owner" title={row.owner?.fullName}>
        {row.ownerUserName ?? '—'}
      </td>
    ),
    channel: () => <td key="channel">{row.channel?.name ?? '—'}</td>,
    jobRank: () => <td key="jobRank">{row.jobRank || '—'}</td>,
    skills: () => (
      <td key="skills" title={row.skills.join(', ') || undefined}>
        {row.skills.join(', ') || '—'}
      </td>
    ),
    experience: () => (
      <td key="experience" data-align="end">
        {row.experienceYears ?? '—'}
      </td>
    ),
    locations: () => (
      <td key="locations" title={row.desiredWorkLocations.join(', ') || undefined}>
        {row.desiredWorkLocations.join(', ') || '—'}
      </td>
    ),
    labels: () => (
      <td key="labels">
        <Labels candidate={row} />
      </td>
    ),
    created: () => (
      <td key="created" data-numeric title={formatDateTime(row.createdAt)}>
        {formatDate(row.createdAt)}
      </td>
    ),
    updated: () => (
      <td key="updated" data-numeric title={formatDateTime(row.updatedAt)}>
        {formatDate(row.updatedAt)}
      </td>
    ),
    lastActivity: () => (
      <td key="lastActivity" data-numeric>
        {formatDateTime(row.lastActivityAt)}
      </td>
    ),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || moveBetweenRows(event)) return
    if (event.key === 'Enter') onOpen(row.databaseId)
    else if (event.key === ' ') onChoose(row.databaseId, event.shiftKey)
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const isOther = event.target instanceof Element && event.target.closest('a, button, input')
    // Who marks a text to copy it wants no drawer.
    if (!isOther && getSelection()?.isCollapsed !== false) onOpen(row.databaseId)
  }
  return (
    <tr aria-selected={isChosen || isOpen} tabIndex={isEntry ? 0 : -1} onClick={onClick} onKeyDown={onKeyDown}>
      {(columns.split(' ') as CandidateColumn[]).map((column) => cells[column]())}
    </tr>
  )
})
