import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { statuses, type RowStatus } from './statuses.ts'

/** The status of a row by its text and colour. */
export function RowStatusTag({ status }: { status: RowStatus }) {
  const { t } = useTranslation('review')
  const { text, color } = statuses[status]
  return <StatusTag color={color}>{t(`status.${text}`)}</StatusTag>
}
