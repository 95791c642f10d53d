import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawer, DrawerBody } from '../ui/Drawer.tsx'
import { ErrorBoundary } from '../ui/ErrorState.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'

interface Props {
  title: string
  importId: string
  /** Choose a CSV, see what will become of it, send it. */
  file: ReactNode
  /** Watch it to its end. */
  state: ReactNode
  onClose: () => void
}

/** The dialog of an import: its file first, then how far it is. */
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
