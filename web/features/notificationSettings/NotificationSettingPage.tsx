import { Box, Heading, Text } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { NotificationSettingForm } from './NotificationSettingForm.tsx'
import type { NotificationSettingPageQuery } from './__generated__/NotificationSettingPageQuery.graphql.ts'

/** The settings of the user's notifications (/notification-setting, 000/2.11). */
export default function NotificationSettingPage() {
  const { t } = useTranslation('notificationSettings')
  const [attempt, setAttempt] = useState(0)
  const again = () => setAttempt((before) => before + 1)
  return (
    <Box padding={{ base: '3', md: '5' }} display="grid" gap="5" maxWidth="860px">
      <Box display="grid" gap="1.5">
        <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px">
          {t('title')}
        </Heading>
        <Text color="fg.muted">{t('hint')}</Text>
      </Box>
      <ErrorBoundary resetKey={String(attempt)} onRetry={again}>
        <Suspense fallback={<Box aria-busy bg="bg.muted" borderRadius="10px" height="420px" />}>
          <Data attempt={attempt} onSaved={again} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}

function Data({ attempt, onSaved }: { attempt: number; onSaved: () => void }) {
  const { t } = useTranslation('notificationSettings')
  const { viewer } = useScreenQuery<NotificationSettingPageQuery>(
    graphql`
      query NotificationSettingPageQuery {
        viewer @required(action: THROW) {
          notificationSetting { ...NotificationSettingForm_setting }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const setting = viewer.notificationSetting
  if (!setting) return <EmptyState kind="unused" hint={t('notKept')} />
  return <NotificationSettingForm key={attempt} setting={setting} onSaved={onSaved} />
}
