import { useTranslation } from 'react-i18next'
import { BareLink, BarePage } from '../shell/BarePage.tsx'

/** The same for a page of people without an account: no menu, no header, no sign-in. */
export default function PlannedPublicPage() {
  const { t } = useTranslation(['common', 'plannedScreens'])
  return (
    <BarePage title={t('confirmOfferLetter', { ns: 'plannedScreens' })}>
      <p>
        <strong>{t('plannedTitle')}</strong>
      </p>
      <p>{t('plannedText')}</p>
      <BareLink to="/">{t('toHome')}</BareLink>
    </BarePage>
  )
}
