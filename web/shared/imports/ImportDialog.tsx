import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawer, DrawerBody } from '../ui/Drawer.tsx'
import { ErrorBoundary } from '../ui/ErrorState.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'

interface Props {
  title: string
  importId: string
  /** The step of choosing, checking and sending a CSV. */
  file: ReactNode
  /** The step of following the import to its end. */
  state: ReactNode
  onClose: () => void
}

/** The dialog of an import: first its file, then its progress. */
export function ImportDialog({ title, importId, file, state, onClose }: Props) {
  const { t } = useTranslation('imports')
  return (
    <Drawer place="center" width="600px" title={title} onClose={onClose}>
      {importId === '' ? (
        file
      ) : (
        <ErrorBoundary title={t('failed')} resetKey={importId}>
          <Suspense
            fallback={
              <DrawerBody>
                <ProgressBar value={null} label={title} />
              </DrawerBody>
            }
          >
            {state}
          </Suspense>
        </ErrorBoundary>
      )}
    </Drawer>
  )
}
