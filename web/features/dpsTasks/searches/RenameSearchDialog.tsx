import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { TextField } from '../../../shared/fields/textFields.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useSaveTexts } from '../useSaveTexts.ts'
import type { RenameSearchDialog_search$key } from './__generated__/RenameSearchDialog_search.graphql.ts'
import type { RenameSearchDialogMutation } from './__generated__/RenameSearchDialogMutation.graphql.ts'

/** Renames a stored search (001/2.8). */
export default function RenameSearchDialog({
  dpsSearch: key,
  onClose,
}: {
  dpsSearch: RenameSearchDialog_search$key
  onClose: () => void
}) {
  const { t } = useTranslation(['dpsTasks', 'shared'])
  const dpsSearch = useFragment(
    graphql`
    fragment RenameSearchDialog_search on DpsSearch { id name }
  `,
    key,
  )
  const { control, handleSubmit, setError } = useForm({ defaultValues: { name: dpsSearch.name } })
  const [rename, isSending] = useAction<RenameSearchDialogMutation>(
    graphql`
    mutation RenameSearchDialogMutation($input: RenameDpsSearchInput!) {
      renameDpsSearch(input: $input) { dpsSearch { id name } }
    }
  `,
    useSaveTexts(),
  )
  const onFieldError = (field: string, message: string) => {
    if (field === 'name') setError('name', { type: 'server', message }, { shouldFocus: true })
    return field === 'name'
  }
  const save = handleSubmit(({ name }) =>
    rename({ input: { id: dpsSearch.id, name } }, { onFieldError }).then(onClose, () => {}),
  )
  return (
    <Drawer place="center" width="480px" title={t('rename')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void save(event)} style={{ display: 'contents' }}>
        <DrawerBody>
          <TextField control={control} name="name" label={t('form.name')} isRequired maxLength={250} />
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
          <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('save')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
