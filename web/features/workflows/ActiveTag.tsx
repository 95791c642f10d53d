import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'

/** The state of a workflow: Active in green, Inactive in orange (000/4/5). */
export function ActiveTag({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('workflows')
  return <StatusTag color={isActive ? 'green' : 'orange'}>{t(isActive ? 'active' : 'inactive')}</StatusTag>
}
