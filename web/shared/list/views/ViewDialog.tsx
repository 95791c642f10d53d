import { Flex } from '@chakra-ui/react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../ui/Drawer.tsx'
import { Choice } from '../../fields/controls.tsx'
import { TextField } from '../../fields/textFields.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { useAction } from '../../hooks/useAction.ts'
import type { ViewedSearch } from './viewedSearch.ts'
import type { ViewDialog_view$key } from './__generated__/ViewDialog_view.graphql.ts'
import type { ViewDialogCreateMutation } from './__generated__/ViewDialogCreateMutation.graphql.ts'
import type { ViewDialogDeleteMutation } from './__generated__/ViewDialogDeleteMutation.graphql.ts'
import type { ViewDialogUpdateMutation } from './__generated__/ViewDialogUpdateMutation.graphql.ts'

interface Props {
  /** null to save the current search as a new view. */
  view: ViewDialog_view$key | null
  search: ViewedSearch
  onClose: () => void
  /** Called for a new view, with its databaseId. */
  onSaved: (databaseId: string) => void
  onDeleted: (databaseId: string) => void
}

/** A dialog to name, share and delete a view. */
export default function ViewDialog({ view: key, search, onClose, onSaved, onDeleted }: Props) {
  const { t } = useTranslation(['list', 'shared'])
  const { pathname, hash } = useLocation()
  const view = useFragment(
    graphql`
    fragment ViewDialog_view on SavedView { id databaseId name query isShared }
  `,
    key,
  )
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
  })
  const {
    field: { ref, value: isShared, onChange, onBlur },
  } = useController({ control, name: 'isShared' })
  const [create, isCreating] = useAction<ViewDialogCreateMutation>(
    graphql`
    mutation ViewDialogCreateMutation($input: CreateSavedViewInput!) {
      createSavedView(input: $input) { savedView { id databaseId name query isOwn isShared owner { fullName } } }
    }
  `,
    { success: t('views.saved') },
  )
  const [update, isUpdating] = useAction<ViewDialogUpdateMutation>(
    graphql`
    mutation ViewDialogUpdateMutation($input: UpdateSavedViewInput!) {
      updateSavedView(input: $input) { savedView { id name query isShared } }
    }
  `,
    { success: t('views.updated') },
  )
  const [remove, isRemoving] = useAction<ViewDialogDeleteMutation>(
    graphql`
    mutation ViewDialogDeleteMutation($input: DeleteSavedViewInput!) {
      deleteSavedView(input: $input) { deletedSavedViewId }
    }
  `,
    { success: t('views.deleted') },
  )
  const save = handleSubmit(async ({ name, isShared: isForAll }) => {
    const onFieldError = (field: string, message: string) => {
      if (field === 'name') setError('name', { type: 'server', message }, { shouldFocus: true })
      return field === 'name'
    }
    const input = { name: name.trim(), isShared: isForAll, query: view?.query ?? search.query }
    try {
      if (view) await update({ input: { ...input, id: view.id } }, { onFieldError })
      else
        onSaved(
          (await create({ input: { list: search.list, ...input } }, { onFieldError })).createSavedView.savedView
            .databaseId,
        )
    } catch {
      // The user has been notified; the input stays.
      return
    }
    onClose()
  })
  const copy = async (databaseId: string) => {
    await navigator.clipboard.writeText(`${location.origin}${pathname}?view=${databaseId}${hash}`)
    toaster.success(t('views.copied'))
  }
  const erase = async () => {
    if (!view) return
    try {
      await remove({ input: { id: view.id } })
    } catch {
      return
    }
    onDeleted(view.databaseId)
    onClose()
  }
  const isSending = isCreating || isUpdating || isRemoving
  return (
    <Drawer place="center" width="480px" title={t(view ? 'views.editTitle' : 'views.saveAs')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void save(event)} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="3" alignContent="start">
          <TextField control={control} name="name" label={t('views.name')} isRequired maxLength={100} />
          <Choice>
            <input
              type="checkbox"
              ref={ref}
              checked={isShared}
              onChange={(event) => onChange(event.target.checked)}
              onBlur={onBlur}
            />
            {t('views.share')}
          </Choice>
          {view?.isShared && <Button onClick={() => void copy(view.databaseId)}>{t('views.copy')}</Button>}
        </DrawerBody>
        <DrawerFooter>
          <Flex gap="2">
            <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
            {view && (
              <ConfirmButton kind="danger" disabled={isSending} onConfirm={() => void erase()}>
                {t('views.delete')}
              </ConfirmButton>
            )}
          </Flex>
          <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('views.save')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
