import { Box, Heading } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useCan } from '../../shared/hooks/useCan.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { useSession } from '../../shared/session/session.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary, PartFailed } from '../../shared/ui/ErrorState.tsx'
import { AvatarSection } from './avatar/AvatarSection.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SecondFactorSection } from './secondFactor/SecondFactorSection.tsx'
import { Section } from '../../shared/formPage/Section.tsx'
import { PasskeysSection } from './passkeys/PasskeysSection.tsx'
import { SessionsSection } from './sessions/SessionsSection.tsx'
import type { ProfilePageQuery } from './__generated__/ProfilePageQuery.graphql.ts'

/**
 * The user's data, password, second factor, passkeys and sessions (/user/profile); the first section of the settings.
 */
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
        <Section title={t('password')}>
          <PasswordForm />
        </Section>
      )}
      {!mayRead && !mayChange && <EmptyState kind="unused" hint={t('nothing')} />}
    </Box>
  )
}

function Data({ attempt, onChanged }: { attempt: number; onChanged: () => void }) {
  const { t } = useTranslation('profiles')
  const {
    viewer: { profile, secondFactor, passkeys, sessions },
  } = useScreenQuery<ProfilePageQuery>(
    graphql`
      query ProfilePageQuery {
        viewer @required(action: THROW) {
          profile @required(action: THROW) {
            ...ProfileForm_profile
            user @required(action: THROW) { ...AvatarSection_user }
          }
          secondFactor @catch(to: NULL) { ...SecondFactorSection_state }
          passkeys @catch(to: NULL) { ...PasskeysSection_passkeys }
          sessions @catch(to: NULL) { ...SessionsSection_sessions }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  return (
    <>
      <AvatarSection user={profile.user} />
      <ProfileForm key={attempt} profile={profile} onChanged={onChanged} />
      <Section title={t('secondFactor')}>
        {secondFactor ? <SecondFactorSection state={secondFactor} onChanged={onChanged} /> : <PartFailed />}
      </Section>
      <Section title={t('passkeys')}>
        {passkeys ? <PasskeysSection passkeys={passkeys} onChanged={onChanged} /> : <PartFailed />}
      </Section>
      <Section title={t('sessions')}>
        {sessions ? <SessionsSection sessions={sessions} onChanged={onChanged} /> : <PartFailed />}
      </Section>
    </>
  )
}
