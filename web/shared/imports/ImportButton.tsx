import { Upload } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { textParam, useUrlState } from '../hooks/urlState.ts'
import type { PermissionKey } from '../session/permissions.generated.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'

/** What the dialog of an import is given. */
export interface ImportDialogProps {
  /** The services' id of the import that is looked at; '': a file is to be chosen. */
  importId: string
  onSent: (importId: string) => void
  onAnother: () => void
  onClose: () => void
}

/** The address says which import is looked at: the notification of its end leads to it. */
const place = { import: textParam }

interface Props {
  permission: PermissionKey
  dialog: (props: ImportDialogProps) => ReactNode
}

/** Opens the import of a CSV into the list of the page, for those who may. */
export function ImportButton({ permission, dialog }: Props) {
  const { t } = useTranslation('imports')
  const { can } = useSession()
  const [isChoosing, setChoosing] = useState(false)
  const [{ import: importId }, set] = useUrlState(place)
  if (!can(permission)) return null
  const look = (id: string) => {
    setChoosing(false)
    set({ import: id })
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <Upload size={14} aria-hidden />
        {t('open')}
      </Button>
      <Suspense fallback={null}>
        {(isChoosing || importId !== '') &&
          dialog({
            importId: isChoosing ? '' : importId,
            onSent: look,
            onAnother: () => setChoosing(true),
            onClose: () => look(''),
          })}
      </Suspense>
    </>
  )
}
