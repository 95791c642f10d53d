import { useEffect, useId, useState } from 'react'
import { useController, type Control, type FieldPathByValue } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../shared/fields/Field.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import type { CandidateValues } from '../form/candidateValues.ts'
import type { VocabularyKind } from '../../../shared/fields/words/__generated__/useVocabularyQuery.graphql.ts'
import { useVocabulary } from '../../../shared/fields/words/useVocabulary.ts'

interface Props {
  control: Control<CandidateValues>
  name: FieldPathByValue<CandidateValues, string>
  kind: VocabularyKind
  label: string
  maxLength: number
}

/** A free text; words of a vocabulary are suggested while the user types. */
export function SuggestField({ control, name, kind, label, maxLength }: Props) {
  const { t } = useTranslation('shared')
  const load = useVocabulary(kind)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState<readonly string[]>([])
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (text: string) =>
        !text.trim() ? t('required') : text.length <= maxLength || t('tooLong', { replace: { max: maxLength } }),
    },
  })
  useEffect(() => {
    if (!typed.trim()) return
    let isOld = false
    // Suggestions are only a help: if they fail, the text is still accepted.
    const timer = setTimeout(
      () =>
        void load(typed.trim()).then(
          (found) => {
            if (!isOld) setWords(found)
          },
          () => {},
        ),
      250,
    )
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [typed, load])
  return (
    <Field label={label} isRequired error={fieldState.error?.message}>
      {(aria) => (
        <>
          <Input
            {...field}
            {...aria}
            list={`${id}-words`}
            autoComplete="off"
            onChange={(event) => {
              field.onChange(event)
              setTyped(event.target.value)
            }}
          />
          <datalist id={`${id}-words`}>
            {words.map((word) => (
              <option key={word}>{word}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
