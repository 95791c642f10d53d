import { useController, type FieldValues } from 'react-hook-form'
import { Input } from '../../shared/fields/controls.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import type { FieldProps } from '../../shared/fields/textFields.tsx'

/** A password that somebody may be given; nothing of it is shown or filled in. */
export function PasswordField<T extends FieldValues>({ control, name, label, hint }: FieldProps<T>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(aria) => <Input {...field} {...aria} value={field.value ?? ''} type="password" autoComplete="new-password" />}
    </Field>
  )
}
