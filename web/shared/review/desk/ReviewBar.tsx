import { Box, Flex } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'
import { formatCount } from '../../format/numbers.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { reviewPrefix, type DrawerTab } from './ReviewPanels.tsx'
import type { Neighbours } from './neighbours.ts'

interface Props {
  tab: DrawerTab
  onTab: (tab: DrawerTab) => void
  neighbours: Neighbours
  hasCv: boolean
}

/** The tabs, and the buttons for the previous and next row. */
export default function ReviewBar({ tab, onTab, neighbours: { place, total, go }, hasCv }: Props) {
  const { t } = useTranslation('review')
  const tabs = (['details', ...(hasCv ? ['cv' as const] : []), 'info'] as const).map((key) => ({
    key,
    label: t(`drawerTabs.${key}`),
  }))
  return (
    <Flex
      alignItems="flex-end"
      gap="3"
      paddingInline="5"
      paddingBlockStart="1"
      flexShrink={0}
      wrap="wrap"
      borderBlockEnd="1px solid"
      borderColor="border"
    >
      <Box flex="1" minWidth="0" marginBlockEnd="-1px">
        <Tabs label={t('drawerTabs.label')} tabs={tabs} selected={tab} onSelect={onTab} prefix={reviewPrefix} />
      </Box>
      {place !== null && (
        <Flex alignItems="center" gap="1" height="9" color="fg.muted" fontVariantNumeric="tabular-nums">
          <span>{t('place', { replace: { place: formatCount(place), total: formatCount(total) } })}</span>
          <IconButton
            label={t('previousRow')}
            hint={`${t('previousRow')} (k)`}
            aria-keyshortcuts="k"
            disabled={place <= 1}
            onClick={() => void go(-1)}
          >
            <ChevronUp size={16} aria-hidden />
          </IconButton>
          <IconButton
            label={t('nextRow')}
            hint={`${t('nextRow')} (j)`}
            aria-keyshortcuts="j"
            disabled={place >= total}
            onClick={() => void go(1)}
          >
            <ChevronDown size={16} aria-hidden />
          </IconButton>
        </Flex>
      )}
    </Flex>
  )
}
