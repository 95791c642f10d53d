import { createBrowserRouter, redirect, type Location } from 'react-router'
import type { Screen } from '../shared/screen.ts'
import { builtScreens } from './builtScreens.ts'
import { plannedScreens } from './plannedScreens/screens.ts'
import { features } from './features.ts'
import { keepHeaderOnly } from './headerOnly.ts'
import { loadTextsOf } from './i18n.ts'
import { LoginPage, SignInProblemPage } from './pages/LoginPage.tsx'
import { LogoutPage, SignedOutPage } from './pages/LogoutPage.tsx'
import { ForbiddenPage, PageNotFoundPage } from './pages/RefusedPages.tsx'
import { loadScreen, screenRoute, type RouteHandle } from './screenRoute.ts'
import { PageProblem, StartProblem } from './shell/Problems.tsx'
import { PublicPages, PublicProblem } from './shell/PublicPages.tsx'
import { Shell } from './shell/Shell.tsx'
import { BootOutline } from './shell/BootOutline.tsx'
import { Splash } from './shell/Splash.tsx'
import { loadShell } from './shell/loadShell.ts'

const publicPages = features.flatMap((feature) => feature.publicPages ?? [])
const allScreens: readonly Screen[] = [...builtScreens, ...plannedScreens]

const named = (title: string): { handle: RouteHandle } => ({ handle: { title } })

export function createRouter(signInProblem: string | undefined) {
  const opening = (): Location => router.state.navigation.location ?? router.state.location
  const router = createBrowserRouter([
    {
      HydrateFallback: BootOutline,
      children: [
        { path: '/', Component: Splash, loader: () => redirect('/dashboards') },
        {
          id: 'shell',
          loader: loadShell,
          shouldRevalidate: () => false,
          Component: Shell,
          ErrorBoundary: StartProblem,
          children: [
            { ErrorBoundary: PageProblem, children: allScreens.map((screen) => screenRoute(screen, opening)) },
          ],
        },
        {
          Component: PublicPages,
          ErrorBoundary: PublicProblem,
          children: publicPages.map((page) => ({
            path: page.path,
            handle: { title: page.title } satisfies RouteHandle,
            // The texts of failures are loaded once the user is signed in; here nobody is.
            lazy: () =>
              Promise.all([loadScreen(page), loadTextsOf(['errorCodes:', 'fieldErrors:'])]).then(([it]) => it),
          })),
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
  // No part of the first page waits for this.
  void import('./hover.ts').then(
    ({ preloadOnHover }) => preloadOnHover(router),
    () => {},
  )
  return router
}
