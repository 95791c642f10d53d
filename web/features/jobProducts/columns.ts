import type { TFunction } from 'i18next'
import type { Column } from '../../shared/table/Table.tsx'

/** Title, Id Company, Sort, Action (000/2.9). */
export const productColumns = (t: TFunction<'jobProducts'>): Column[] => [
  { key: 'title', label: t('columns.title') },
  { key: 'company', label: t('columns.company') },
  { key: 'sort', label: t('columns.sort'), align: 'end' },
  { key: 'actions', label: t('columns.actions'), align: 'end' },
]
