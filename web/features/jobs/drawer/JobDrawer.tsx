import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import JobSummary from './JobSummary.tsx'

interface Props {
  databaseId: string
  onClose: () => void
}

/** A job beside the list, also for users who may only read it (decision D-129). */
export default function JobDrawer({ databaseId, onClose }: Props) {
  const { t } = useTranslation(['jobs', 'shared'])
  const [attempt, setAttempt] = useState(0)
  const [title, setTitle] = useState<string | null>(null)
  return (
    <Drawer title={title ?? t('job')} width="max(520px, 45vw)" onClose={onClose}>
      <ErrorBoundary resetKey={databaseId} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          fallback={
            <DrawerBody role="status" color="fg.muted">
              {t('loading', { ns: 'shared' })}
            </DrawerBody>
          }
        >
          <JobSummary
            databaseId={databaseId}
            attempt={attempt}
            onTitle={setTitle}
            onChanged={() => setAttempt((before) => before + 1)}
          />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}
