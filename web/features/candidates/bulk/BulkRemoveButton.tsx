import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import type { ChosenCandidate } from '../../../shared/candidates/BulkDialog.tsx'
import { useBulk } from '../../../shared/candidates/useBulk.ts'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import ResultsDialog from './ResultsDialog.tsx'
import type { BulkRemoveButtonMutation } from './__generated__/BulkRemoveButtonMutation.graphql.ts'

interface Props {
  folder: { id: string; name: string }
  candidates: readonly ChosenCandidate[]
  /** Called with the ids of the candidates that were removed from the folder. */
  onRemoved: (ids: readonly string[]) => void
}

/** Removes all selected candidates from the open folder. The candidates themselves are not deleted. */
export default function BulkRemoveButton({ folder, candidates, onRemoved }: Props) {
  const { t } = useTranslation('candidates')
  const [asked, setAsked] = useState(candidates)
  const { results, end, close } = useBulk(() => {})
  const [remove, isSending] = useAction<BulkRemoveButtonMutation>(graphql`
    mutation BulkRemoveButtonMutation($input: RemoveCandidatesFromFolderInput!) {
      removeCandidatesFromFolder(input: $input) { results { candidateId isOk message messageDetails { code params } } }
    }
  `)
  const run = () => {
    setAsked(candidates)
    remove({ input: { folderId: folder.id, ids: candidates.map(({ id }) => id) } }).then(
      ({ removeCandidatesFromFolder: { results: all } }) => {
        end(all)
        onRemoved(all.flatMap(({ candidateId, isOk }) => (isOk ? candidateId : [])))
        // Errors have already been shown; the selection is preserved.
      },
      () => {},
    )
  }
  return (
    <>
      <ConfirmButton
        kind="danger"
        disabled={isSending}
        aria-busy={isSending}
        question={t('removeQuestion', {
          count: candidates.length,
          replace: { count: candidates.length, folder: folder.name },
        })}
        onConfirm={run}
      >
        {t('removeFromFolder')}
      </ConfirmButton>
      {results && <ResultsDialog title={t('removeFromFolder')} candidates={asked} results={results} onClose={close} />}
    </>
  )
}
