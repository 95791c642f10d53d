import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { ProgressBar } from '../../../shared/ui/ProgressBar.tsx'
import UserImportFile from './UserImportFile.tsx'
import UserImportProgress from './UserImportProgress.tsx'

interface Props {
  /** The services' id of the import that is looked at; '': a file is to be chosen. */
  importId: string
  onSent: (importId: string) => void
  onImported: () => void
  onAnother: () => void
  onClose: () => void
}

/** Choose a CSV, see what will become of it, send it, and watch it to its end. */
export default function UserImportDialog({ importId, onSent, onImported, onAnother, onClose }: Props) {
  const { t } = useTranslation('users')
  return (
    <Drawer place="center" width="600px" title={t('import.title')} onClose={onClose}>
      {importId === '' ? (
        <UserImportFile onSent={onSent} onClose={onClose} />
      ) : (
        <ErrorBoundary title={t('import.failed')} resetKey={importId}>
          <Suspense
            fallback={
              <DrawerBody>
                <ProgressBar value={null} label={t('import.title')} />
              </DrawerBody>
            }
          >
            <UserImportProgress
              key={importId}
              databaseId={importId}
              onImported={onImported}
              onAnother={onAnother}
              onClose={onClose}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Drawer>
  )
}
