import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawer, DrawerBody } from '../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import RequestSummary from './RequestSummary.tsx'

interface Props {
  databaseId: string
  onChanged: () => void
  onClose: () => void
}

/** A new job and the decision on it. */
export default function RequestDrawer({ databaseId, onChanged, onClose }: Props) {
  const { t } = useTranslation(['requisitions', 'shared'])
  const [attempt, setAttempt] = useState(0)
  const [title, setTitle] = useState<string | null>(null)
  return (
    <Drawer title={title ?? t('columns.title')} width="max(520px, 45vw)" onClose={onClose}>
      <ErrorBoundary resetKey={databaseId} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          fallback={
            <DrawerBody role="status" color="fg.muted">
              {t('loading', { ns: 'shared' })}
            </DrawerBody>
          }
        >
          <RequestSummary
            databaseId={databaseId}
            attempt={attempt}
            onTitle={setTitle}
            onChanged={() => {
              setAttempt((before) => before + 1)
              onChanged()
            }}
          />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}
