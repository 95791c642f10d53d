import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Input } from '../../../shared/fields/controls.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import type { FieldProps } from '../../../shared/fields/textFields.tsx'

interface Props<T extends FieldValues> extends FieldProps<T> {
  /** Whether the code consists of an authenticator's digits; otherwise it may also be a recovery code. */
  isDigits?: boolean
}

/** The input for a code, which phones and password managers can fill in. */
export function CodeField<T extends FieldValues>({ control, name, label, hint, isDigits }: Props<T>) {
  const { t } = useTranslation('shared')
  const { field, fieldState } = useController({ control, name, rules: { required: t('required') } })
  return (
    <Field label={label} hint={hint} isRequired error={fieldState.error?.message}>
      {(aria) => (
        <Input
          {...field}
          {...aria}
          value={field.value ?? ''}
          autoComplete="one-time-code"
          inputMode={isDigits ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      )}
    </Field>
  )
}
