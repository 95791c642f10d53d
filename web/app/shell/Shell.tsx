import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLoaderData, useLocation, useMatches, useNavigate, useSearchParams } from 'react-router'
import { SessionContext, type Session } from '../../shared/session.ts'
import { ShellContext, type Shell as ShellApi } from '../../shared/shell.ts'
import { config } from '../config.ts'
import { textOf } from '../i18n.ts'
import { Overlays } from '../keyboard/Overlays.tsx'
import { isBarePath } from '../paths.ts'
import { onReconnected } from '../relay/live.ts'
import type { RouteHandle } from '../router.tsx'
import type { StartedSession } from '../session/startSession.ts'
import { Header, type Crumb } from './Header.tsx'
import { menuEntries } from './menuEntries.ts'
import { SideMenu } from './SideMenu.tsx'
import './shell.css'
import { Splash } from './Splash.tsx'
import { usePageChange } from './usePageChange.ts'

/** Menu, header and the open screen. */
export function Shell() {
  const { t, i18n } = useTranslation()
  const started = useLoaderData<StartedSession>()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const [added, setAdded] = useState<readonly { text: string }[]>([])
  const main = useRef<HTMLElement>(null)

  const session = useMemo<Session>(() => ({ ...started, signOut: () => void navigate('/logout') }), [started, navigate])
  const { language } = i18n
  const entries = useMemo(() => menuEntries(session.can, language), [session, language])
  const addCrumb = useCallback((text: string) => {
    const crumb = { text }
    setAdded((crumbs) => [...crumbs, crumb])
    return () => setAdded((crumbs) => crumbs.filter((other) => other !== crumb))
  }, [])
  const shell = useMemo<ShellApi>(() => ({ addCrumb, entries, onReconnected }), [addCrumb, entries])

  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const crumbs: Crumb[] = [
    ...(handle ? [{ text: textOf(handle.title), to: handle.path?.includes(':') ? undefined : handle.path }] : []),
    ...added.map(({ text }) => ({ text })),
  ]
  const title = `${crumbs.map(({ text }) => text).join(' / ')} · ${config.productName}`
  const announcement = usePageChange(main, pathname, title)

  const isBare = isBarePath(pathname)
  const hasMenu = !isBare && entries.length > 0 && search.get('headerOnly') !== '1'
  return (
    <SessionContext value={session}>
      <ShellContext value={shell}>
        <div className="shell" data-menu={hasMenu} data-bare={isBare}>
          <a
            className="skip-link" href="#content"
            onClick={(event) => {
              event.preventDefault()
              main.current?.focus()
            }}
          >
            {t('skipToContent')}
          </a>
          {hasMenu && <SideMenu entries={entries} />}
          {!isBare && <Header crumbs={crumbs} entries={hasMenu ? entries : []} />}
          <main id="content" ref={main} tabIndex={-1}>
            <Suspense fallback={<Splash />}>
              <Outlet />
            </Suspense>
          </main>
          <div className="visually-hidden" role="status">{announcement}</div>
          {!isBare && <Overlays entries={entries} />}
        </div>
      </ShellContext>
    </SessionContext>
  )
}
