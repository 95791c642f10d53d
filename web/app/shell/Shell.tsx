import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLoaderData, useLocation, useMatches, useNavigate, useNavigationType } from 'react-router'
import { SessionContext, type Session } from '../../shared/session/session.ts'
import { ShellContext, type Shell as ShellApi } from '../../shared/shell.ts'
import { builtScreens } from '../builtScreens.ts'
import { config } from '../config.ts'
import { isHeaderOnly } from '../headerOnly.ts'
import { menuText, type Language } from '../i18n.ts'
import { Overlays } from '../keyboard/Overlays.tsx'
import { isBarePath } from '../paths.ts'
import { onReconnected } from '../relay/live.ts'
import type { ShellData } from './loadShell.ts'
import type { RouteHandle } from '../screenRoute.ts'
import { BarSlots } from './BarSlots.tsx'
import { crumbsOf, type Crumb } from './crumbs.ts'
import { dashboardCards } from './dashboardCards.ts'
import { screenTabs } from './screenTabs.ts'
import { Header } from './header/Header.tsx'
import { LoadingOverlay, useLateLoading } from './LoadingOverlay.tsx'
import { loadWhenIdle } from './menu/loadWhenIdle.ts'
import { menuEntries } from './menu/menuEntries.ts'
import { SideMenu } from './menu/SideMenu.tsx'
import { PageShown } from './page/pageShown.tsx'
import './shell.css'
import { Splash } from './Splash.tsx'
import { usePageChange } from './page/usePageChange.ts'

/** Creates the header's container for a page's button. Pages know it before the header is shown, and draw once. */
function createPageButton(): HTMLElement {
  const place = document.createElement('div')
  place.className = 'page-button'
  return place
}

/** Menu, header and the open screen. */
export function Shell() {
  const { t, i18n } = useTranslation()
  const { session: started, menu, tables } = useLoaderData<ShellData>()
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const [added, setAdded] = useState<readonly { text: string }[]>([])
  const [pageButton] = useState(createPageButton)
  const main = useRef<HTMLElement>(null)

  const session = useMemo<Session>(() => ({ ...started, signOut: () => void navigate('/logout') }), [started, navigate])
  const { userName } = session.user
  const language = i18n.language as Language
  // `t` changes with the language and with the company's texts.
  const entries = useMemo(
    () => menuEntries(builtScreens, session.can, menu, (key) => menuText(key, t as (key: string) => string), language),
    [session, menu, t, language],
  )
  // Shortcuts and the palette open only pages of the product.
  const inside = useMemo(() => entries.filter(({ isOutside }) => !isOutside), [entries])
  const cards = useMemo(() => dashboardCards(session.can), [session])
  const tabs = useMemo(() => screenTabs(session.can), [session])
  const addCrumb = useCallback((text: string) => {
    const crumb = { text }
    setAdded((crumbs) => [...crumbs, crumb])
    return () => setAdded((crumbs) => crumbs.filter((other) => other !== crumb))
  }, [])
  const isBare = isBarePath(pathname)
  const hasMenu = !isBare && entries.length > 0 && !isHeaderOnly()
  const shell = useMemo<ShellApi>(
    () => ({
      ...{ addCrumb, entries: inside, hasMenu, cards, tabs, tables, onReconnected },
      pageButton: isBare ? null : pageButton,
    }),
    [addCrumb, inside, hasMenu, cards, tabs, tables, isBare, pageButton],
  )

  useEffect(() => {
    // Runs after the first page is shown, which does not wait for these texts.
    void import('../companyTexts/fetchCompanyTexts.ts').then(
      ({ fetchCompanyTexts }) => fetchCompanyTexts(language, userName),
      () => {},
    )
  }, [language, userName])

  useEffect(
    () => loadWhenIdle(builtScreens.filter(({ path }) => inside.some((entry) => entry.path === path))),
    [inside],
  )

  // The services know the language of the sign-in already.
  const told = useRef(language)
  useEffect(() => {
    if (told.current === language) return
    told.current = language
    void import('../session/tellLanguage.ts').then(
      ({ tellLanguage }) => tellLanguage(language),
      () => {},
    )
  }, [language])

  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const crumbs: Crumb[] = [
    ...(handle ? crumbsOf(handle.path, handle.title, builtScreens, session.can) : []),
    ...added.map(({ text }) => ({ text })),
  ]
  const title = `${crumbs.map(({ text }) => text).join(' / ')} · ${config.productName}`
  const loading = useLateLoading()
  const announcement = usePageChange(main, { pathname, key, isReturn }, title)

  return (
    <SessionContext value={session}>
      <ShellContext value={shell}>
        <div className="shell" data-menu={hasMenu} data-bare={isBare}>
          <a
            className="skip-link"
            href="#content"
            onClick={(event) => {
              event.preventDefault()
              main.current?.focus()
            }}
          >
            {t('skipToContent')}
          </a>
          {hasMenu && <SideMenu entries={entries} />}
          {!isBare && <Header crumbs={crumbs} entries={hasMenu ? entries : []} pageButton={pageButton} />}
          <main id="content" ref={main} tabIndex={-1} inert={loading !== undefined} aria-busy={loading !== undefined}>
            <Suspense fallback={<Splash />}>
              <Outlet />
              <PageShown />
            </Suspense>
          </main>
          <LoadingOverlay loading={loading} />
          <div className="visually-hidden" role="status">
            {announcement}
          </div>
          {!isBare && <Overlays entries={inside} />}
          {!isBare && <BarSlots />}
        </div>
      </ShellContext>
    </SessionContext>
  )
}
