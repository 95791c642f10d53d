import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { NativeSelect } from '../../shared/fields/controls.tsx'
import { Combobox } from '../../shared/fields/Combobox.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import { useUserSearch } from '../../shared/fields/UserPicker.tsx'
import { choicesFilter, searchFilter, type ListFilters } from '../../shared/list/filters.tsx'
import type { Stage } from '../../shared/stages/useStageMoves.ts'
import FilterChip from '../../shared/ui/FilterChip.tsx'
import { dayChoices, rejectedChoices, type PipelineFilters } from './source.ts'

/** The filters of both views, by their names in the address. */
export function useFilters(stages: readonly Stage[]): ListFilters<PipelineFilters, unknown> {
  const { t } = useTranslation('pipelines')
  return {
    keyword: searchFilter(t('keyword')),
    stage: choicesFilter(
      t('filters.stage'),
      stages.map(({ databaseId, name }) => ({ value: databaseId, label: name })),
    ),
    owner: {
      control: ({ value, set }) => <OwnerFilter owner={value[0] ?? ''} onChange={(next) => set(next ? [next] : [])} />,
    },
    days: {
      control: ({ value, set }) => (
        <NativeSelect
          aria-label={t('filters.days')}
          width="auto"
          value={value}
          onChange={(event) => set(Number(event.target.value))}
        >
          <option value={0}>{t('anyDays')}</option>
          {dayChoices.map((count) => (
            <option key={count} value={count}>
              {t('atLeast', { replace: { count } })}
            </option>
          ))}
        </NativeSelect>
      ),
    },
    rejected: {
      control: ({ value, set }) => (
        <NativeSelect
          aria-label={t('filters.rejected')}
          width="auto"
          value={value ?? ''}
          onChange={(event) => set(rejectedChoices.find((choice) => choice === event.target.value) ?? null)}
        >
          <option value="">{t('rejectedNot')}</option>
          <option value="with">{t('rejectedWith')}</option>
          <option value="only">{t('rejectedOnly')}</option>
        </NativeSelect>
      ),
    },
  }
}

function OwnerFilter({ owner, onChange }: { owner: string; onChange: (owner: string) => void }) {
  const { t } = useTranslation(['pipelines', 'list', 'shared'])
  const search = useUserSearch()
  const label = t('filters.owner')
  return (
    <FilterChip
      label={label}
      value={owner || t('any', { ns: 'list' })}
      isSet={owner !== ''}
      onClear={() => onChange('')}
    >
      <Box padding="2" width="min(280px, calc(100vw - 60px))">
        <Field label={label}>
          {(aria) => (
            <Combobox
              aria={aria}
              value={owner ? { value: owner, label: owner } : null}
              load={search}
              placeholder={t('searchUsers', { ns: 'shared' })}
              onChange={(chosen) => onChange(chosen?.value ?? '')}
            />
          )}
        </Field>
      </Box>
    </FilterChip>
  )
}
