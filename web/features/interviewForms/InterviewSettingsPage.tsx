import { Box, Heading } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { openTab, useShell } from '../../shared/shell.ts'
import { panelProps, Tabs } from '../../shared/ui/Tabs.tsx'
import { textParam, useUrlState } from '../../shared/hooks/urlState.ts'
import { settingsPath } from './paths.ts'

const prefix = 'interview-'
const shape = { tab: textParam }

/** The interview settings, with a tab for each kind. The tabs are contributed by features (D-33). */
export default function InterviewSettingsPage() {
  const tabs = useShell().tabs.filter(({ of }) => of === settingsPath)
  const { t } = useTranslation(['interviewForms', ...tabs.map(({ label }) => label.split(':')[0] as 'interviewForms')])
  const [{ tab }, set] = useUrlState(shape)
  const open = openTab(tabs, new URLSearchParams({ tab }), useLocation().hash)
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0">
      <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" marginBlockEnd="3">
        {t('settingsTitle')}
      </Heading>
      {open ? (
        <>
          <Tabs
            label={t('settingsTitle')}
            prefix={prefix}
            selected={open.key}
            onSelect={(key) => set({ tab: key })}
            tabs={tabs.map(({ key, label }) => ({ key, label: t(label as 'formsTab') }))}
          />
          <Box {...panelProps(open.key, prefix)} paddingBlockStart="4">
            <Suspense fallback={<Box minHeight="320px" aria-busy />}>
              <open.Content />
            </Suspense>
          </Box>
        </>
      ) : (
        <EmptyState kind="forbidden" />
      )}
    </Box>
  )
}
