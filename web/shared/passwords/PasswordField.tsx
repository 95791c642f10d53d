import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Input } from '../fields/controls.tsx'
import { Field } from '../fields/Field.tsx'
import type { FieldProps } from '../fields/textFields.tsx'
import { PasswordMeter } from './PasswordMeter.tsx'

interface Props<T extends FieldValues> extends FieldProps<T> {
  isRequired?: boolean
  /** Whether this is the user's current password. Otherwise it is a new one, which browsers do not fill in. */
  isCurrent?: boolean
  /** For a new password: what others know about its owner, which its strength depends on. */
  about?: readonly string[]
}

/** A password field; the input is never visible. */
export function PasswordField<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  isRequired,
  isCurrent,
  about,
}: Props<T>) {
  const { t } = useTranslation('shared')
  const { field, fieldState } = useController({ control, name, rules: isRequired ? { required: t('required') } : {} })
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => (
        <>
          <Input
            {...field}
            {...aria}
            value={field.value ?? ''}
            type="password"
            autoComplete={isCurrent ? 'current-password' : 'new-password'}
          />
          {about && <PasswordMeter password={field.value ?? ''} about={about} />}
        </>
      )}
    </Field>
  )
}
