import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Option } from '../fields/ChoiceList.tsx'
import { ComboboxMany } from '../fields/ComboboxMany.tsx'
import { Field } from '../fields/Field.tsx'
import { TextArea } from '../fields/textFields.tsx'
import { useAction } from '../hooks/useAction.ts'
import { BulkDialog, type ChosenCandidate } from './BulkDialog.tsx'
import { useBulk } from './useBulk.ts'
import type { AddToFoldersDialogMutation } from './__generated__/AddToFoldersDialogMutation.graphql.ts'
import type { AddToFoldersDialogQuery } from './__generated__/AddToFoldersDialogQuery.graphql.ts'

interface Props {
  candidates: readonly ChosenCandidate[]
  /** `isChanged`: some of them are in the folders now. */
  onClose: (isChanged: boolean) => void
}

interface Values {
  folders: Option[]
  remark: string
}

/** Puts candidates into own talent folders or those shared with the viewer. */
export default function AddToFoldersDialog({ candidates, onClose }: Props) {
  const { t } = useTranslation('shared')
  const environment = useRelayEnvironment()
  const { control, handleSubmit } = useForm<Values>({ defaultValues: { folders: [], remark: '' } })
  const { field, fieldState } = useController({
    control,
    name: 'folders',
    rules: { validate: (folders) => folders.length > 0 || t('required') },
  })
  const { results, end, close } = useBulk(onClose)
  const [add, isSending] = useAction<AddToFoldersDialogMutation>(graphql`
    mutation AddToFoldersDialogMutation($input: AddCandidatesToFoldersInput!) {
      addCandidatesToFolders(input: $input) { results { candidateId isOk message messageDetails { code params } } }
    }
  `)
  const load = async (search: string) => {
    const answer = await fetchQuery<AddToFoldersDialogQuery>(
      environment,
      graphql`
      query AddToFoldersDialogQuery($query: String) {
        talentFolders(query: $query, first: 30) @required(action: THROW) { nodes { id name isShared owner { fullName } } }
      }
    `,
      { query: search || null },
    ).toPromise()
    return (
      answer?.talentFolders.nodes.map(({ id, name, isShared, owner }) => ({
        value: id,
        label: isShared ? `${name} — ${owner?.fullName ?? '—'}` : name,
      })) ?? []
    )
  }
  const send = handleSubmit(async ({ folders, remark }) => {
    const input = {
      ids: candidates.map(({ id }) => id),
      folderIds: folders.map(({ value }) => value),
      remark: remark.trim() || null,
    }
    // A failure has been told; what was chosen stays.
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
      <Field label={t('candidate.folders')} isRequired error={fieldState.error?.message}>
        {(aria) => (
          <ComboboxMany
            aria={aria}
            inputRef={field.ref}
            values={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            load={load}
            placeholder={t('candidate.searchFolders')}
          />
        )}
      </Field>
      <TextArea control={control} name="remark" label={t('candidate.remark')} maxLength={2000} rows={3} />
    </BulkDialog>
  )
}
