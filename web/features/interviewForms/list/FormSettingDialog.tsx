import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { isFilled } from '../../../../common/patterns.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { SwitchField } from '../../../shared/fields/SwitchField.tsx'
import { TextField } from '../../../shared/fields/textFields.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { longestName } from '../limits.ts'
import type { FormSettingDialog_form$key } from './__generated__/FormSettingDialog_form.graphql.ts'
import type { FormSettingDialogMutation } from './__generated__/FormSettingDialogMutation.graphql.ts'

interface Props {
  form: FormSettingDialog_form$key
  onClose: (isChanged: boolean) => void
  /** Called when another user has changed the form: the list shows the current state, and the next save uses it. */
  onOutdated: () => void
}

/** The name and active switch of a form. */
export default function FormSettingDialog({ form: key, onClose, onOutdated }: Props) {
  const { t } = useTranslation(['interviewForms', 'shared'])
  const {
    id,
    name: title,
    isActive,
    version,
  } = useFragment(
    graphql`
    fragment FormSettingDialog_form on InterviewForm { id name isActive version }
  `,
    key,
  )
  const form = useForm({ defaultValues: { name: title, isActive } })
  const [update, isSending] = useAction<FormSettingDialogMutation>(
    graphql`
    mutation FormSettingDialogMutation($input: UpdateInterviewFormInput!) {
      updateInterviewForm(input: $input) { interviewForm { id version ...FormsTab_form } }
    }
  `,
    { success: t('settingSaved'), failure: ({ code }) => (code === 'CONFLICT' ? null : t('settingFailed')) },
  )
  const onFieldError = (field: string, message: string) => {
    if (field === 'name') form.setError('name', { type: 'server', message }, { shouldFocus: true })
    return field === 'name'
  }
  const save = form.handleSubmit(({ name, isActive: isOn }) =>
    update({ input: { id, version, name: name.trim(), isActive: isOn } }, { onFieldError }).then(
      () => onClose(true),
      (error: { code?: string }) => {
        if (error.code === 'CONFLICT') onOutdated()
      },
    ),
  )
  const rules = { validate: (value: unknown) => isFilled(value) || t('settingNameRequired') }
  return (
    <Drawer
      place="center"
      width="50vw"
      title={t('settingTitle', { replace: { name: title } })}
      onClose={() => onClose(false)}
    >
      <form noValidate onSubmit={(event) => void save(event)} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="4" alignContent="start">
          <TextField control={form.control} name="name" label={t('name')} rules={rules} maxLength={longestName} />
          <SwitchField control={form.control} name="isActive" label={t('active')} />
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={() => onClose(false)}>{t('cancel', { ns: 'shared' })}</Button>
          <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('save')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
