import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '../../../common/text.ts'
import { Choice, Input } from './controls.tsx'

export interface Option {
  value: string
  label: string
}

interface Props {
  label: string
  options: readonly Option[]
  values: readonly string[]
  onChange: (values: string[]) => void
  /** The number of options from which a search box is shown. */
  searchFrom?: number
}

/** Check boxes in a scrolling box, with a folded search if there are many. */
export function ChoiceList({ label, options, values, onChange, searchFrom = 10 }: Props) {
  const { t } = useTranslation('shared')
  const [search, setSearch] = useState('')
  const shown = search ? options.filter((option) => fold(option.label).includes(fold(search.trim()))) : options
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...values, value] : values.filter((other) => other !== value))
  return (
    <Box role="group" aria-label={label}>
      {options.length >= searchFrom && (
        <Input
          type="search"
          aria-label={`${label}: ${t('searching')}`}
          value={search}
          marginBlockEnd="2"
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <Box maxHeight="260px" overflow="auto">
        {shown.map((option) => (
          <Choice key={option.value}>
            <input
              type="checkbox"
              checked={values.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            {option.label}
          </Choice>
        ))}
        {shown.length === 0 && (
          <Box padding="2" color="fg.muted">
            {t('noMatches')}
          </Box>
        )}
      </Box>
    </Box>
  )
}
