import { useTranslation } from 'react-i18next'
import FilterChip from '../ui/FilterChip.tsx'
import { TreePanel } from './DepartmentPicker.tsx'

interface Props {
  label: string
  /** The global id of the department that a list is filtered by; '' for all. */
  value: string
  /** The departments of the company, for their names; null until they have loaded. */
  departments: readonly { readonly id: string; readonly databaseId: string; readonly name: string }[] | null
  onChange: (value: string) => void
}

/** Filters a list by one department, which is chosen from the tree. */
export function DepartmentFilter({ label, value, departments, onChange }: Props) {
  const { t } = useTranslation(['list', 'shared'])
  const chosen = departments?.find(({ id }) => id === value)
  return (
    <FilterChip
      label={label}
      isSet={value !== ''}
      onClear={() => onChange('')}
      value={value === '' ? t('any') : (chosen?.name ?? '…')}
    >
      {(close) => (
        <TreePanel
          label={label}
          chosen={chosen ? [{ value: chosen.id, databaseId: chosen.databaseId, label: chosen.name }] : []}
          isMany={false}
          onTake={(department) => {
            onChange(department.value === value ? '' : department.value)
            close()
          }}
        />
      )}
    </FilterChip>
  )
}
