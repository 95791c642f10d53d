import { Box, Heading } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCanHear } from '../../../shared/calls/RecordingPlayer.tsx'
import { ErrorBoundary } from '../../../shared/ErrorState.tsx'
import { SkeletonRows, Table } from '../../../shared/table/Table.tsx'
import { useCan } from '../../../shared/useCan.ts'
import { useUrlState } from '../../../shared/urlState.ts'
import CallFilters from './CallFilters.tsx'
import CallLog from './CallLog.tsx'
import { callColumns } from './columns.ts'
import OngoingPanel from './OngoingPanel.tsx'
import { screenShape } from './screenState.ts'

/** The calls of the company that go on, for supervisors, and the log: everyone's for them, else one's own. */
export default function CallsPage() {
  const { t } = useTranslation('calls')
  const isSupervisor = useCan()('OngoingPanelSubscription')
  const columns = callColumns(t, useCanHear())
  const [state, set] = useUrlState(screenShape)
  // The old rows stay while the next ones load.
  const shown = useDeferredValue(state)
  const [attempt, setAttempt] = useState(0)
  const [changes, setChanges] = useState(0)
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0" display="flex" flexDirection="column" gap="3">
      <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px">
        {t('title')}
      </Heading>
      {isSupervisor && <OngoingPanel onEnded={() => setChanges((count) => count + 1)} />}
      <CallFilters state={state} set={set} isEveryones={isSupervisor} />
      <ErrorBoundary title={t('log.failed')} resetKey={JSON.stringify(shown)} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          fallback={
            <Table label={t('log.title')} columns={columns} isBusy>
              <SkeletonRows columns={columns} />
            </Table>
          }
        >
          <CallLog state={shown} isBehind={state !== shown} set={set} attempt={attempt} changes={changes} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}
