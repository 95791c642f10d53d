import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import FilterChip from '../../../shared/ui/FilterChip.tsx'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    paddingInline: '2',
    borderRadius: '6px',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '& input': { accentColor: 'var(--chakra-colors-accent)' },
  },
})

interface Props {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

/** One import of the folder, or All. */
export default function ImportFilter({ label, value, options, onChange }: Props) {
  const { t } = useTranslation('verifications')
  const all = { value: '', label: t('all') }
  const chosen = options.find((option) => option.value === value)
  return (
    <FilterChip
      label={label}
      isSet={value !== ''}
      value={value === '' ? all.label : (chosen?.label ?? t('anEarlierImport'))}
      onClear={() => onChange('')}
    >
      <Box role="radiogroup" aria-label={label} maxHeight="300px" overflow="auto">
        {[all, ...options].map((option) => (
          <Row key={option.value}>
            <input
              type="radio"
              name="import"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Row>
        ))}
      </Box>
    </FilterChip>
  )
}
