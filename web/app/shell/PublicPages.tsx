import { Suspense, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { Outlet, useMatches, useRouteError } from 'react-router'
import { errorText } from '../../shared/format/errorText.ts'
import { RequestError } from '../../shared/requestError.ts'
import { config } from '../config.ts'
import { languageNames, languages, setLanguage, textOf } from '../i18n.ts'
import { createEnvironment } from '../relay/environment.ts'
import type { RouteHandle } from '../screenRoute.ts'
import { BareButton } from './BarePage.tsx'
import { Logo } from './header/Logo.tsx'
import { Splash } from './Splash.tsx'

const environment = createEnvironment({ isPublic: true })

/**
 * The layout of pages that users open by a link: one card with the product's name, for people who may have no account.
 */
export function PublicPages() {
  return (
    <PublicFrame>
      <RelayEnvironmentProvider environment={environment}>
        <Suspense fallback={<Splash />}>
          <Outlet />
        </Suspense>
      </RelayEnvironmentProvider>
    </PublicFrame>
  )
}

function PublicFrame({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation()
  const { title } = (useMatches().at(-1)?.handle as RouteHandle | undefined) ?? {}
  useEffect(() => {
    document.title = title ? `${textOf(title, i18n.language)} · ${config.productName}` : config.productName
  }, [title, i18n.language])
  return (
    <main className="bare-page">
      <div className="bare-card public-card">
        <div className="brand">
          <Logo />
          <span>{config.productName}</span>
        </div>
        {children}
        <div className="public-languages" role="group" aria-label={t('languages')}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              className="link"
              lang={language}
              aria-pressed={language === i18n.language}
              onClick={() => void setLanguage(language)}
            >
              {languageNames[language]}
            </button>
          ))}
        </div>
      </div>
    </main>
  )
}

/** The one page for unknown, used, expired and revoked links. Any other failure can be retried. */
export function PublicProblem() {
  const { t } = useTranslation()
  const error = useRouteError()
  const request = error instanceof RequestError ? error : null
  const isGone = request?.errorCode === 'LINK_GONE'
  return (
    <PublicFrame>
      <div role="alert">
        <h1 tabIndex={-1}>{isGone ? t('linkGoneTitle') : t('failedTitle')}</h1>
        <p>{isGone ? t('linkGoneText') : errorText(error)}</p>
        {!isGone && request?.requestId && (
          <p className="request-id">
            {t('requestId')}: <code>{request.requestId}</code>
          </p>
        )}
      </div>
      {!isGone && <BareButton onClick={() => location.reload()}>{t('retry')}</BareButton>}
    </PublicFrame>
  )
}
