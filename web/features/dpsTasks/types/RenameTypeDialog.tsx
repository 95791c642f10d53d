import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { TextField } from '../../../shared/fields/textFields.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useSaveTexts } from '../useSaveTexts.ts'
import type { RenameTypeDialog_type$key } from './__generated__/RenameTypeDialog_type.graphql.ts'
import type { RenameTypeDialogMutation } from './__generated__/RenameTypeDialogMutation.graphql.ts'

/** Gives a type another name (001/2.8). */
export default function RenameTypeDialog({
  type: key,
  onClose,
}: {
  type: RenameTypeDialog_type$key
  onClose: () => void
}) {
  const { t } = useTranslation(['dpsTasks', 'shared'])
  const type = useFragment(
    graphql`
    fragment RenameTypeDialog_type on DpsType { id name }
  `,
    key,
  )
  const { control, handleSubmit, setError } = useForm({ defaultValues: { name: type.name } })
  const [rename, isSending] = useAction<RenameTypeDialogMutation>(
    graphql`
    mutation RenameTypeDialogMutation($input: RenameDpsTypeInput!) {
      renameDpsType(input: $input) { dpsType { id name } }
    }
  `,
    useSaveTexts(),
  )
  const onFieldError = (field: string, message: string) => {
    if (field === 'name') setError('name', { type: 'server', message }, { shouldFocus: true })
    return field === 'name'
  }
  const save = handleSubmit(({ name }) =>
    rename({ input: { id: type.id, name } }, { onFieldError }).then(onClose, () => {}),
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
