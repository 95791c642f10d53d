import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../shared/hooks/useCan.ts'
import { ConfirmButton } from '../../shared/ui/ConfirmButton.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import PublicationSummary from './PublicationSummary.tsx'
import { mayApprove, mayReject, type PublicationStatus } from './statuses.ts'
import { useDecision, type Decision } from './useDecision.ts'

interface Props {
  databaseId: string
  /** The publication's row; null if it is not on the page, in which case it cannot be decided here. */
  publication: { id: string; title: string; status: PublicationStatus; canDecide: boolean } | null
  onDecided: () => void
  onClose: () => void
}

/** What would be published of a job, and the decision on it (002/2.6/3). */
export default function PublicationDrawer({ databaseId, publication, onDecided, onClose }: Props) {
  const { t } = useTranslation(['publishApprovals', 'shared'])
  const can = useCan()
  const [attempt, setAttempt] = useState(0)
  const [decide, isDeciding] = useDecision()
  const run = (decision: Decision) => {
    if (publication) void decide(publication.id, decision).then(onDecided, onDecided)
  }
  const offers = publication?.canDecide ? publication : null
  return (
    <Drawer title={publication?.title ?? t('job')} width="max(480px, 40vw)" onClose={onClose}>
      <ErrorBoundary resetKey={databaseId} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          fallback={
            <DrawerBody role="status" color="fg.muted">
              {t('loading', { ns: 'shared' })}
            </DrawerBody>
          }
        >
          <PublicationSummary databaseId={databaseId} attempt={attempt} />
        </Suspense>
      </ErrorBoundary>
      {offers && (
        <DrawerFooter>
          {can('useDecisionRejectMutation', mayReject(offers.status)) && (
            <ConfirmButton kind="danger" disabled={isDeciding} onConfirm={() => run('REJECT')}>
              {t('actions.reject')}
            </ConfirmButton>
          )}
          {can('useDecisionApproveMutation', mayApprove(offers.status)) && (
            <ConfirmButton kind="primary" disabled={isDeciding} onConfirm={() => run('APPROVE')}>
              {t('actions.approve')}
            </ConfirmButton>
          )}
        </DrawerFooter>
      )}
    </Drawer>
  )
}
