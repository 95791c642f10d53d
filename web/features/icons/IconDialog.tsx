import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { IconField, type IconValues } from './IconField.tsx'
import type { IconDialog_icon$key } from './__generated__/IconDialog_icon.graphql.ts'
import type { IconDialogCreateMutation } from './__generated__/IconDialogCreateMutation.graphql.ts'
import type { IconDialogUpdateMutation } from './__generated__/IconDialogUpdateMutation.graphql.ts'

const create = asMutation<IconDialogCreateMutation>(graphql`
  mutation IconDialogCreateMutation($input: CreateMenuIconInput!) {
    createMenuIcon(input: $input) { menuIcon { id ...IconsPage_icon } }
  }
`)
const update = asMutation<IconDialogUpdateMutation>(graphql`
  mutation IconDialogUpdateMutation($input: UpdateMenuIconInput!) {
    updateMenuIcon(input: $input) { menuIcon { id ...IconsPage_icon ...IconDialog_icon } }
  }
`)

interface Props {
  /** Null for a new record. */
  icon: IconDialog_icon$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for an icon: its name, and its picture from the icon set. */
export default function IconDialog({ icon: key, onClose }: Props) {
  const { t } = useTranslation(['icons', 'list'])
  const icon = useFragment(
    graphql`
    fragment IconDialog_icon on MenuIcon { id databaseId name icon }
  `,
    key,
  )
  const save = ({ name, icon: chosen }: IconValues) => {
    const fields = { name: name.trim(), icon: chosen }
    return icon ? saveBy(update, { input: { id: icon.id, ...fields } }) : saveBy(create, { input: fields })
  }
  return (
    <EntityDialog<IconValues>
      title={`${t(icon ? 'edit' : 'create', { ns: 'list' })}: ${t('word')}`}
      draft={`icon:${icon?.databaseId ?? 'new'}`}
      isNew={!icon}
      values={{ name: icon?.name ?? '', icon: icon?.icon ?? '' }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={t('name')} isRequired maxLength={100} />
          <IconField control={control} />
        </>
      )}
    </EntityDialog>
  )
}
