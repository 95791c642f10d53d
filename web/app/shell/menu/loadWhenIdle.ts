import type { Screen } from '../../../shared/screen.ts'
import { afterFirstPage, whenIdle } from '../../afterFirstPage.ts'
import { loadCatalogues } from '../../../shared/format/catalogue.ts'
import { savesData } from '../../hover.ts'
import { loadScreen } from '../../screenRoute.ts'

type Loadable = Pick<Screen, 'path' | 'title' | 'load'>

/**
 * Loads the texts of failures, then the code of the screens one after the other, while the browser is idle: screens
 * then open at once, even without a connection. It loads no data, and no code in data saving mode. Code that fails to
 * load is requested when its screen is opened. Returns a function that stops it.
 */
export function loadWhenIdle(
  screens: readonly Loadable[],
  load: (screen: Loadable) => Promise<unknown> = loadScreen,
): () => void {
  let isStopped = savesData()
  const next = (at: number) => {
    const screen = screens[at]
    if (!screen || isStopped || !navigator.onLine) return
    void load(screen).then(
      () => whenIdle(() => next(at + 1)),
      () => {},
    )
  }
  const callOff = afterFirstPage(() => {
    if (navigator.onLine) void loadCatalogues().then(() => next(0))
  })
  return () => {
    isStopped = true
    callOff()
  }
}
