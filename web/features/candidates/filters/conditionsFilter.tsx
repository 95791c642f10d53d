import { useTranslation } from 'react-i18next'
import FilterChip from '../../../shared/ui/FilterChip.tsx'
import type { ListFilter } from '../../../shared/list/filters.tsx'
import AddFilter from './AddFilter.tsx'
import type { Condition } from './conditions.ts'
import FilterEditor from './FilterEditor.tsx'
import { useConditionText } from './useConditionText.ts'
import type { Lookups } from './useLookups.ts'
import { useNames } from './useNames.ts'

/** Any number of conditions, each a chip that can be edited and removed. */
export const conditionsFilter = (lookups: Lookups): ListFilter<readonly Condition[]> => ({
  control: ({ value, set }) => <Conditions conditions={value} lookups={lookups} onChange={set} />,
})

interface Props {
  conditions: readonly Condition[]
  lookups: Lookups
  onChange: (conditions: readonly Condition[]) => void
}

function Conditions({ conditions, lookups: { fields, fieldOf }, onChange }: Props) {
  const { t } = useTranslation('candidates')
  const textOf = useConditionText()
  // Names are not requested for fields by which the user may not filter.
  const names = useNames(conditions.filter(({ filter }) => fieldOf(filter)))
  const replace = (at: number, next?: Condition) =>
    onChange(conditions.flatMap((one, index) => (index === at ? (next ?? []) : one)))
  return (
    <>
      {conditions.map((condition, at) => {
        const known = fieldOf(condition.filter)
        const options = names[condition.filter]
        const field = known && options ? { ...known, options } : known
        // A condition on a field that the company does not have is not sent, but it is shown and can be removed.
        return (
          <FilterChip
            key={`${condition.filter} ${at}`}
            label={field?.label ?? condition.filter}
            isSet
            value={field ? textOf(condition, field) : t('unknownFilter')}
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
      <AddFilter fields={fields} onAdd={(condition) => onChange([...conditions, condition])} />
    </>
  )
}
