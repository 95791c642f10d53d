import { createElement, lazy, Suspense, use, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import type { Screen } from '../../shared/screen.ts'
import { useSession } from '../../shared/session/session.ts'
import { useCrumb } from '../../shared/shell.ts'
import { features } from '../features.ts'
import { loadTextsOf, textOf } from '../i18n.ts'
import { Splash } from '../shell/Splash.tsx'
import Preferences from './Preferences.tsx'
import { sectionOf, sectionsFor } from './sections.ts'
import './setting.css'

const screens = features.flatMap((feature) => feature.screens)
/** Each section's page, loaded when it is first opened. */
const pages = new Map<Screen, ComponentType>(
  screens.flatMap((screen) => (screen.setting ? [[screen, lazy(screen.load)]] : [])),
)
/** The sections also show without these texts. */
const titles = loadTextsOf(screens.flatMap(({ setting, title }) => (setting ? [title] : []))).catch(() => {})

/** The settings hub. The hash selects a section; without one, the first section that the user may see is shown. */
export default function SettingPage() {
  const { t } = useTranslation('setting')
  const { can } = useSession()
  const { hash } = useLocation()
  use(titles)
  const sections = sectionsFor(screens, can)
  const asked = sectionOf(hash)
  const open = asked ? sections.find(({ id }) => id === asked) : sections[0]
  useCrumb(open && textOf(open.title))
  return (
    <div className="setting">
      <nav aria-label={t('sections')}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link to={{ hash: id }} aria-current={id === open?.id ? 'page' : undefined}>
                {textOf(title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="setting-section">
        {open?.screen ? (
          <ErrorBoundary resetKey={asked}>
            <Suspense fallback={<Splash />}>{createElement(pages.get(open.screen) ?? Preferences)}</Suspense>
          </ErrorBoundary>
        ) : open ? (
          <Preferences />
        ) : (
          <div className="setting-none">
            <h1 tabIndex={-1}>{t('title')}</h1>
            <p>{t('noSection')}</p>
          </div>
        )}
      </div>
    </div>
  )
}
