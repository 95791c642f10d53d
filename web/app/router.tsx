import i18n from 'i18next'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import type { Screen } from '../shared/screen.ts'
import { builtScreens } from './builtScreens.ts'
import { comingScreens } from './coming/screens.ts'
import { keepHeaderOnly } from './headerOnly.ts'
import { loadTextsOf, type Language } from './i18n.ts'
import { LoginPage, SignInProblemPage } from './pages/LoginPage.tsx'
import { LogoutPage, SignedOutPage } from './pages/LogoutPage.tsx'
import { ForbiddenPage, PageNotFoundPage } from './pages/RefusedPages.tsx'
import { forbiddenPath } from './paths.ts'
import { PageProblem, StartProblem } from './shell/Problems.tsx'
import { Shell } from './shell/Shell.tsx'
import { Splash } from './shell/Splash.tsx'
import { parentsOf } from './shell/crumbs.ts'
import { loadServerMenu, type ServerMenu } from './shell/serverMenu.ts'
import { isPermitted, startSession, type StartedSession } from './session/startSession.ts'
import { startWords } from './words/keptWords.ts'

/** What the shell reads from a matched route. */
export interface RouteHandle {
  /** i18n key of title and breadcrumb. */
  title: string
  path?: string
}

const allScreens: readonly Screen[] = [...builtScreens, ...comingScreens(builtScreens)]

function screenRoute(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: { title: screen.title, path: screen.path } satisfies RouteHandle,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    loader: async ({ request }) => {
      await startSession()
      const { pathname, search } = new URL(request.url)
      return isPermitted(screen.permission) ? null : redirect(forbiddenPath(screen.permission, pathname + search))
    },
    lazy: async () => {
      const titles = [screen, ...parentsOf(screen.path, builtScreens)].map(({ title }) => title)
      const [page] = await Promise.all([screen.load(), loadTextsOf(titles)])
      return { Component: page.default }
    },
  }
}

export interface ShellData {
  session: StartedSession
  menu: ServerMenu | null
}

/** The session, the menu, and the texts that the menu shows, in the company's own words. */
async function loadShell(): Promise<ShellData> {
  const [session, menu] = await Promise.all([
    startSession(),
    loadServerMenu(),
    loadTextsOf(
      builtScreens.flatMap(({ menu: entry }) => (entry ? [entry.label, ...(entry.group ? [entry.group] : [])] : [])),
    ),
  ])
  startWords(i18n.language as Language, session.user.userName)
  return { session, menu }
}

const named = (title: string): { handle: RouteHandle } => ({ handle: { title } })

export function createRouter(signInProblem: string | undefined) {
  const router = createBrowserRouter([
    {
      HydrateFallback: Splash,
      children: [
        { path: '/', Component: Splash, loader: () => redirect('/dashboards') },
        {
          id: 'shell',
          loader: loadShell,
          shouldRevalidate: () => false,
          Component: Shell,
          ErrorBoundary: StartProblem,
          children: [{ ErrorBoundary: PageProblem, children: allScreens.map(screenRoute) }],
        },
        {
          path: '/confirmofferletter/*',
          ...named('coming:confirmOfferLetter'),
          lazy: async () => {
            const [page] = await Promise.all([import('./pages/ComingPublicPage.tsx'), loadTextsOf(['coming:'])])
            return { Component: page.default }
          },
        },
        { path: '/login', Component: LoginPage, ...named('signIn') },
        {
          path: '/login/callback',
          element: <SignInProblemPage reason={signInProblem} />,
          ...named('signInFailedTitle'),
        },
        { path: '/logout', Component: LogoutPage, ...named('logout') },
        { path: '/logout/callback', Component: SignedOutPage, ...named('signedOutTitle') },
        { path: '/forbidden', Component: ForbiddenPage, ...named('forbiddenTitle') },
        { path: '/page-not-found', Component: PageNotFoundPage, ...named('notFoundTitle') },
        { path: '*', Component: Splash, loader: () => redirect('/page-not-found') },
      ],
    },
  ])
  keepHeaderOnly(router)
  return router
}
