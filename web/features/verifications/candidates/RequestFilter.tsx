import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../../shared/session/session.ts'
import FilterChip from '../../../shared/ui/FilterChip.tsx'

interface Props {
  /** The id in the services of a vendor request named by a link; '' for none. */
  value: string
  onClear: () => void
}

/** Tells that only the rows of one vendor request are shown; nothing if all rows are. */
export function RequestFilter({ value, onClear }: Props) {
  const { t } = useTranslation('verifications')
  const { can } = useSession()
  if (!value) return null
  return (
    <FilterChip label={t('vendorRequest')} isSet value={t('oneRequest')} onClear={onClear}>
      <Box padding="2">
        {can('VendorRequest:ViewSubmitReportVendorRequest') ? (
          <Link to={`/vendor-request?report=${encodeURIComponent(value)}`}>{t('openRequest')}</Link>
        ) : (
          t('oneRequestHint')
        )}
      </Box>
    </FilterChip>
  )
}
