import { Upload } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import type { VerificationImportButton_folder$key } from './__generated__/VerificationImportButton_folder.graphql.ts'

const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

interface Props {
  folder: VerificationImportButton_folder$key
  channels: readonly { databaseId: string; name: string }[]
  /** Called with the databaseId of the import that was queued for an accepted file. */
  onStarted: (importId: string) => void
}

/** Opens the import of a CSV. It is only offered in a CSV folder, to its creator. */
export default function VerificationImportButton({ folder: key, channels, onStarted }: Props) {
  const { t } = useTranslation('verifications')
  const [isOpen, setOpen] = useState(false)
  const folder = useFragment(
    graphql`
    fragment VerificationImportButton_folder on VerificationFolder {
      databaseId name canImport
      fields { name displayName type }
    }
  `,
    key,
  )
  if (!folder.canImport) return null
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Upload size={14} aria-hidden />
        {t('import.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog
            folder={folder}
            channels={channels}
            onClose={() => setOpen(false)}
            onStarted={(importId) => {
              setOpen(false)
              onStarted(importId)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
