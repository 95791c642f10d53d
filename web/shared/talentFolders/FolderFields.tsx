import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Option } from '../fields/ChoiceList.tsx'
import { Combobox } from '../fields/Combobox.tsx'
import { ComboboxMany } from '../fields/ComboboxMany.tsx'
import { Field } from '../fields/Field.tsx'
import type { FieldProps } from '../fields/textFields.tsx'
import { useFolderSearch } from './useFolderSearch.ts'

interface FoldersProps<T extends FieldValues> extends FieldProps<T> {
  isRequired?: boolean
  /** Whether only folders are offered that the viewer may add candidates to. */
  isOwn?: boolean
}

/**
 * A field for talent folders, searched by name; its value is a list of options. Renders nothing for users who may not
 * see folders.
 */
export function FoldersField<T extends FieldValues>(props: FoldersProps<T>) {
  const { control, name, label, hint, rules, isRequired, isOwn } = props
  const { t } = useTranslation('shared')
  const load = useFolderSearch({ isOwn })
  const validate = (folders: readonly Option[]) => !isRequired || folders.length > 0 || t('required')
  const { field, fieldState } = useController({ control, name, rules: { ...rules, validate } })
  if (!load) return null
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={fieldState.error?.message}>
      {(aria) => (
        <ComboboxMany
          aria={aria}
          inputRef={field.ref}
          values={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          load={load}
          placeholder={t('candidate.searchFolders')}
        />
      )}
    </Field>
  )
}

interface BoxProps {
  label: string
  hint?: string
  error?: string | undefined
  value: Option | null
  onChange: (folder: Option | null) => void
  onBlur?: () => void
  inputRef?: (input: HTMLInputElement | null) => void
}

/** A picker for one talent folder, searched by name. Renders nothing for users who may not see folders. */
export function FolderBox({ label, hint, error, ...box }: BoxProps) {
  const { t } = useTranslation('shared')
  const load = useFolderSearch()
  if (!load) return null
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => <Combobox aria={aria} {...box} load={load} placeholder={t('candidate.searchFolders')} />}
    </Field>
  )
}

/** A form field for one talent folder; its value is an option or null. */
export function FolderField<T extends FieldValues>({ control, name, label, hint, rules }: FieldProps<T>) {
  const { field, fieldState } = useController({ control, name, rules })
  const { value, onChange, onBlur, ref } = field
  return (
    <FolderBox
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
    />
  )
}
