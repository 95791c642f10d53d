import type { TFunction } from 'i18next'
import type { Column } from '../../shared/table/Table.tsx'

/** Name and actions (000/2.8). */
export const categoryColumns = (t: TFunction<'jobCategories'>): Column[] => [
  { key: 'name', label: t('columns.name') },
  { key: 'actions', label: t('columns.actions'), align: 'end' },
]
