import type { TFunction } from 'i18next'
import type { Column } from '../../../shared/table/Table.tsx'

/** The columns of the log, in order; recordings are for who may hear them. */
export const callColumns = (t: TFunction<'calls'>, canHear: boolean): Column[] => [
  { key: 'candidate', label: t('columns.candidate') },
  { key: 'phone', label: t('columns.phone') },
  { key: 'caller', label: t('columns.caller') },
  { key: 'started', label: t('columns.started') },
  { key: 'result', label: t('columns.result') },
  { key: 'duration', label: t('columns.duration'), align: 'end' },
  { key: 'outcome', label: t('columns.outcome') },
  ...(canHear ? [{ key: 'recording', label: t('columns.recording') }] : []),
]
