import type { Location } from 'react-router'
import type { Place, RouteQuery } from '../shared/relay/routeQuery.ts'
import { preloadQuery } from '../shared/relay/preload.ts'
import type { Screen } from '../shared/screen.ts'
import { openTab } from '../shared/shell.ts'
import { features } from './features.ts'
import { loadTextsOf } from './i18n.ts'
import { currentEnvironment } from './relay/provider.tsx'
import { hasUncheckedToken, isPermitted } from './session/startSession.ts'
import { currentClaims } from './session/tokens.ts'
import { sectionOf, sectionsFor } from './setting/sections.ts'
import { dashboardCards } from './shell/dashboardCards.ts'

type Part = Pick<Screen, 'preload'> & Partial<Pick<Screen, 'path'>>
type Preloaded = ReturnType<NonNullable<Screen['preload']>>

/** What the first script of the document has begun to load (`web/index.html`). */
interface PreloadedAhead {
  route: string
  module: Preloaded
}

const landingPath = '/dashboards'

const screens = features.flatMap((feature) => feature.screens)
const tabs = features.flatMap((feature) => feature.slots?.tabs ?? []).sort((one, other) => one.order - other.order)

/**
 * Returns a screen and the parts that others show on it: the cards of the landing page, the open tab, the open section
 * of the settings.
 */
function partsOf(screen: Screen, { search, hash, can }: Place): readonly Part[] {
  if (screen.path === landingPath) return [screen, ...dashboardCards(can)]
  const sections = screen.path === '/setting' ? sectionsFor(screens, can) : []
  const asked = sectionOf(hash)
  const section = (asked ? sections.find(({ id }) => id === asked) : sections[0])?.screen
  const shown = section ?? screen
  const tab = openTab(
    tabs.filter(({ of, permission }) => of === shown.path && can(permission)),
    search,
    hash,
  )
  return tab ? [shown, tab] : [shown]
}

/**
 * Returns the module that knows the queries of a screen. That of the first page was requested by the document and has
 * run already: a further import would only be answered after the tasks that wait at the start.
 */
function loadPreload({ path, preload }: Part): Preloaded | undefined {
  const { preloadedAhead } = window as Window & { preloadedAhead?: PreloadedAhead }
  return path !== undefined && preloadedAhead?.route === path
    ? preloadedAhead.module.catch(() => preload!())
    : preload?.()
}

/** Returns the queries of a screen at a place. */
export async function queriesOf(screen: Screen, place: Place): Promise<readonly RouteQuery[]> {
  const loaded = await Promise.all(partsOf(screen, place).map(loadPreload))
  return loaded.flatMap((module) => module?.default(place) ?? [])
}

export const placeOf = (
  { search, hash, state }: Pick<Location, 'search' | 'hash'> & { state?: unknown },
  params: Place['params'],
): Place => ({ params, search: new URLSearchParams(search), hash, state, can: isPermitted })

/**
 * Sends the queries of a screen if the user may open it, and loads the texts of the cards of the landing page. Resolves as
 * soon as the queries are sent, with one promise per query that resolves with its response. A failed load is not an error here: the page loads the same data and reports the
 * failure. `isUnchecked` means that the token may still be refused, which the start of the session handles.
 */
export async function preloadScreen(
  screen: Screen,
  place: Place,
  isUnchecked = false,
): Promise<readonly (Promise<void> | undefined)[]> {
  if (!isPermitted(screen.permission)) return []
  const cards = screen.path === landingPath ? dashboardCards(place.can) : []
  const texts = loadTextsOf(cards.map(({ title }) => title)).catch(() => {})
  const queries = await queriesOf(screen, place).catch(() => [])
  return [texts, ...queries.map((query) => preloadQuery(currentEnvironment(), query, isUnchecked))]
}

/**
 * Does the same with the stored token while the gateway checks it. Returns a function that reports whether the
 * responses are still valid once the session has started: a token that was renewed in the meantime may permit more or
 * less.
 */
export async function preloadUnchecked(screen: Screen, place: () => Place): Promise<() => boolean> {
  // The code cannot be used before the user is known, but it will have loaded by then.
  void screen.preload?.().catch(() => {})
  if (!(await hasUncheckedToken())) return () => true
  const claims = currentClaims()
  await preloadScreen(screen, place(), true)
  return () => currentClaims() === claims
}
