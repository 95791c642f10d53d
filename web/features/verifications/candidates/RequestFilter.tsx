import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../../shared/session/session.ts'
import FilterChip from '../../../shared/ui/FilterChip.tsx'

interface Props {
  /** The services' id of a request of vendors, which a link has named; '': none. */
  value: string
  onClear: () => void
}

/** Says that only rows of one request of vendors are shown; nothing where all are. */
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
