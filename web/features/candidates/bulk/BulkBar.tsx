import { Flex } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/Button.tsx'
import type { DpsSearch } from '../../../shared/candidates/AddToDpsDialog.tsx'
import type { ChosenCandidate } from '../../../shared/candidates/BulkDialog.tsx'
import { useSession } from '../../../shared/session.ts'
import { useCan } from '../../../shared/useCan.ts'
import CandidateExportButton, { type ExportRequest } from '../list/CandidateExportButton.tsx'
import { mostChosen, type Selection } from '../list/useSelection.ts'
import BulkFollowButton from './BulkFollowButton.tsx'
import BulkRemoveButton from './BulkRemoveButton.tsx'

const AddToFoldersDialog = lazy(() => import('../../../shared/candidates/AddToFoldersDialog.tsx'))
const AddToJobDialog = lazy(() => import('../../../shared/candidates/AddToJobDialog.tsx'))
const AddToDpsDialog = lazy(() => import('../../../shared/candidates/AddToDpsDialog.tsx'))
const AssignFollowersDialog = lazy(() => import('../../../shared/candidates/AssignFollowersDialog.tsx'))

interface Props {
  selection: Selection
  /** The open folder, to take candidates from. */
  folder: { id: string; name: string } | null
  /** null: the user may not export. */
  exportRequest: ExportRequest | null
  /** The search that the chosen ones are kept with in DPS. */
  search: DpsSearch
  onChanged: () => void
}

type Kind = 'folders' | 'job' | 'followers' | 'dps'

/** What can be done with all chosen candidates at once. */
export default function BulkBar({ selection, folder, exportRequest, search, onChanged }: Props) {
  const { t } = useTranslation(['candidates', 'shared'])
  const can = useCan()
  const session = useSession()
  // A dialog keeps the candidates that it was opened for.
  const [dialog, setDialog] = useState<{ kind: Kind; candidates: readonly ChosenCandidate[] } | null>(null)
  const { chosen } = selection
  if (chosen.length === 0 && !dialog) return null
  const open = (kind: Kind) => setDialog({ kind, candidates: chosen })
  const close = (isChanged: boolean) => {
    setDialog(null)
    if (isChanged) onChanged()
  }
  const button = (kind: Kind, label: string, isAllowed: boolean) =>
    isAllowed && (
      <Button aria-haspopup="dialog" onClick={() => open(kind)}>
        {label}
      </Button>
    )
  return (
    <>
      <Flex
        role="region"
        aria-label={t('bulk')}
        gap="2"
        flexWrap="wrap"
        alignItems="center"
        padding="2"
        paddingInlineStart="3"
        bg="accent.subtle"
        borderRadius="card"
      >
        <strong role="status">
          {t('chosen', { count: chosen.length })}
          {chosen.length >= mostChosen && ` · ${t('mostChosen', { replace: { count: mostChosen } })}`}
        </strong>
        {button('folders', t('candidate.addToFolders', { ns: 'shared' }), can('AddToFoldersDialogMutation'))}
        {button(
          'job',
          t('candidate.addToJob', { ns: 'shared' }),
          can('AddToJobDialogMutation') && can('AddToJobDialogQuery'),
        )}
        {can('BulkFollowButtonMutation') && <BulkFollowButton candidates={chosen} onChanged={onChanged} />}
        {button('followers', t('candidate.assignFollowers', { ns: 'shared' }), session.can('Candidate:AssignFollow'))}
        {button('dps', t('candidate.addToDps', { ns: 'shared' }), can('AddToDpsDialogMutation'))}
        {exportRequest && (
          <CandidateExportButton
            label={t('exportChosen')}
            request={{
              ...exportRequest,
              body: { ...exportRequest.body, ids: chosen.map(({ databaseId }) => databaseId) },
            }}
          />
        )}
        {folder && (
          <BulkRemoveButton
            folder={folder}
            candidates={chosen}
            onRemoved={(ids) => {
              selection.remove(ids)
              onChanged()
            }}
          />
        )}
        <Button kind="quiet" marginInlineStart="auto" onClick={selection.clear}>
          {t('clearChoice')}
        </Button>
      </Flex>
      <Suspense fallback={null}>
        {dialog?.kind === 'folders' && <AddToFoldersDialog candidates={dialog.candidates} onClose={close} />}
        {dialog?.kind === 'job' && <AddToJobDialog candidates={dialog.candidates} onClose={close} />}
        {dialog?.kind === 'dps' && (
          <AddToDpsDialog search={search} candidates={dialog.candidates} onClose={() => close(false)} />
        )}
        {dialog?.kind === 'followers' && <AssignFollowersDialog candidates={dialog.candidates} onClose={close} />}
      </Suspense>
    </>
  )
}
