import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ComboboxMany } from '../../../shared/fields/ComboboxMany.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { fold } from '../../../../common/text.ts'
import type { CandidateValues } from '../form/candidateValues.ts'
import type { VocabularyKind } from './__generated__/useVocabularyQuery.graphql.ts'
import { useVocabulary } from './useVocabulary.ts'

interface Props {
  control: Control<CandidateValues>
  name: 'nationalities' | 'desiredWorkLocations'
  kind: VocabularyKind
  label: string
  /** Most words that the services take. */
  most: number
}

/** Several words of a vocabulary, or own ones: what is typed is offered as it is when the list does not have it. */
export function WordsField({ control, name, kind, label, most }: Props) {
  const { t } = useTranslation(['candidateForms', 'shared'])
  const load = useVocabulary(kind)
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (words) => words.length <= most || t('tooMany', { replace: { most } }) },
  })
  const offer = async (search: string) => {
    const words = await load(search)
    const own = search.trim().slice(0, 100)
    return [...(own && !words.some((word) => fold(word) === fold(own)) ? [own] : []), ...words].map((word) => ({
      value: word,
      label: word,
    }))
  }
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(aria) => (
        <ComboboxMany
          aria={aria}
          inputRef={field.ref}
          values={field.value.map((word) => ({ value: word, label: word }))}
          load={offer}
          onBlur={field.onBlur}
          placeholder={t('chooseOrType')}
          onChange={(words) => field.onChange(words.map(({ value }) => value))}
        />
      )}
    </Field>
  )
}
