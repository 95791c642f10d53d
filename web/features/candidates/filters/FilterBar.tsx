import { Flex } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/Button.tsx'
import SearchBox from '../../../shared/SearchBox.tsx'
import FilterChip from '../../../shared/FilterChip.tsx'
import { hasFilters, noFilters, type ListState, type SetListState } from '../listState.ts'
import AddFilter from './AddFilter.tsx'
import type { Condition } from './conditions.ts'
import FilterEditor from './FilterEditor.tsx'
import { useConditionText } from './useConditionText.ts'
import type { Lookups } from './useLookups.ts'

interface Props {
  state: ListState
  set: SetListState
  lookups: Lookups
  children?: ReactNode
}

/** Search box, filters as chips that can be changed and removed, and the followed ones only. */
export default function FilterBar({ state, set, lookups, children }: Props) {
  const { t } = useTranslation(['candidates', 'shared'])
  const textOf = useConditionText()
  const change = (f: readonly Condition[]) => set({ f, page: 1 })
  const replace = (at: number, next?: Condition) =>
    change(state.f.flatMap((one, index) => (index === at ? (next ?? []) : one)))
  return (
    <Flex role="group" aria-label={t('filters')} gap="2" flexWrap="wrap" alignItems="center">
      <SearchBox
        label={t('keyword')}
        action={t('search')}
        value={state.q}
        onChange={(q) => set({ q, page: 1 }, { replace: true })}
      />
      {state.f.map((condition, at) => {
        const field = lookups.fieldOf(condition.filter)
        // What the company does not know is not asked for, but can be seen and taken away.
        return (
          <FilterChip
            key={`${condition.filter} ${at}`}
            label={field?.label ?? condition.filter}
            value={field ? textOf(condition, field) : t('unknownFilter')}
            isSet
            onClear={() => replace(at)}
          >
            {(close) =>
              field ? (
                <FilterEditor
                  field={field}
                  condition={condition}
                  onApply={(next) => {
                    close()
                    replace(at, next)
                  }}
                />
              ) : (
                t('unknownFilter')
              )
            }
          </FilterChip>
        )
      })}
      <AddFilter fields={lookups.fields} onAdd={(condition) => change([...state.f, condition])} />
      <Button
        aria-pressed={state.followed}
        color={state.followed ? 'accent.fg' : undefined}
        onClick={() => set({ followed: !state.followed, page: 1 })}
      >
        <Star size={14} aria-hidden fill={state.followed ? 'currentColor' : 'none'} />
        {t('followedOnly')}
      </Button>
      {hasFilters(state) && (
        <Button kind="quiet" onClick={() => set(noFilters)}>
          {t('clearFilters', { ns: 'shared' })}
        </Button>
      )}
      {children}
    </Flex>
  )
}
