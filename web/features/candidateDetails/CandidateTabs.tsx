import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../shared/ui/Tabs.tsx'
import { tabs, type Tab } from './tabs.ts'

/** The parts of a candidate. */
export default function CandidateTabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const { t } = useTranslation('candidateDetails')
  return (
    <Box marginBlockStart="4">
      <Tabs
        label={t('tabList')}
        tabs={tabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        selected={tab}
        onSelect={onTab}
      />
    </Box>
  )
}
