import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../fields/Combobox.tsx'
import { Field } from '../fields/Field.tsx'
import type { FieldProps } from '../fields/textFields.tsx'

export interface ListedWord {
  id: string
  name: string
}
/** The form value of a word. */
export type ChosenWord = { value: string; label: string } | null

interface Props<T extends FieldValues> extends Omit<FieldProps<T>, 'rules'> {
  /** Finds words that contain the typed text. */
  load: (query: string) => Promise<readonly ListedWord[]>
}

/** A required field for one word of a list. */
export function WordField<T extends FieldValues>({ control, name, label, hint, load }: Props<T>) {
  const { t } = useTranslation('shared')
  const { field, fieldState } = useController({ control, name, rules: { required: t('required') } })
  return (
    <Field label={label} hint={hint} isRequired error={fieldState.error?.message}>
      {(aria) => (
        <Combobox
          value={field.value}
          onChange={field.onChange}
          load={async (query) => (await load(query)).map(({ id, name: text }) => ({ value: id, label: text }))}
          inputRef={field.ref}
          onBlur={field.onBlur}
          aria={aria}
        />
      )}
    </Field>
  )
}
