import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../shared/session/session.ts'
import { Tabs } from '../../shared/ui/Tabs.tsx'
import { tabs, type Tab } from './tabs.ts'

/** The permissions that allow reading offers to candidates. */
const offerReaders = [
  'JobRequest:InterviewManage',
  'JobRequest:ApproveSalaryOffer',
  'JobRequest:ApproveOfferLetter',
] as const

/** The tabs of a candidate's page. */
export default function CandidateTabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const { t } = useTranslation('candidateDetails')
  const { can } = useSession()
  const shown = tabs.filter((key) => key !== 'offers' || key === tab || can(offerReaders))
  return (
    <Box marginBlockStart="4">
      <Tabs
        label={t('tabList')}
        tabs={shown.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        selected={tab}
        onSelect={onTab}
      />
    </Box>
  )
}
