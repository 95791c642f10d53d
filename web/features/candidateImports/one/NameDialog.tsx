import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { TextField } from '../../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import type { NameDialogMutation } from './__generated__/NameDialogMutation.graphql.ts'

const mutation = asMutation<NameDialogMutation>(graphql`
  mutation NameDialogMutation($input: DecideCvImportRowInput!) {
    decideCvImportRow(input: $input) { candidateImport { ...ImportStatus_import } }
  }
`)

interface Props {
  /** Of the import, global. */
  id: string
  row: number
  /** As it was read; '': not at all. */
  name: string
  /** The reader is not sure of it. */
  isOffered: boolean
  onClose: (isChanged: boolean) => void
}

/** Says whose CV it is, where that could not be read, or not well. */
export function NameDialog({ id, row, name, isOffered, onClose }: Props) {
  const { t } = useTranslation('candidateImports')
  return (
    <EntityDialog<{ name: string }>
      title={t('cvs.giveName')}
      draft={`cv:${id}:${row}`}
      isNew={false}
      values={{ name }}
      save={(typed) => saveBy(mutation, { input: { id, row, name: typed.name.trim() } })}
      onClose={onClose}
    >
      {({ control }) => (
        <TextField
          control={control}
          name="name"
          label={t('cvs.personName')}
          hint={isOffered ? t('cvs.checkName') : undefined}
          isRequired
          maxLength={250}
        />
      )}
    </EntityDialog>
  )
}
