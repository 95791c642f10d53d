import { Upload } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { textParam, useUrlState } from '../hooks/urlState.ts'
import type { PermissionKey } from '../session/permissions.generated.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'

/** The props of an import dialog. */
export interface ImportDialogProps {
  /** The services' id of the shown import; '' if a file is yet to be chosen. */
  importId: string
  onSent: (importId: string) => void
  onAnother: () => void
  onClose: () => void
}

/** The shown import is part of the address, because the notification of its end links to it. */
const place = { import: textParam }

interface Props {
  permission: PermissionKey
  dialog: (props: ImportDialogProps) => ReactNode
}

/** A button that opens the CSV import into the list of the page, for users who may import. */
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
