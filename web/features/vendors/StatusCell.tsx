import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'

interface Props {
  status: string
  /** The services' own word, where it is none of ours. */
  statusName: string | null | undefined
}

/** The status of a vendor, or of somebody in charge of vendors. */
export function StatusCell({ status, statusName }: Props) {
  const { t } = useTranslation('vendors')
  if (status !== 'ACTIVE' && status !== 'INACTIVE') return <StatusTag color="blue">{statusName ?? status}</StatusTag>
  return <StatusTag color={status === 'ACTIVE' ? 'green' : 'orange'}>{t(`statuses.${status}`)}</StatusTag>
}
