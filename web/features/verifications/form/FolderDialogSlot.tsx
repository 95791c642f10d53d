import { Suspense, lazy } from 'react'
import { noFilters, type ScreenState, type SetScreenState } from '../screenState.ts'

const VerificationFolderDialog = lazy(() => import('./VerificationFolderDialog.tsx'))

interface Props {
  state: Pick<ScreenState, 'edit' | 'tab'>
  set: SetScreenState
  /** Called when a folder was created or changed. */
  onSaved: () => void
}

/** The folder modal that the address opens. Its code is loaded when it is first opened. */
export default function FolderDialogSlot({ state: { edit, tab }, set, onSaved }: Props) {
  if (!edit) return null
  const saved = (folder: string) => {
    // A new folder is opened.
    set(
      { ...(edit === 'new' ? { ...noFilters, folder, row: '', action: null } : {}), edit: '', tab: null },
      { replace: true },
    )
    onSaved()
  }
  return (
    <Suspense fallback={null}>
      <VerificationFolderDialog
        key={edit}
        folder={edit}
        tab={tab === 'rules' ? 'rules' : 'details'}
        onTab={(next) => set({ tab: next === 'rules' ? 'rules' : null }, { replace: true })}
        onClose={() => set({ edit: '', tab: null })}
        onSaved={saved}
      />
    </Suspense>
  )
}
