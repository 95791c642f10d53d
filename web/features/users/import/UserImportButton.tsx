import { lazy } from 'react'
import { ImportButton } from '../../../shared/imports/ImportButton.tsx'

const UserImportDialog = lazy(() => import('./UserImportDialog.tsx'))

/** Opens the import of users from a CSV, for users who may import. `onImported` is called when users were imported. */
export default function UserImportButton({ onImported }: { onImported: () => void }) {
  return (
    <ImportButton
      permission="User:ImportUser"
      dialog={(opened) => <UserImportDialog {...opened} onImported={onImported} />}
    />
  )
}
