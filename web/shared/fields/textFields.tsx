import { useController, type Control, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isFilled } from '../../../common/patterns.ts'
import { Field } from './Field.tsx'
import { Input, Multiline, NativeSelect } from './controls.tsx'

/** The props of every form field. */
export interface FieldProps<T extends FieldValues> {
  control: Control<T>
  name: FieldPath<T>
  label: string
  hint?: string
  rules?: Omit<RegisterOptions<T, FieldPath<T>>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>
}

interface TextProps<T extends FieldValues> extends FieldProps<T> {
  isRequired?: boolean
  maxLength?: number
  placeholder?: string
}

/**
 * Returns the rules of a text: required means not blank; a text longer than `maxLength` is refused instead of cut, so
 * that a paste loses nothing silently.
 */
function useTextRules<T extends FieldValues>({ rules, isRequired, maxLength }: TextProps<T>): FieldProps<T>['rules'] {
  const { t } = useTranslation('shared')
  return {
    ...rules,
    validate: {
      required: (value: unknown) => !isRequired || isFilled(value) || t('required'),
      length: (value: unknown) =>
        !maxLength || String(value ?? '').length <= maxLength || t('tooLong', { replace: { max: maxLength } }),
      ...(typeof rules?.validate === 'object' ? rules.validate : rules?.validate ? { own: rules.validate } : {}),
    },
  }
}

/** A field for one line of text. With `isReadOnly` it can be read and copied, but not changed. */
export function TextField<T extends FieldValues>(props: TextProps<T> & { isReadOnly?: boolean }) {
  const { control, name, label, hint, isRequired, placeholder, isReadOnly } = props
  const { field, fieldState } = useController({ control, name, rules: useTextRules(props) })
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => (
        <Input {...field} {...aria} value={field.value ?? ''} placeholder={placeholder} readOnly={isReadOnly} />
      )}
    </Field>
  )
}

/** A field for several lines of text, with a counter. */
export function TextArea<T extends FieldValues>({
  rows = 4,
  ...props
}: TextProps<T> & { maxLength: number; rows?: number }) {
  const { control, name, label, hint, isRequired, maxLength } = props
  const { field, fieldState } = useController({ control, name, rules: useTextRules(props) })
  const text = String(field.value ?? '')
  return (
    <Field
      label={label}
      hint={hint}
      isRequired={isRequired}
      error={fieldState.error?.message}
      aside={`${text.length} / ${maxLength}`}
    >
      {(aria) => <Multiline {...field} {...aria} value={text} rows={rows} />}
    </Field>
  )
}

/** A field for a number, which the form stores as text: a number within the limits, or empty if that is allowed. */
export function NumberField<T extends FieldValues>({
  min,
  max,
  isWhole,
  isRequired,
  ...props
}: FieldProps<T> & { min: number; max: number; isWhole?: boolean; isRequired?: boolean }) {
  const { t } = useTranslation('shared')
  const { control, name, label, hint } = props
  const validate = (value: unknown) => {
    const text = String(value ?? '')
      .trim()
      .replace(',', '.')
    if (text === '') return !isRequired || t('required')
    const number = Number(text)
    if (Number.isNaN(number)) return t('notANumber')
    if (isWhole && !Number.isInteger(number)) return t('notWhole')
    if (number > max) return t('tooLarge', { replace: { max } })
    return number >= min || t('tooSmall', { replace: { min } })
  }
  const { field, fieldState } = useController({ control, name, rules: { ...props.rules, validate } })
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => <Input {...field} {...aria} value={field.value ?? ''} inputMode="decimal" autoComplete="off" />}
    </Field>
  )
}

interface SelectProps<T extends FieldValues> extends FieldProps<T> {
  isRequired?: boolean
  placeholder?: string
  options: readonly { value: string; label: string }[]
}

/** A field for a choice from a short list. */
export function Select<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  rules,
  isRequired,
  placeholder,
  options,
}: SelectProps<T>) {
  const { t } = useTranslation('shared')
  const { field, fieldState } = useController({
    control,
    name,
    rules: { ...rules, ...(isRequired && { required: t('required') }) },
  })
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => (
        <NativeSelect {...field} {...aria} value={field.value ?? ''}>
          <option value="">{placeholder ?? t('choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
