import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/Drawer.tsx'
import { TextField } from '../../../shared/fields/textFields.tsx'
import { userOption } from '../../../shared/fields/UserPicker.tsx'
import { useSession } from '../../../shared/session.ts'
import { useAction } from '../../../shared/useAction.ts'
import { clearDraft, readDraft, useDraft } from '../../../shared/useDraft.ts'
import { formFieldOf, longestName, type FolderValues } from './folderValues.ts'
import { ShareAllSwitch } from './ShareAllSwitch.tsx'
import ShareUsersField from './ShareUsersField.tsx'
import type { TalentFolderDialog_folder$key } from './__generated__/TalentFolderDialog_folder.graphql.ts'
import type { TalentFolderDialogCreateMutation } from './__generated__/TalentFolderDialogCreateMutation.graphql.ts'
import type { TalentFolderDialogUpdateMutation } from './__generated__/TalentFolderDialogUpdateMutation.graphql.ts'

interface Props {
  /** null: a new one. */
  folder: TalentFolderDialog_folder$key | null
  onClose: (isChanged: boolean) => void
}

/** The folder modal: name, share with all, share with users (000/2.4). */
export default function TalentFolderDialog({ folder: key, onClose }: Props) {
  const { t } = useTranslation(['talentFolders', 'shared'])
  const { user } = useSession()
  const folder = useFragment(
    graphql`
    fragment TalentFolderDialog_folder on TalentFolder {
      id databaseId name isSharedWithAll
      sharedUsers { userName fullName }
    }
  `,
    key,
  )
  const draftKey = `${user.userName}:talent-folder:${folder?.databaseId ?? 'new'}`
  const form = useForm<FolderValues>({
    defaultValues: {
      name: folder?.name ?? '',
      isSharedWithAll: folder?.isSharedWithAll ?? false,
      sharedUsers: folder?.sharedUsers.map(userOption) ?? [],
      ...readDraft<FolderValues>(draftKey),
    },
  })
  useDraft(form, draftKey)
  const [create, isCreating] = useAction<TalentFolderDialogCreateMutation>(
    graphql`
    mutation TalentFolderDialogCreateMutation($input: CreateTalentFolderInput!) {
      createTalentFolder(input: $input) { talentFolder { id ...TalentFolderRow_folder } }
    }
  `,
    { success: t('added') },
  )
  const [update, isUpdating] = useAction<TalentFolderDialogUpdateMutation>(
    graphql`
    mutation TalentFolderDialogUpdateMutation($input: UpdateTalentFolderInput!) {
      updateTalentFolder(input: $input) { talentFolder { id ...TalentFolderRow_folder } }
    }
  `,
    { success: t('updated') },
  )

  const close = (isChanged: boolean) => {
    clearDraft(draftKey)
    onClose(isChanged)
  }
  const save = form.handleSubmit(async ({ name, isSharedWithAll, sharedUsers }) => {
    const input = {
      name: name.trim(),
      isSharedWithAll,
      sharedUserNames: isSharedWithAll ? [] : sharedUsers.map(({ value }) => value),
    }
    const onFieldError = (field: string, message: string) => {
      const own = formFieldOf(field)
      if (own) form.setError(own, { type: 'server', message }, { shouldFocus: true })
      return own !== null
    }
    try {
      await (folder
        ? update({ input: { ...input, id: folder.id } }, { onFieldError })
        : create({ input }, { onFieldError }))
    } catch {
      // The user has been told; what was typed stays.
      return
    }
    close(true)
  })
  const { control, setValue } = form
  const isSharedWithAll = useWatch({ control, name: 'isSharedWithAll' })
  const isSending = isCreating || isUpdating
  return (
    <Drawer place="center" width="520px" title={t('title')} onClose={() => close(false)}>
      <form noValidate onSubmit={(event) => void save(event)} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="4" alignContent="start" minHeight="320px">
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
          <ShareUsersField control={control} isDisabled={isSharedWithAll} />
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={() => close(false)}>{t('cancel', { ns: 'shared' })}</Button>
          <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('save')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
