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
  /** The global id of the import. */
  id: string
  row: number
  /** The name as it was read; '' if none was found. */
  name: string
  /** Whether the reader is unsure of the name. */
  isOffered: boolean
  onClose: (isChanged: boolean) => void
}

/** Asks for the name of a CV's candidate if it could not be read, or not reliably. */
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
