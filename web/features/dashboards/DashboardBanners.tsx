import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import Banners from '../../shared/banners/Banners.tsx'
import type { DashboardBannersQuery } from './__generated__/DashboardBannersQuery.graphql.ts'

/** Banners and logos at the bottom of the landing page, where they do not shift other content when they appear. */
export default function DashboardBanners() {
  const { t } = useTranslation('dashboards')
  const { shownBanners } = useLazyLoadQuery<DashboardBannersQuery>(
    graphql`
    query DashboardBannersQuery {
      shownBanners(position: "Dashboard") @catch(to: NULL) { ...Banners_banners }
    }
  `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  if (!shownBanners?.length) return null
  return (
    <Box as="section" aria-label={t('banners')} marginBlockStart="6">
      <Banners banners={shownBanners} />
    </Box>
  )
}
