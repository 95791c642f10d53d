import type { Screen } from '../shared/screen.ts'

type Preload = NonNullable<Screen['preload']>

/** What the first script of the document has begun to load (`web/index.html`). */
interface PreloadedAhead {
  route: string
  module: ReturnType<Preload>
}

/**
 * Returns the module that knows the queries of a screen. That of the first page was requested by the document and has
 * run already: a further import would only be answered after the tasks that wait at the start.
 */
export function loadPreload({
  path,
  preload,
}: Partial<Pick<Screen, 'path' | 'preload'>>): ReturnType<Preload> | undefined {
  const { preloadedAhead } = window as Window & { preloadedAhead?: PreloadedAhead }
  return path !== undefined && preloadedAhead?.route === path
    ? preloadedAhead.module.catch(() => preload!())
    : preload?.()
}
