import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextField } from '../../../shared/fields/textFields.tsx'
import { idOfUser, userOption } from '../../../shared/fields/UserPicker.tsx'
import { EntityDialog } from '../../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import { ShareAllSwitch } from './ShareAllSwitch.tsx'
import ShareUsersField from './ShareUsersField.tsx'
import type { TalentFolderDialog_folder$key } from './__generated__/TalentFolderDialog_folder.graphql.ts'
import type { TalentFolderDialogCreateMutation } from './__generated__/TalentFolderDialogCreateMutation.graphql.ts'
import type { TalentFolderDialogUpdateMutation } from './__generated__/TalentFolderDialogUpdateMutation.graphql.ts'
import type { FolderValues } from './folderValues.ts'

const create = asMutation<TalentFolderDialogCreateMutation>(graphql`
  mutation TalentFolderDialogCreateMutation($input: CreateTalentFolderInput!) {
    createTalentFolder(input: $input) { talentFolder { id ...TalentFolderRow_folder } }
  }
`)
const update = asMutation<TalentFolderDialogUpdateMutation>(graphql`
  mutation TalentFolderDialogUpdateMutation($input: UpdateTalentFolderInput!) {
    updateTalentFolder(input: $input) { talentFolder { id ...TalentFolderRow_folder } }
  }
`)

/** The largest length of a folder's name (000/5/28). */
const longestName = 100

interface Props {
  /** Null for a new record. */
  folder: TalentFolderDialog_folder$key | null
  onClose: (isChanged: boolean) => void
}

/** The folder modal: name, share with all, share with users (000/2.4). */
export default function TalentFolderDialog({ folder: key, onClose }: Props) {
  const { t } = useTranslation('talentFolders')
  const folder = useFragment(
    graphql`
    fragment TalentFolderDialog_folder on TalentFolder @throwOnFieldError {
      id databaseId name isSharedWithAll
      sharedUsers { id userName fullName }
    }
  `,
    key,
  )
  const values: FolderValues = {
    name: folder?.name ?? '',
    isSharedWithAll: folder?.isSharedWithAll ?? false,
    sharedUsers: folder?.sharedUsers.map(userOption) ?? [],
  }
  const save = ({ name, isSharedWithAll, sharedUsers }: FolderValues) => {
    const sharedUserIds = isSharedWithAll ? [] : sharedUsers.map(idOfUser)
    const input = { name: name.trim(), isSharedWithAll, sharedUserIds }
    return folder ? saveBy(update, { input: { ...input, id: folder.id } }) : saveBy(create, { input })
  }
  return (
    <EntityDialog<FolderValues>
      title={t('title')}
      draft={`talent-folder:${folder?.databaseId ?? 'new'}`}
      isNew={!folder}
      minHeight="320px"
      values={values}
      fields={{ sharedUserIds: 'sharedUsers' }}
      save={save}
      onClose={onClose}
    >
      {({ control, setValue, watch }) => (
        <>
          <TextField
            control={control}
            name="name"
            label={t('name')}
            isRequired
            rules={{
              validate: { long: (value) => [...String(value).trim()].length <= longestName || t('nameTooLong') },
            }}
          />
          <ShareAllSwitch control={control} onTurnedOn={() => setValue('sharedUsers', [], { shouldDirty: true })} />
          <ShareUsersField control={control} isDisabled={watch('isSharedWithAll')} />
        </>
      )}
    </EntityDialog>
  )
}
