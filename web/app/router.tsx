import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import type { Screen } from '../shared/screen.ts'
import { appScreens } from './screens.ts'
import { comingScreens } from './coming/screens.ts'
import { features } from './features.ts'
import { loadTextsOf } from './i18n.ts'
import { LoginPage, SignInProblemPage } from './pages/LoginPage.tsx'
import { LogoutPage, SignedOutPage } from './pages/LogoutPage.tsx'
import { ForbiddenPage, PageNotFoundPage } from './pages/RefusedPages.tsx'
import { forbiddenPath } from './paths.ts'
import { PageProblem, StartProblem } from './shell/Problems.tsx'
import { Shell } from './shell/Shell.tsx'
import { Splash } from './shell/Splash.tsx'
import { isPermitted, startSession } from './session/startSession.ts'

/** What the shell reads from a matched route. */
export interface RouteHandle {
  /** i18n key of title and breadcrumb. */
  title: string
  path?: string
}

/** What is built, in the features and beside them. */
const builtScreens: readonly Screen[] = [...features.flatMap((feature) => feature.screens), ...appScreens]
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
      const [page] = await Promise.all([screen.load(), loadTextsOf([screen.title])])
      return { Component: page.default }
    },
  }
}

/** The session and the texts that the menu shows. */
async function loadShell() {
  const [session] = await Promise.all([
    startSession(),
    loadTextsOf(builtScreens.flatMap(({ menu }) => (menu ? [menu.label, ...(menu.group ? [menu.group] : [])] : []))),
  ])
  return session
}

const named = (title: string): { handle: RouteHandle } => ({ handle: { title } })

export function createRouter(signInProblem: string | undefined) {
  return createBrowserRouter([
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
        { path: '/login/callback', element: <SignInProblemPage reason={signInProblem} />, ...named('signInFailedTitle') },
        { path: '/logout', Component: LogoutPage, ...named('logout') },
        { path: '/logout/callback', Component: SignedOutPage, ...named('signedOutTitle') },
        { path: '/forbidden', Component: ForbiddenPage, ...named('forbiddenTitle') },
        { path: '/page-not-found', Component: PageNotFoundPage, ...named('notFoundTitle') },
        { path: '*', Component: Splash, loader: () => redirect('/page-not-found') },
      ],
    },
  ])
}
