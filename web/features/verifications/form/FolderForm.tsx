import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import type { RequestError } from '../../../shared/requestError.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Tabs, panelProps } from '../../../shared/ui/Tabs.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { clearDraft, readDraft, useDraft } from '../../../shared/hooks/useDraft.ts'
import { useUnsavedGuard } from '../../../shared/hooks/useUnsavedGuard.tsx'
import FolderAddress from './FolderAddress.tsx'
import FolderDetails from './FolderDetails.tsx'
import { formFieldOf, inputOf, tabOf, valuesOf, type FolderValues } from './folderValues.ts'
import RuleRows from './RuleRows.tsx'
import type { FolderForm_folder$key } from './__generated__/FolderForm_folder.graphql.ts'
import type { FolderFormCreateMutation } from './__generated__/FolderFormCreateMutation.graphql.ts'
import type { FolderFormUpdateMutation } from './__generated__/FolderFormUpdateMutation.graphql.ts'
import type { RuleRows_query$key } from './__generated__/RuleRows_query.graphql.ts'

/** The folder and tab that are shown, and the callbacks. */
export interface FolderDialogProps {
  /** The folder's id in the services; `new` for a new one. */
  folder: string
  tab: 'details' | 'rules'
  onTab: (tab: 'details' | 'rules') => void
  onClose: () => void
  /** Called with the id of the saved folder in the services. */
  onSaved: (folder: string) => void
}

interface Props extends Omit<FolderDialogProps, 'folder'> {
  folder: FolderForm_folder$key | null
  query: RuleRows_query$key
}

/** The details and rules of a folder in one form. It is read-only for users who did not create the folder. */
export default function FolderForm({ folder: key, query, tab, onTab, onClose, onSaved }: Props) {
  const { t } = useTranslation(['verifications', 'shared'])
  const { user } = useSession()
  const folder = useFragment(
    graphql`
    fragment FolderForm_folder on VerificationFolder @throwOnFieldError {
      id databaseId code importType importTypeName mailAddress name isSharedWithAll candidateCount canEdit
      fields { name displayName type }
      sharedUsers { id userName fullName }
      rules { id roleCode value isActive }
    }
  `,
    key,
  )
  const canEdit = folder?.canEdit ?? true
  const draftKey = `${user.userName}:verification-folder:${folder?.databaseId ?? 'new'}`
  const form = useForm<FolderValues>({ defaultValues: valuesOf(folder), shouldFocusError: false })
  const { control, formState, reset, setValue } = form
  const { isDirty } = formState
  // Restored input counts as unsaved, so it must not become the default values.
  const [draft] = useState(() => (canEdit ? readDraft<FolderValues>(draftKey) : null))
  useEffect(() => {
    if (draft) reset({ ...valuesOf(folder), ...draft }, { keepDefaultValues: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: later changes of the folder are this form's own
  }, [])
  useDraft(form, draftKey)
  const guard = useUnsavedGuard(
    () => isDirty,
    () => clearDraft(draftKey),
    ['tab'],
  )

  const failure = (error: RequestError) => (error.message ? null : t('saveFailed'))
  const [create, isCreating] = useAction<FolderFormCreateMutation>(
    graphql`
    mutation FolderFormCreateMutation($input: CreateVerificationFolderInput!) {
      createVerificationFolder(input: $input) { verificationFolder { id databaseId ...VerificationFolderItem_folder } }
    }
  `,
    { success: t('folderForm.added'), failure },
  )
  const [update, isUpdating] = useAction<FolderFormUpdateMutation>(
    graphql`
    mutation FolderFormUpdateMutation($input: UpdateVerificationFolderInput!) {
      updateVerificationFolder(input: $input) {
        verificationFolder { id databaseId canReview ...VerificationFolderItem_folder ...FolderForm_folder }
      }
    }
  `,
    { success: t('folderForm.updated'), failure },
  )

  const panels = useRef<HTMLDivElement>(null)
  const [isFocusDue, setFocusDue] = useState(0)
  // The invalid field may be on the other tab: it is focused once that tab is shown.
  useEffect(() => {
    if (isFocusDue)
      panels.current?.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) [aria-invalid=true]')?.focus()
  }, [isFocusDue, tab])
  const showWrong = (wrong: 'details' | 'rules') => {
    if (wrong !== tab) onTab(wrong)
    setFocusDue((count) => count + 1)
  }
  const save = form.handleSubmit(
    async (values) => {
      const onFieldError = (field: string, message: string) => {
        const own = formFieldOf(field)
        if (own) form.setError(own, { type: 'server', message })
        return own !== null
      }
      try {
        const input = inputOf(values)
        const saved = folder
          ? (await update({ input: { ...input, id: folder.id } }, { onFieldError })).updateVerificationFolder
              .verificationFolder
          : (await create({ input }, { onFieldError })).createVerificationFolder.verificationFolder
        clearDraft(draftKey)
        guard.release()
        onSaved(saved.databaseId)
      } catch {
        // The error has already been shown; the input is preserved.
        showWrong(tabOf(form.formState.errors))
      }
    },
    (errors) => showWrong(tabOf(errors)),
  )
  const isSending = isCreating || isUpdating
  const tabs = (['details', 'rules'] as const).map((each) => ({ key: each, label: t(`folderForm.tabs.${each}`) }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canEdit) void save()
      }}
      style={{ display: 'contents' }}
    >
      <Box paddingInline="5" paddingBlockStart="2">
        <Tabs label={t('folderForm.tabs.label')} tabs={tabs} selected={tab} onSelect={onTab} prefix="folder-" />
      </Box>
      <DrawerBody ref={panels} minHeight="420px" tabIndex={canEdit ? undefined : 0}>
        {tab === 'details' && <FolderAddress control={control} folder={folder ?? null} />}
        {/* A fieldset disables everything in it, also for the keyboard and assistive technology. */}
        <chakra.fieldset disabled={!canEdit} border="0" margin="0" padding="0" minWidth="0">
          <div {...panelProps('details', 'folder-')} hidden={tab !== 'details'}>
            <FolderDetails
              control={control}
              isTypeLocked={(folder?.candidateCount ?? 0) > 0}
              ownType={folder?.importTypeName}
              onSharedWithAll={() => setValue('sharedUsers', [], { shouldDirty: true })}
            />
          </div>
          <div {...panelProps('rules', 'folder-')} hidden={tab !== 'rules'}>
            <RuleRows form={form} folderId={folder?.id ?? null} query={query} />
          </div>
        </chakra.fieldset>
      </DrawerBody>
      <DrawerFooter alignItems="center">
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        {!canEdit && (
          <Box id="folder-why" color="fg.muted" fontSize="12.5px" marginInlineStart="auto">
            {t('folderForm.notYours')}
          </Box>
        )}
        <Button
          kind="primary"
          type="submit"
          disabled={isSending || !canEdit}
          aria-busy={isSending}
          aria-describedby={canEdit ? undefined : 'folder-why'}
        >
          {t('folderForm.save')}
        </Button>
      </DrawerFooter>
      {guard.dialog}
    </form>
  )
}
