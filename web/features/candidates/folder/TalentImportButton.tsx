import { Upload } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'

const TalentImportDialog = lazy(() => import('./TalentImportDialog.tsx'))

interface Props {
  folder: { databaseId: string; name: string }
  /** Called when a file has been accepted. */
  onStarted: () => void
}

/** Opens the dialog for importing a CSV into the folder. */
export default function TalentImportButton({ folder, onStarted }: Props) {
  const { t } = useTranslation('candidates')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Upload size={14} aria-hidden />
        {t('import.open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <TalentImportDialog
            folder={folder}
            onClose={() => setOpen(false)}
            onStarted={() => {
              setOpen(false)
              onStarted()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
