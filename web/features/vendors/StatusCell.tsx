import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'

interface Props {
  status: string
  /** The services' name of a status that the product does not know. */
  statusName: string | null | undefined
}

/** The status of a vendor, or of a person in charge of vendors. */
export function StatusCell({ status, statusName }: Props) {
  const { t } = useTranslation('vendors')
  if (status !== 'ACTIVE' && status !== 'INACTIVE') return <StatusTag color="blue">{statusName ?? status}</StatusTag>
  return <StatusTag color={status === 'ACTIVE' ? 'green' : 'orange'}>{t(`statuses.${status}`)}</StatusTag>
}
