import { matchRoutes, type createBrowserRouter } from 'react-router'
import { placeOf, preloadScreen } from './preload.ts'
import { loadScreen, type RouteHandle } from './screenRoute.ts'

/** A pointer that passes over a link on its way elsewhere leaves it sooner than this. */
const dwellMs = 80

/** Whether the user wants to save data. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Returns the link to a page of this application that is under the pointer or has the focus. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && link.origin === location.origin && !link.download && (link.target || '_self') === '_self' ? link : null
}

/**
 * Loads the page behind a link and sends its queries while the pointer rests on the link or the link has keyboard
 * focus. Only code and queries are loaded, no files, and nothing is changed. It does nothing in data saving mode or for
 * touch, which does not hover. Returns a function that stops it.
 */
export function preloadOnHover(router: Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'state'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: HTMLAnchorElement | null = null
  const wait = (link: HTMLAnchorElement | null) => {
    if (link === waiting) return
    clearTimeout(timer)
    waiting = link
    if (link && !savesData()) timer = setTimeout(() => preloadLink(router, link), dwellMs)
  }
  const hover = ({ pointerType, target }: PointerEvent) => wait(pointerType === 'mouse' ? linkOf(target) : null)
  const focus = ({ target }: FocusEvent) => {
    const link = linkOf(target)
    if (link?.matches(':focus-visible')) wait(link)
  }
  const leave = () => wait(null)
  document.addEventListener('pointerover', hover)
  document.addEventListener('focusin', focus)
  document.addEventListener('focusout', leave)
  document.documentElement.addEventListener('pointerleave', leave)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', hover)
    document.removeEventListener('focusin', focus)
    document.removeEventListener('focusout', leave)
    document.documentElement.removeEventListener('pointerleave', leave)
  }
}

function preloadLink(
  { routes, state }: Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'state'>,
  { pathname, search, hash }: HTMLAnchorElement,
) {
  // The parts of the current page send their own queries.
  if (pathname === state.location.pathname) return
  const match = matchRoutes(routes, pathname)?.at(-1)
  const screen = (match?.route.handle as RouteHandle | undefined)?.screen
  if (!match || !screen) return
  void preloadScreen(screen, placeOf({ search, hash }, match.params))
  void loadScreen(screen).catch(() => {})
}
