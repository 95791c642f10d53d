import { Box, Heading } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useCan } from '../../shared/hooks/useCan.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { useSession } from '../../shared/session/session.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import type { ProfilePageQuery } from './__generated__/ProfilePageQuery.graphql.ts'

/** One's own data and password (/user/profile); the first section of the settings. */
export default function ProfilePage() {
  const { t } = useTranslation('profiles')
  const { can: holds } = useSession()
  const can = useCan()
  const [attempt, setAttempt] = useState(0)
  const again = () => setAttempt((before) => before + 1)
  const mayRead = holds('UserProfile:ReadUserProfile')
  const mayChange = can('PasswordFormMutation')
  return (
    <Box padding={{ base: '3', md: '5' }} display="grid" gap="6" maxWidth="760px">
      <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px">
        {t('title')}
      </Heading>
      {mayRead && (
        <ErrorBoundary resetKey={String(attempt)} onRetry={again}>
          <Suspense fallback={<Box aria-busy bg="bg.muted" borderRadius="10px" height="280px" />}>
            <Data attempt={attempt} onChanged={again} />
          </Suspense>
        </ErrorBoundary>
      )}
      {mayChange && (
        <Box as="section" display="grid" gap="4">
          <Heading as="h2" fontSize="15px" lineHeight="22px">
            {t('password')}
          </Heading>
          <PasswordForm />
        </Box>
      )}
      {!mayRead && !mayChange && <EmptyState kind="unused" hint={t('nothing')} />}
    </Box>
  )
}

function Data({ attempt, onChanged }: { attempt: number; onChanged: () => void }) {
  const data = useScreenQuery<ProfilePageQuery>(
    graphql`
      query ProfilePageQuery {
        viewer @required(action: THROW) { profile @required(action: THROW) { ...ProfileForm_profile } }
      }
    `,
    {},
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  return <ProfileForm key={attempt} profile={data.viewer.profile} onChanged={onChanged} />
}
