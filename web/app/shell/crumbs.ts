import type { Screen } from '../../shared/screen.ts'
import { textOf } from '../i18n.ts'

export interface Crumb {
  text: string
  to?: string
}

/** Returns the screens above a path: `/jobs` above `/jobs/:id`. */
export function parentsOf(path: string, screens: readonly Screen[]): Screen[] {
  const parts = path.split('/').slice(1)
  return parts.slice(0, -1).flatMap((_, index) => {
    const above = `/${parts.slice(0, index + 1).join('/')}`
    return screens.find((screen) => screen.path === above) ?? []
  })
}

/**
 * Returns the breadcrumbs of a screen: those above it, linked if the user may open them, and its own. A screen with the
 * same title as the one above it shares that breadcrumb: /jobs/interview is shown as /jobs (000/2.10).
 */
export function crumbsOf(
  path: string | undefined,
  title: string,
  screens: readonly Screen[],
  can: (permission: Screen['permission']) => boolean,
): Crumb[] {
  const above = path ? parentsOf(path, screens) : []
  const crumbs: Crumb[] = above.map((screen) => ({
    text: textOf(screen.title),
    to: can(screen.permission) ? screen.path : undefined,
  }))
  const own = textOf(title)
  if (crumbs.at(-1)?.text !== own) crumbs.push({ text: own, to: path?.includes(':') ? undefined : path })
  return crumbs
}
