import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '../config.ts'
import { signOut } from '../session/tokens.ts'
import { BareLink, BarePage } from '../shell/BarePage.tsx'

const delay = 300

/** Shows that the user is being signed out, and signs out after a moment. */
export function LogoutPage() {
  const { t } = useTranslation()
  useEffect(() => {
    // The user is signed out here in any case; a provider that cannot be reached keeps its own session.
    const timer = setTimeout(() => void signOut().catch(() => location.replace('/logout/callback')), delay)
    return () => clearTimeout(timer)
  }, [])
  return <BarePage title={t('loggingOut')} isBusy />
}

/** The page that the provider returns to after a sign-out. */
export function SignedOutPage() {
  const { t } = useTranslation()
  return (
    <BarePage title={t('signedOutTitle')}>
      <p>{t('signedOutText', { replace: { product: config.productName } })}</p>
      <BareLink to="/login">{t('signIn')}</BareLink>
    </BarePage>
  )
}
