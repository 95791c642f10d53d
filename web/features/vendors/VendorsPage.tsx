import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { dayParam, choiceParam, textParam, useUrlState } from '../../shared/hooks/urlState.ts'
import { useCan } from '../../shared/hooks/useCan.ts'
import { panelProps, Tabs } from '../../shared/ui/Tabs.tsx'
import ConfigsTab from './ConfigsTab.tsx'
import PlacementsTab from './placements/PlacementsTab.tsx'
import { tabs } from './preload.ts'
import ReportTab from './report/ReportTab.tsx'
import VendorsTab from './VendorsTab.tsx'

/** Switching tabs resets the page and the filters. */
const rest = { page: textParam, keyword: textParam, status: textParam, state: textParam, range: textParam }
const shape = { tab: choiceParam(tabs), ...rest, from: dayParam, to: dayParam }
const none = { page: '', keyword: '', status: '', state: '', range: '', from: '', to: '' }

const panels = { vendors: VendorsTab, configs: ConfigsTab, placements: PlacementsTab, report: ReportTab }

/**
 * The company's vendors, the persons in charge of them, their placements and their performance, with a tab for each
 * (001/2.6).
 */
export default function VendorsPage() {
  const { t } = useTranslation('vendors')
  const may = useCan()
  const [{ tab: chosen }, set] = useUrlState(shape)
  // Fees and salaries are only shown to users who may manage agreements.
  const seen = tabs.filter((key) => key !== 'placements' || may('PlacementDialogMutation'))
  const tab = seen.find((key) => key === chosen) ?? tabs[0]
  const Panel = panels[tab]
  return (
    <>
      <Box paddingInline={{ base: '3', md: '5' }} paddingBlockStart="2">
        <Tabs
          label={t('title')}
          prefix="vendors-"
          selected={tab}
          tabs={seen.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          onSelect={(key) => set({ tab: key === tabs[0] ? null : key, ...none })}
        />
      </Box>
      <Box {...panelProps(tab, 'vendors-')}>
        <Panel />
      </Box>
    </>
  )
}
