import { Flex } from '@chakra-ui/react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import { ConfirmButton } from '../../../shared/ConfirmButton.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/Drawer.tsx'
import { Choice } from '../../../shared/fields/controls.tsx'
import { TextField } from '../../../shared/fields/textFields.tsx'
import { toaster } from '../../../shared/toaster.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { queryOf, type ListState } from '../listState.ts'
import { listPath } from '../paths.ts'
import type { ViewDialog_view$key } from './__generated__/ViewDialog_view.graphql.ts'
import type { ViewDialogCreateMutation } from './__generated__/ViewDialogCreateMutation.graphql.ts'
import type { ViewDialogDeleteMutation } from './__generated__/ViewDialogDeleteMutation.graphql.ts'
import type { ViewDialogUpdateMutation } from './__generated__/ViewDialogUpdateMutation.graphql.ts'

interface Props {
  /** null: the present search becomes a new one. */
  view: ViewDialog_view$key | null
  state: ListState
  onClose: () => void
  /** A new one is there, by its databaseId. */
  onSaved: (databaseId: string) => void
  onDeleted: (databaseId: string) => void
}

/** Names, shares and deletes a view. */
export default function ViewDialog({ view: key, state, onClose, onSaved, onDeleted }: Props) {
  const { t } = useTranslation(['candidates', 'shared'])
  const view = useFragment(
    graphql`
    fragment ViewDialog_view on CandidateView { id databaseId name query isShared }
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
    mutation ViewDialogCreateMutation($input: CreateCandidateViewInput!) {
      createCandidateView(input: $input) { candidateView { id databaseId name query isOwn isShared ownerUserName owner { fullName } } }
    }
  `,
    { success: t('views.saved') },
  )
  const [update, isUpdating] = useAction<ViewDialogUpdateMutation>(
    graphql`
    mutation ViewDialogUpdateMutation($input: UpdateCandidateViewInput!) {
      updateCandidateView(input: $input) { candidateView { id name query isShared } }
    }
  `,
    { success: t('views.updated') },
  )
  const [remove, isRemoving] = useAction<ViewDialogDeleteMutation>(
    graphql`
    mutation ViewDialogDeleteMutation($input: DeleteCandidateViewInput!) {
      deleteCandidateView(input: $input) { deletedCandidateViewId }
    }
  `,
    { success: t('views.deleted') },
  )
  const save = handleSubmit(async ({ name, isShared: isForAll }) => {
    const onFieldError = (field: string, message: string) => {
      if (field === 'name') setError('name', { type: 'server', message }, { shouldFocus: true })
      return field === 'name'
    }
    const input = { name: name.trim(), isShared: isForAll, query: view?.query ?? queryOf(state) }
    try {
      if (view) await update({ input: { ...input, id: view.id } }, { onFieldError })
      else onSaved((await create({ input }, { onFieldError })).createCandidateView.candidateView.databaseId)
    } catch {
      // The user has been told; what was typed stays.
      return
    }
    onClose()
  })
  const copy = async (databaseId: string) => {
    await navigator.clipboard.writeText(`${location.origin}${listPath}?view=${databaseId}`)
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
