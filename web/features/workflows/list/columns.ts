import type { TFunction } from 'i18next'
import type { Column } from '../../../shared/table/Table.tsx'

/** Name, active, departments, created date and actions (000/2.7). */
export const workflowColumns = (t: TFunction<'workflows'>): Column[] => [
  { key: 'name', label: t('columns.name') },
  { key: 'active', label: t('columns.active') },
  { key: 'departments', label: t('columns.departments') },
  { key: 'createdDate', label: t('columns.createdDate') },
  { key: 'actions', label: t('columns.actions'), align: 'end' },
]
