import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { ComboboxMany } from '../../../shared/fields/ComboboxMany.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { useUserSearch } from '../../../shared/fields/UserPicker.tsx'
import FilterChip from '../../../shared/ui/FilterChip.tsx'

interface Props {
  callers: readonly string[]
  onChange: (callers: readonly string[]) => void
}

/** A filter of calls by the caller's user name. */
export default function CallersFilter({ callers, onChange }: Props) {
  const { t } = useTranslation(['calls', 'list', 'shared'])
  const search = useUserSearch()
  const label = t('log.callers')
  return (
    <FilterChip
      label={label}
      value={callers.join(', ') || t('any', { ns: 'list' })}
      isSet={callers.length > 0}
      onClear={() => onChange([])}
    >
      <Box padding="2" width="min(280px, calc(100vw - 60px))">
        <Field label={label}>
          {(aria) => (
            <ComboboxMany
              aria={aria}
              values={callers.map((value) => ({ value, label: value }))}
              load={search}
              placeholder={t('searchUsers', { ns: 'shared' })}
              onChange={(values) => onChange(values.map(({ value }) => value))}
            />
          )}
        </Field>
      </Box>
    </FilterChip>
  )
}
