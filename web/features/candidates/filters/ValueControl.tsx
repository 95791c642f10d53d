import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList, type Option } from '../../../shared/fields/ChoiceList.tsx'
import { ComboboxMany } from '../../../shared/fields/ComboboxMany.tsx'
import { DateInput } from '../../../shared/fields/dates/DateInput.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import { takesNoValue } from './conditions.ts'
import type { Operator } from './catalogue.ts'
import type { FilterField } from './useLookups.ts'
import { useWords } from './useWords.ts'

interface Props {
  field: FilterField
  operator: Operator
  values: readonly string[]
  error?: string
  onChange: (values: string[]) => void
}

/** The input for a filter's value, depending on the kind of field. */
export default function ValueControl({ field, operator, values, error, onChange }: Props) {
  const { t } = useTranslation(['candidates', 'shared'])
  const loadWords = useWords()
  // A newly chosen value keeps the label under which it was offered.
  const [offered, setOffered] = useState<readonly Option[]>([])
  const labelOf = (value: string) =>
    [...offered, ...field.options].find((option) => option.value === value)?.label ?? value
  const placeholders: Partial<Record<string, string>> = {
    id: t('typeIds'),
    job: t('searchJobs'),
    folder: t('candidate.searchFolders', { ns: 'shared' }),
  }
  if (takesNoValue(operator)) return null
  if (field.kind === 'list')
    return <ChoiceList label={field.label} options={field.options} values={values} onChange={onChange} />
  if (field.kind === 'search') {
    return (
      <Field label={t('value')} error={error}>
        {(aria) => (
          <ComboboxMany
            aria={aria}
            values={values.map((value) => ({ value, label: labelOf(value) }))}
            onChange={(next) => {
              setOffered(next)
              onChange(next.map(({ value }) => value))
            }}
            load={(search) => loadWords(field.filter, search)}
            placeholder={placeholders[field.filter] ?? t('searchWords')}
          />
        )}
      </Field>
    )
  }
  const box = (at: number, label: string, hasError: boolean) => {
    const value = values[at] ?? ''
    const set = (text: string) =>
      onChange(
        operator === 'between' ? [at === 0 ? text : (values[0] ?? ''), at === 1 ? text : (values[1] ?? '')] : [text],
      )
    return (
      <Field label={label} error={hasError ? error : undefined}>
        {(aria) =>
          field.kind === 'date' ? (
            <DateInput {...aria} label={label} value={value} onChange={set} />
          ) : (
            <Input
              {...aria}
              value={value}
              maxLength={500}
              inputMode={field.kind === 'number' ? 'decimal' : undefined}
              autoComplete="off"
              placeholder={field.filter === 'cv' ? t('cvWords') : undefined}
              onChange={(event) => set(event.target.value)}
            />
          )
        }
      </Field>
    )
  }
  if (operator !== 'between') return box(0, t('value'), true)
  return (
    <Flex direction="column" gap="2">
      {box(0, t('from'), false)}
      {box(1, t('to'), true)}
    </Flex>
  )
}
