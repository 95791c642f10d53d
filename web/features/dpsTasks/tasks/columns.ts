import type { TFunction } from 'i18next'
import type { Column } from '../../../shared/table/Table.tsx'

export type TaskColumn = 'number' | 'name' | 'phones' | 'emails' | 'owner' | 'status' | 'note' | 'actions'

/** #, Name, Phones, Emails, Owner, Status, Note, Action (001/2.8). */
export const taskColumns = (t: TFunction<'dpsTasks'>): Column<TaskColumn>[] => [
  { key: 'number', label: t('columns.number'), isFixed: true },
  { key: 'name', label: t('columns.name'), isFixed: true },
  { key: 'phones', label: t('columns.phones') },
  { key: 'emails', label: t('columns.emails') },
  { key: 'owner', label: t('columns.owner') },
  { key: 'status', label: t('columns.status') },
  { key: 'note', label: t('columns.note') },
  { key: 'actions', label: t('columns.actions'), align: 'end', isFixed: true },
]
