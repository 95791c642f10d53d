import { Box, Heading } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { EmptyState } from '../../shared/EmptyState.tsx'
import { useShell } from '../../shared/shell.ts'
import { panelProps, Tabs } from '../../shared/Tabs.tsx'
import { textParam, useUrlState } from '../../shared/urlState.ts'
import { settingsPath } from './paths.ts'

const prefix = 'interview-'
const shape = { tab: textParam }

/** The settings of interviews: a tab for each kind, which features contribute (D-33). */
export default function InterviewSettingsPage() {
  const tabs = useShell().tabs.filter(({ of }) => of === settingsPath)
  const { t } = useTranslation(['interviewForms', ...tabs.map(({ label }) => label.split(':')[0] as 'interviewForms')])
  const [{ tab }, set] = useUrlState(shape)
  // The hash may name the tab: alone, and within the settings behind the section, #interview-settings#formTab (D-16).
  const named = useLocation().hash.split('#').at(-1)
  const open = tabs.find(({ key }) => key === tab) ?? tabs.find(({ key }) => key === named) ?? tabs[0]
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
