import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import type { Option } from '../fields/ChoiceList.tsx'
import { TextArea } from '../fields/textFields.tsx'
import { FoldersField } from '../talentFolders/FolderFields.tsx'
import { useAction } from '../hooks/useAction.ts'
import { BulkDialog, type ChosenCandidate } from './BulkDialog.tsx'
import { useBulk } from './useBulk.ts'
import type { AddToFoldersDialogMutation } from './__generated__/AddToFoldersDialogMutation.graphql.ts'

interface Props {
  candidates: readonly ChosenCandidate[]
  /** `isChanged`: whether some candidates were added to folders. */
  onClose: (isChanged: boolean) => void
}

interface Values {
  folders: Option[]
  remark: string
}

/** Adds candidates to the viewer's own talent folders or to those shared with them. */
export default function AddToFoldersDialog({ candidates, onClose }: Props) {
  const { t } = useTranslation('shared')
  const { control, handleSubmit } = useForm<Values>({ defaultValues: { folders: [], remark: '' } })
  const { results, end, close } = useBulk(onClose)
  const [add, isSending] = useAction<AddToFoldersDialogMutation>(graphql`
    mutation AddToFoldersDialogMutation($input: AddCandidatesToFoldersInput!) {
      addCandidatesToFolders(input: $input) { results { candidateId isOk message messageDetails { code params } } }
    }
  `)
  const send = handleSubmit(async ({ folders, remark }) => {
    const input = {
      ids: candidates.map(({ id }) => id),
      folderIds: folders.map(({ value }) => value),
      remark: remark.trim() || null,
    }
    // The error has been reported; the choice stays.
    await add({ input }).then(
      ({ addCandidatesToFolders }) => end(addCandidatesToFolders.results),
      () => {},
    )
  })
  return (
    <BulkDialog
      title={t('candidate.addToFolders')}
      submit={t('candidate.add')}
      candidates={candidates}
      results={results}
      isSending={isSending}
      onSubmit={(event) => void send(event)}
      onClose={close}
    >
      <FoldersField control={control} name="folders" label={t('candidate.folders')} isRequired />
      <TextArea control={control} name="remark" label={t('candidate.remark')} maxLength={2000} rows={3} />
    </BulkDialog>
  )
}
