import { LifeBuoy } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { Popover } from '../../../shared/ui/Popover.tsx'

const SupportContacts = lazy(() => import('./SupportContacts.tsx'))

/** The support contacts and the text pages; both are fetched when the menu is opened. */
export function SupportMenu() {
  const { t } = useTranslation()
  return (
    <Popover
      label={t('supportContacts')}
      align="end"
      width="260px"
      trigger={(props) => (
        <button type="button" className="header-button" aria-label={t('support')} title={t('support')} {...props}>
          <LifeBuoy size={16} aria-hidden />
        </button>
      )}
    >
      {(close) => (
        <ErrorBoundary>
          <Suspense
            fallback={
              <p className="late" role="status">
                {t('loading')}
              </p>
            }
          >
            <SupportContacts onFollow={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Popover>
  )
}
