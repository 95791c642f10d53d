import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textParam, useUrlState } from '../../../shared/hooks/urlState.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/Button.tsx'

const UserImportDialog = lazy(() => import('./UserImportDialog.tsx'))

/** The address says which import is looked at: the notification of its end leads to it. */
const place = { import: textParam }

/** Opens the import of users from a CSV, for those who may; `onImported` hears that some have come. */
export default function UserImportButton({ onImported }: { onImported: () => void }) {
  const { t } = useTranslation('users')
  const { can } = useSession()
  const [isChoosing, setChoosing] = useState(false)
  const [{ import: importId }, set] = useUrlState(place)
  if (!can('User:ImportUser')) return null
  const look = (id: string) => {
    setChoosing(false)
    set({ import: id })
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <Upload size={14} aria-hidden />
        {t('import.open')}
      </Button>
      <Suspense fallback={null}>
        {(isChoosing || importId !== '') && (
          <UserImportDialog
            importId={isChoosing ? '' : importId}
            onSent={look}
            onImported={onImported}
            onAnother={() => setChoosing(true)}
            onClose={() => look('')}
          />
        )}
      </Suspense>
    </>
  )
}
