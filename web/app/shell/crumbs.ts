import type { Screen } from '../../shared/screen.ts'
import { textOf } from '../i18n.ts'

export interface Crumb {
  text: string
  to?: string
}

/** Screens above a path: `/jobs` above `/jobs/:id`. */
export function parentsOf(path: string, screens: readonly Screen[]): Screen[] {
  const parts = path.split('/').slice(1)
  return parts.slice(0, -1).flatMap((_, index) => {
    const above = `/${parts.slice(0, index + 1).join('/')}`
    return screens.find((screen) => screen.path === above) ?? []
  })
}

/**
 * Crumbs of a screen: those above it, linked where the user may go there, and its own. A screen that is called as the one
 * above it shares that one's crumb: /jobs/interview is shown as /jobs (000/2.10).
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
