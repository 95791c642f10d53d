import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { choiceParam, textParam, useUrlState } from '../../shared/hooks/urlState.ts'
import { panelProps, Tabs } from '../../shared/ui/Tabs.tsx'
import ConfigsTab from './ConfigsTab.tsx'
import { tabs } from './preload.ts'
import VendorsTab from './VendorsTab.tsx'

/** The other tab begins at its first page, and with all of its rows. */
const shape = { tab: choiceParam(tabs), page: textParam, keyword: textParam, status: textParam }

/** The vendors of the company, and who is in charge of them: a tab for each (001/2.6). */
export default function VendorsPage() {
  const { t } = useTranslation('vendors')
  const [{ tab: chosen }, set] = useUrlState(shape)
  const tab = chosen ?? tabs[0]
  return (
    <>
      <Box paddingInline={{ base: '3', md: '5' }} paddingBlockStart="2">
        <Tabs
          label={t('title')}
          prefix="vendors-"
          selected={tab}
          tabs={tabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          onSelect={(key) => set({ tab: key === tabs[0] ? null : key, page: '', keyword: '', status: '' })}
        />
      </Box>
      <Box {...panelProps(tab, 'vendors-')}>{tab === 'configs' ? <ConfigsTab /> : <VendorsTab />}</Box>
    </>
  )
}
