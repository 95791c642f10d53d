import type { TFunction } from 'i18next'
import type { Column } from '../table/Table.tsx'
import type { RowColumn } from './ReviewRow.tsx'

/** The columns of every list of rows to review, in order. */
export const rowColumns = (t: TFunction<'review'>): Column<RowColumn>[] => [
  { key: 'name', label: t('columns.name'), isFixed: true },
  { key: 'phones', label: t('columns.phones') },
  { key: 'emails', label: t('columns.emails') },
  { key: 'channel', label: t('columns.channel') },
  { key: 'status', label: t('columns.status') },
  { key: 'createdAt', label: t('columns.createdAt') },
  { key: 'owner', label: t('columns.owner'), isHiddenAtFirst: true },
  { key: 'remark', label: t('columns.remark'), isHiddenAtFirst: true },
  { key: 'candidateId', label: t('columns.candidateId'), isHiddenAtFirst: true },
  { key: 'actions', label: t('columns.actions'), align: 'end', isFixed: true },
]
