import type { TFunction } from 'i18next'
import type { Column } from '../../shared/table/Table.tsx'

/** The columns of the table, in order. */
export const rufColumns = (t: TFunction<'rufs'>): Column[] => [
  { key: 'name', label: t('name') },
  { key: 'status', label: t('status') },
  { key: 'candidate', label: t('candidate') },
  { key: 'note', label: t('note') },
  { key: 'createdBy', label: t('createdBy') },
  { key: 'createdAt', label: t('createdAt') },
  { key: 'actions', label: t('actions'), align: 'end' },
]
