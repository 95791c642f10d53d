import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isTimeText } from '../../../../common/forms/timeText.ts'
import { Field } from '../Field.tsx'
import type { FieldProps } from '../textFields.tsx'
import { TimeInput } from './TimeInput.tsx'

/** A required time of day in a form, HH:mm. */
export function TimeField<T extends FieldValues>({ control, name, label, hint }: Omit<FieldProps<T>, 'rules'>) {
  const { t } = useTranslation('shared')
  const validate = (value: unknown) => {
    const text = String(value ?? '').trim()
    return text === '' ? t('required') : isTimeText(text) || t('notATime')
  }
  const { field, fieldState } = useController({ control, name, rules: { validate } })
  return (
    <Field label={label} hint={hint} isRequired error={fieldState.error?.message}>
      {(aria) => <TimeInput {...field} {...aria} value={field.value ?? ''} />}
    </Field>
  )
}
