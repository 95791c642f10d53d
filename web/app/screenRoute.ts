import { redirect, type Location, type RouteObject } from 'react-router'
import { forgetPreloaded } from '../shared/relay/preload.ts'
import type { Screen } from '../shared/screen.ts'
import { builtScreens } from './builtScreens.ts'
import { loadTextsOf } from './i18n.ts'
import { forbiddenPath } from './paths.ts'
import { placeOf, preloadScreen, preloadUnchecked } from './preload.ts'
import { currentEnvironment } from './relay/provider.tsx'
import { isPermitted, startSession } from './session/startSession.ts'
import { parentsOf } from './shell/crumbs.ts'
import { lateScreen } from './shell/lateScreen.tsx'

/** What the shell reads from a matched route. */
export interface RouteHandle {
  /** i18n key of title and breadcrumb. */
  title: string
  path?: string
  screen?: Screen
}

/** A screen's page, with the texts of its title and crumbs. */
export async function loadScreen(screen: Pick<Screen, 'path' | 'title' | 'load'>) {
  const titles = [screen, ...parentsOf(screen.path, builtScreens)].map(({ title }) => title)
  const [page] = await Promise.all([screen.load(), loadTextsOf(titles)])
  return { Component: page.default }
}

/** An answer that comes so soon is waited for: a skeleton would only flash. */
const patienceMs = 100

/**
 * The route of a screen: for those who may open it. Its code, its data and the check of the session are asked for at the same
 * time; the page waits for its data only where a skeleton would flash. `opening` answers the address that is being opened, which is
 * more than a loader hears.
 */
export function screenRoute(screen: Screen, opening: () => Location): RouteObject {
  return {
    path: screen.path,
    handle: { title: screen.title, path: screen.path, screen } satisfies RouteHandle,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    loader: async ({ params, request }) => {
      const early = preloadUnchecked(screen, () => placeOf(opening(), params)).catch(() => () => true)
      await startSession()
      // Somebody has gone elsewhere meanwhile.
      if (request.signal.aborted) return null
      // Not before: the router is still being made when it opens its first address.
      const to = opening()
      if (!isPermitted(screen.permission)) return redirect(forbiddenPath(screen.permission, to.pathname + to.search))
      if (!(await early)()) forgetPreloaded(currentEnvironment())
      const answers = await preloadScreen(screen, placeOf(to, params))
      await Promise.race([Promise.all(answers), new Promise((resolve) => setTimeout(resolve, patienceMs))])
      return null
    },
    // A failure would stay with the route for the whole visit.
    lazy: () => loadScreen(screen).catch(() => ({ Component: lateScreen(() => loadScreen(screen)) })),
  }
}
