import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { statuses, type RowStatus } from './statuses.ts'

/** The status of a row with its text and colour. `name` is the services' name for a status that only they know. */
export function RowStatusTag({ status, name }: { status: RowStatus; name: string | null | undefined }) {
  const { t } = useTranslation('review')
  const { text, color } = statuses[status]
  return <StatusTag color={color}>{name ?? t(`status.${text}`)}</StatusTag>
}
