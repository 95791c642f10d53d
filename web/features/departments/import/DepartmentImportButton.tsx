import { lazy } from 'react'
import { ImportButton } from '../../../shared/imports/ImportButton.tsx'

const DepartmentImportDialog = lazy(() => import('./DepartmentImportDialog.tsx'))

/**
 * Opens the import of departments from a CSV, for users who may import. `onImported` is called when departments were
 * imported.
 */
export default function DepartmentImportButton({ onImported }: { onImported: () => void }) {
  return (
    <ImportButton
      permission="Department:ImportDepartment"
      dialog={(opened) => <DepartmentImportDialog {...opened} onImported={onImported} />}
    />
  )
}
