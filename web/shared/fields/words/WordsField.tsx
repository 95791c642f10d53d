import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fold } from '../../../../common/text.ts'
import { ComboboxMany } from '../ComboboxMany.tsx'
import { Field } from '../Field.tsx'
import type { FieldProps } from '../textFields.tsx'
import type { VocabularyKind } from './__generated__/useVocabularyQuery.graphql.ts'
import { useVocabulary } from './useVocabulary.ts'

interface Props<T extends FieldValues> extends FieldProps<T> {
  /** The vocabulary that is offered. */
  kind: VocabularyKind
  /** The maximum number of words that the services accept. */
  most: number
}

/**
 * A field for several words, from a vocabulary or free: the typed text is offered too if the vocabulary does not
 * contain it.
 */
export function WordsField<T extends FieldValues>({ control, name, kind, label, hint, most }: Props<T>) {
  const { t } = useTranslation('shared')
  const load = useVocabulary(kind)
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (words: readonly string[] | undefined) =>
        (words ?? []).length <= most || t('tooManyWords', { replace: { most } }),
    },
  })
  const offer = async (search: string) => {
    const words = await load(search)
    const own = search.trim().slice(0, 100)
    return [...(own && !words.some((word) => fold(word) === fold(own)) ? [own] : []), ...words].map((word) => ({
      value: word,
      label: word,
    }))
  }
  const words: readonly string[] = field.value ?? []
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(aria) => (
        <ComboboxMany
          aria={aria}
          inputRef={field.ref}
          values={words.map((word) => ({ value: word, label: word }))}
          load={offer}
          onBlur={field.onBlur}
          placeholder={t('chooseOrType')}
          onChange={(next) => field.onChange(next.map(({ value }) => value))}
        />
      )}
    </Field>
  )
}
