import { redirect, type Location, type RouteObject } from 'react-router'
import { forgetPreloaded } from '../shared/relay/preload.ts'
import type { Screen } from '../shared/screen.ts'
import { builtScreens } from './builtScreens.ts'
import { loadTextsOf } from './i18n.ts'
import { forbiddenPath } from './paths.ts'
import { placeOf, preloadScreen, preloadUnchecked } from './preload.ts'
import { currentEnvironment } from './relay/provider.tsx'
import { screenTexts } from './screenTexts.generated.ts'
import { isPermitted, startSession } from './session/startSession.ts'
import { parentsOf } from './shell/crumbs.ts'
import { lateScreen } from './shell/lateScreen.tsx'

/** What the shell reads from a matched route. */
export interface RouteHandle {
  /** The i18n key of title and breadcrumb. */
  title: string
  path?: string
  screen?: Screen
}

/** Loads a screen's page together with the texts that it reads, and those of its title and breadcrumbs. */
export async function loadScreen(screen: Pick<Screen, 'path' | 'title' | 'load'>) {
  const titles = [screen, ...parentsOf(screen.path, builtScreens)].map(({ title }) => title)
  const read = (screenTexts[screen.path] ?? []).map((namespace) => `${namespace}:`)
  const [page] = await Promise.all([screen.load(), loadTextsOf([...titles, ...read])])
  return { Component: page.default }
}

/** The page waits this long for its data: for a faster response a skeleton would only flash. */
const patienceMs = 100

/**
 * Returns the route of a screen, for users who may open it. Its code, its data and the session check are requested in
 * parallel; the page waits for its data only while a skeleton would flash. `opening` returns the address that is being
 * opened, which contains more than a loader receives.
 */
export function screenRoute(screen: Screen, opening: () => Location): RouteObject {
  return {
    path: screen.path,
    handle: { title: screen.title, path: screen.path, screen } satisfies RouteHandle,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    loader: async ({ params, request }) => {
      const early = preloadUnchecked(screen, () => placeOf(opening(), params)).catch(() => () => true)
      await startSession()
      // The user has gone elsewhere in the meantime.
      if (request.signal.aborted) return null
      // Not earlier: the router is still being created when it opens its first address.
      const to = opening()
      if (!isPermitted(screen.permission)) return redirect(forbiddenPath(screen.permission, to.pathname + to.search))
      if (!(await early)()) forgetPreloaded(currentEnvironment())
      const answers = await preloadScreen(screen, placeOf(to, params))
      await Promise.race([Promise.all(answers), new Promise((resolve) => setTimeout(resolve, patienceMs))])
      return null
    },
    // A rejection would stay with the route for the entire visit.
    lazy: () => loadScreen(screen).catch(() => ({ Component: lateScreen(() => loadScreen(screen)) })),
  }
}
