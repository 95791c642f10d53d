import { useController, type Control, type FieldPathByValue } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../shared/fields/Field.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import type { CandidateValues } from '../form/candidateValues.ts'
import { endsBefore, isMonth, readMonth } from '../form/rules.ts'

interface Props {
  control: Control<CandidateValues>
  name: FieldPathByValue<CandidateValues, string>
  label: string
  /** The month before which this month must not lie. */
  from?: string
  isDisabled?: boolean
}

/** A typed month in a career: YYYY-MM, or only the year, or with the day. MM/YYYY is converted. */
export function MonthField({ control, name, label, from, isDisabled }: Props) {
  const { t } = useTranslation('candidateForms')
  const validate = (text: string) => {
    if (isDisabled || !text.trim()) return true
    if (!isMonth(text)) return t('notAMonth')
    return !from || !isMonth(from) || !endsBefore(from, text) || t('endsBefore')
  }
  const { field, fieldState } = useController({ control, name, rules: { validate } })
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(aria) => (
        <Input
          {...field}
          {...aria}
          value={isDisabled ? '' : field.value}
          disabled={isDisabled}
          placeholder="YYYY-MM"
          inputMode="numeric"
          autoComplete="off"
          onBlur={() => {
            if (field.value !== readMonth(field.value)) field.onChange(readMonth(field.value))
            field.onBlur()
          }}
        />
      )}
    </Field>
  )
}
