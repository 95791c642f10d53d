import { useTranslation } from 'react-i18next'
import { BareLink, BarePage } from '../shell/BarePage.tsx'

/** The same for a page of people without an account: no menu, no header, no sign-in. */
export default function ComingPublicPage() {
  const { t } = useTranslation(['common', 'coming'])
  return (
    <BarePage title={t('confirmOfferLetter', { ns: 'coming' })}>
      <p>
        <strong>{t('comingTitle')}</strong>
      </p>
      <p>{t('comingText')}</p>
      <BareLink to="/">{t('toHome')}</BareLink>
    </BarePage>
  )
}
