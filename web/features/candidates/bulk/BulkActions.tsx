import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import type { CandidateSearch } from '../../../shared/candidates/AddToDpsDialog.tsx'
import type { ChosenCandidate } from '../../../shared/candidates/BulkDialog.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import BulkFollowButton from './BulkFollowButton.tsx'
import BulkRemoveButton from './BulkRemoveButton.tsx'

const AddToFoldersDialog = lazy(() => import('../../../shared/candidates/AddToFoldersDialog.tsx'))
const AddToJobDialog = lazy(() => import('../../../shared/candidates/AddToJobDialog.tsx'))
const AddToDpsDialog = lazy(() => import('../../../shared/candidates/AddToDpsDialog.tsx'))
const WriteToManyDialog = lazy(() => import('../../../shared/candidateEmails/WriteToManyDialog.tsx'))
const AssignFollowersDialog = lazy(() => import('../../../shared/candidates/AssignFollowersDialog.tsx'))

interface Props {
  chosen: readonly ChosenCandidate[]
  unchoose: (isGone: (candidate: ChosenCandidate) => boolean) => void
  refresh: () => void
  /** The search with which the selected candidates are stored in DPS. */
  variables: CandidateSearch
  /** The open folder, from which candidates can be removed. */
  folder: { id: string; name: string } | null
}

type Kind = 'folders' | 'write' | 'job' | 'followers' | 'dps'

/** The actions on all selected candidates. */
export default function BulkActions({ chosen, unchoose, refresh, variables, folder }: Props) {
  const { t } = useTranslation('shared')
  const can = useCan()
  const session = useSession()
  // An open dialog keeps the candidates for which it was opened.
  const [dialog, setDialog] = useState<{ kind: Kind; candidates: readonly ChosenCandidate[] } | null>(null)
  const close = (isChanged: boolean) => {
    setDialog(null)
    if (isChanged) refresh()
  }
  const button = (kind: Kind, label: string, isAllowed: boolean) =>
    isAllowed && (
      <Button aria-haspopup="dialog" onClick={() => setDialog({ kind, candidates: chosen })}>
        {label}
      </Button>
    )
  const remove = (ids: readonly string[]) => {
    unchoose(({ id }) => ids.includes(id))
    refresh()
  }
  return (
    <>
      {button('write', t('candidate.write'), can('WriteToManyDialogMutation'))}
      {button('folders', t('candidate.addToFolders'), can('AddToFoldersDialogMutation'))}
      {button('job', t('candidate.addToJob'), can('AddToJobDialogMutation') && can('OpenJobPickerQuery'))}
      {can('BulkFollowButtonMutation') && <BulkFollowButton candidates={chosen} onChanged={refresh} />}
      {button('followers', t('candidate.assignFollowers'), session.can('Candidate:AssignFollow'))}
      {button('dps', t('candidate.addToDps'), can('AddToDpsDialogMutation'))}
      {folder && <BulkRemoveButton folder={folder} candidates={chosen} onRemoved={remove} />}
      <Suspense fallback={null}>
        {dialog?.kind === 'folders' && <AddToFoldersDialog candidates={dialog.candidates} onClose={close} />}
        {dialog?.kind === 'write' && <WriteToManyDialog people={dialog.candidates} onClose={close} />}
        {dialog?.kind === 'job' && <AddToJobDialog candidates={dialog.candidates} onClose={close} />}
        {dialog?.kind === 'dps' && (
          <AddToDpsDialog search={variables} candidates={dialog.candidates} onClose={() => close(false)} />
        )}
        {dialog?.kind === 'followers' && <AssignFollowersDialog candidates={dialog.candidates} onClose={close} />}
      </Suspense>
    </>
  )
}
