/**
 * A form field for a day: typed as DD/MM/YYYY, pasted as ISO, or chosen from a calendar that is loaded when it is
 * opened.
 *
 *   <DatePicker control={control} name="startDate" label={t('start')} isRequired min="2020-01-01" max={today} />
 *
 * The form value is YYYY-MM-DD or '' (or the text as typed, which the field's own rule refuses). `min` and `max` are
 * days and inclusive. Keys: Alt+↓ opens the calendar; within it arrows, Home, End, Page Up and Down (with Shift a
 * year), Enter and Esc.
 */
import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatDate, isDay } from '../../format/dates.ts'
import { DateInput } from './DateInput.tsx'
import { Field } from '../Field.tsx'
import type { FieldProps } from '../textFields.tsx'

interface Props<T extends FieldValues> extends FieldProps<T> {
  isRequired?: boolean
  min?: string
  max?: string
}

/** A field for one day; its value is YYYY-MM-DD, or ''. */
export function DatePicker<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  rules,
  isRequired,
  min,
  max,
}: Props<T>) {
  const { t } = useTranslation('shared')
  const validate = (value: string | null | undefined) => {
    if (!value) return !isRequired || t('required')
    if (!isDay(value)) return t('notADate')
    if (min && value < min) return t('notBefore', { replace: { day: formatDate(min) } })
    return !max || value <= max || t('notAfter', { replace: { day: formatDate(max) } })
  }
  const { field, fieldState } = useController({ control, name, rules: { ...rules, validate } })
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => (
        <DateInput
          {...aria}
          ref={field.ref}
          label={label}
          min={min}
          max={max}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}
