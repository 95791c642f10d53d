import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import CallResultTag from '../../../shared/calls/CallResultTag.tsx'
import { minutesAndSeconds } from '../../../shared/calls/duration.ts'
import RecordingPlayer from '../../../shared/calls/RecordingPlayer.tsx'
import { outcomeKeys } from '../../../shared/calls/words.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import CandidateLink from './CandidateLink.tsx'
import type { CallRow_call$key } from './__generated__/CallRow_call.graphql.ts'

/** One call of the log. */
export default function CallRow({ call: key, canHear }: { call: CallRow_call$key; canHear: boolean }) {
  const { t } = useTranslation('calls')
  const {
    id,
    name,
    phone,
    candidate,
    user,
    userName,
    startedAt,
    phase,
    result,
    durationSeconds,
    outcome,
    note,
    hasRecording,
  } = useFragment(
    graphql`
    fragment CallRow_call on Call {
      id name phone userName startedAt phase result durationSeconds outcome note hasRecording
      candidate { databaseId }
      user { fullName }
    }
  `,
    key,
  )
  const said = [outcome && t(`outcomes.${outcomeKeys[outcome]}`), note].filter(Boolean).join(': ')
  return (
    <tr>
      <td title={name}>
        <CandidateLink name={name} databaseId={candidate?.databaseId} />
      </td>
      <td data-numeric>{phone}</td>
      <td>{user?.fullName ?? userName}</td>
      <td data-numeric>{formatDateTime(startedAt)}</td>
      <td>
        <CallResultTag phase={phase} result={result} />
      </td>
      <td data-numeric data-align="end">
        {durationSeconds == null ? '—' : minutesAndSeconds(durationSeconds)}
      </td>
      <td title={said || undefined}>{said || '—'}</td>
      {canHear && <td>{hasRecording ? <RecordingPlayer callId={id} name={name} width="168px" /> : '—'}</td>}
    </tr>
  )
}
