import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { NationalityDialog_nationality$key } from './__generated__/NationalityDialog_nationality.graphql.ts'
import type { NationalityDialogCreateMutation } from './__generated__/NationalityDialogCreateMutation.graphql.ts'
import type { NationalityDialogUpdateMutation } from './__generated__/NationalityDialogUpdateMutation.graphql.ts'

const create = asMutation<NationalityDialogCreateMutation>(graphql`
  mutation NationalityDialogCreateMutation($input: CreateNationalityInput!) {
    createNationality(input: $input) { nationality { id ...NationalitiesPage_nationality } }
  }
`)
const update = asMutation<NationalityDialogUpdateMutation>(graphql`
  mutation NationalityDialogUpdateMutation($input: UpdateNationalityInput!) {
    updateNationality(input: $input) { nationality { id ...NationalitiesPage_nationality ...NationalityDialog_nationality } }
  }
`)

interface Props {
  /** Null for a new record. */
  nationality: NationalityDialog_nationality$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for a nationality, which has only a name. */
export default function NationalityDialog({ nationality: key, onClose }: Props) {
  const { t } = useTranslation(['nationalities', 'list'])
  const nationality = useFragment(
    graphql`
    fragment NationalityDialog_nationality on Nationality { id databaseId name }
  `,
    key,
  )
  const save = ({ name: typed }: { name: string }) => {
    const name = typed.trim()
    return nationality ? saveBy(update, { input: { id: nationality.id, name } }) : saveBy(create, { input: { name } })
  }
  return (
    <EntityDialog<{ name: string }>
      title={`${t(nationality ? 'edit' : 'create', { ns: 'list' })}: ${t('word')}`}
      draft={`nationality:${nationality?.databaseId ?? 'new'}`}
      isNew={!nationality}
      values={{ name: nationality?.name ?? '' }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <TextField
          control={control}
          name="name"
          label={t('name')}
          hint={nationality ? t('renameHint') : undefined}
          isRequired
          maxLength={100}
        />
      )}
    </EntityDialog>
  )
}
