import type { Screen } from '../../../shared/screen.ts'
import { afterFirstPage, whenIdle } from '../../afterFirstPage.ts'
import { loadCatalogues } from '../../../shared/format/catalogue.ts'
import { savesData } from '../../hover.ts'
import { loadScreen } from '../../screenRoute.ts'

type Loadable = Pick<Screen, 'path' | 'title' | 'load'>

/**
 * Fetches what failures are called, and the code of screens one after the other, while the browser has nothing to do: screens
 * open at once then, and without a connection too. No data, and no code where data is dear. What does not come now is asked
 * for when it is opened. Answers how to stop.
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
