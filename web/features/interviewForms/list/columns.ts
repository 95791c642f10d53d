import type { TFunction } from 'i18next'
import type { Column } from '../../../shared/table/Table.tsx'

/** Order number, name, who and when, status and actions (000/2.5). */
export const formColumns = (t: TFunction<'interviewForms'>): Column[] => [
  { key: 'number', label: t('columns.number'), align: 'end' },
  { key: 'name', label: t('columns.name') },
  { key: 'createdBy', label: t('columns.createdBy') },
  { key: 'createdAt', label: t('columns.createdAt') },
  { key: 'updatedBy', label: t('columns.updatedBy') },
  { key: 'updatedAt', label: t('columns.updatedAt') },
  { key: 'status', label: t('columns.status') },
  { key: 'actions', label: t('columns.actions'), align: 'end' },
]
