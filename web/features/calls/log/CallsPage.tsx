import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import CallResultTag from '../../../shared/calls/CallResultTag.tsx'
import { minutesAndSeconds } from '../../../shared/calls/duration.ts'
import RecordingPlayer, { useCanHear } from '../../../shared/calls/RecordingPlayer.tsx'
import { callResults, outcomeKeys, phaseKeys, resultKeys } from '../../../shared/calls/words.ts'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { choicesFilter, spanFilter, type ListFilter } from '../../../shared/list/filters.tsx'
import { ListScreen } from '../../../shared/list/ListScreen.tsx'
import type { ListColumn } from '../../../shared/list/listTypes.ts'
import { asFragment, asQuery } from '../../../shared/list/typed.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import CallersFilter from './CallersFilter.tsx'
import CandidateLink from './CandidateLink.tsx'
import OngoingPanel from './OngoingPanel.tsx'
import { callsSource } from './preload.ts'
import type { CallsPage_call$data, CallsPage_call$key } from './__generated__/CallsPage_call.graphql.ts'
import type { CallsPageQuery } from './__generated__/CallsPageQuery.graphql.ts'

const query = asQuery<CallsPageQuery>(graphql`
  query CallsPageQuery($filter: CallFilter!, $page: Int, $size: Int!, $after: String) {
    calls(filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...CallsPage_call }
    }
  }
`)
const row = asFragment<CallsPage_call$key>(graphql`
  fragment CallsPage_call on Call {
    id name phone startedAt phase result durationSeconds outcome note hasRecording
    candidate { databaseId }
    user { fullName }
  }
`)

/**
 * The company's ongoing calls, for supervisors, and the call log: all calls for supervisors, otherwise the user's own.
 */
export default function CallsPage() {
  const { t } = useTranslation('calls')
  const isSupervisor = useCan()('OngoingPanelSubscription')
  const canHear = useCanHear()
  const [changes, setChanges] = useState(0)
  // Supervisors see everyone's calls, so they can filter by caller.
  const callers: ListFilter<readonly string[]> = {
    control: ({ value, set }) => isSupervisor && <CallersFilter callers={value} onChange={set} />,
  }
  const recording: ListColumn<CallsPage_call$data, never> = {
    key: 'recording',
    label: t('columns.recording'),
    cell: ({ id, name, hasRecording }) =>
      hasRecording ? <RecordingPlayer callId={id} name={name} width="168px" /> : '—',
  }
  return (
    <ListScreen
      {...callsSource}
      list="calls"
      title={t('title')}
      tableTitle={t('log.title')}
      query={query}
      row={row}
      connection={({ calls }) => calls}
      changes={changes}
      above={isSupervisor && <OngoingPanel onEnded={() => setChanges((count) => count + 1)} />}
      filters={{
        result: choicesFilter(
          t('columns.result'),
          callResults.map((value) => ({ value, label: t(`results.${resultKeys[value]}`) })),
        ),
        started: spanFilter(t('columns.started')),
        callers,
      }}
      columns={[
        {
          key: 'candidate',
          label: t('columns.candidate'),
          text: ({ name }) => name,
          cell: ({ name, candidate }) => <CandidateLink name={name} databaseId={candidate?.databaseId} />,
        },
        { key: 'phone', label: t('columns.phone'), text: ({ phone }) => phone, align: 'number' },
        { key: 'caller', label: t('columns.caller'), text: ({ user }) => user?.fullName },
        {
          key: 'started',
          label: t('columns.started'),
          text: ({ startedAt }) => formatDateTime(startedAt),
          align: 'number',
        },
        {
          key: 'result',
          label: t('columns.result'),
          text: ({ result, phase }) => (result ? t(`results.${resultKeys[result]}`) : t(`phases.${phaseKeys[phase]}`)),
          cell: ({ result, phase }) => <CallResultTag phase={phase} result={result} />,
        },
        {
          key: 'duration',
          label: t('columns.duration'),
          align: 'end',
          text: ({ durationSeconds: seconds }) => (seconds == null ? null : minutesAndSeconds(seconds)),
        },
        {
          key: 'outcome',
          label: t('columns.outcome'),
          text: ({ outcome, note }) =>
            [outcome && t(`outcomes.${outcomeKeys[outcome]}`), note].filter(Boolean).join(': '),
        },
        ...(canHear ? [recording] : []),
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('log.noneHint') }}
    />
  )
}
