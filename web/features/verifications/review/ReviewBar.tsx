import { Box, Flex } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shared/Button.tsx'
import { formatCount } from '../../../shared/numbers.ts'
import { Tabs } from '../../../shared/Tabs.tsx'
import type { SetScreenState } from '../screenState.ts'
import { reviewPrefix, type DrawerTab } from './ReviewPanels.tsx'
import { useNeighbours } from './useNeighbours.ts'

interface Props {
  row: string
  list: Parameters<typeof useNeighbours>[1]
  tab: DrawerTab
  set: SetScreenState
  hasCv: boolean
}

/** The tabs, and the way to the rows before and after. */
export default function ReviewBar({ row, list, tab, set, hasCv }: Props) {
  const { t } = useTranslation('verifications')
  const { place, total, go } = useNeighbours(row, list, set)
  const tabs = (['details', ...(hasCv ? ['cv' as const] : []), 'info'] as const).map((key) => ({ key, label: t(`drawerTabs.${key}`) }))
  return (
    <Flex alignItems="flex-end" gap="3" paddingInline="5" paddingBlockStart="1" flexShrink={0} wrap="wrap" borderBlockEnd="1px solid" borderColor="border">
      <Box flex="1" minWidth="0" marginBlockEnd="-1px"><Tabs label={t('drawerTabs.label')} tabs={tabs} selected={tab} onSelect={(next) => set({ tab: next === 'details' ? null : next }, { replace: true })} prefix={reviewPrefix} /></Box>
      {place !== null && (
        <Flex alignItems="center" gap="1" height="9" color="fg.muted" fontVariantNumeric="tabular-nums">
          <span>{t('place', { replace: { place: formatCount(place), total: formatCount(total) } })}</span>
          <IconButton label={t('previousRow')} hint={`${t('previousRow')} (k)`} aria-keyshortcuts="k" disabled={place <= 1} onClick={() => void go(-1)}><ChevronUp size={16} aria-hidden /></IconButton>
          <IconButton label={t('nextRow')} hint={`${t('nextRow')} (j)`} aria-keyshortcuts="j" disabled={place >= total} onClick={() => void go(1)}><ChevronDown size={16} aria-hidden /></IconButton>
        </Flex>
      )}
    </Flex>
  )
}
