import type { Page } from 'playwright'
import { median } from './measured.ts'

/** A screen that is opened from the landing page. */
export interface Opened {
  name: string
  path: string
  /** An element that is present once the screen can be used. */
  selector: string
}

export interface ClickFigures {
  name: string
  /**
   * Milliseconds from the navigation to the expected element, when the screen's code is loaded for the first time, and
   * again.
   */
  first: number
  again: number
}

/** Navigates inside the application, as Back and a link do. Returns when the expected element was on the page. */
const openWithin = ({ path, selector }: Opened) =>
  new Promise<number>((resolve) => {
    const from = performance.now()
    const there = () => requestAnimationFrame(() => resolve(performance.now() - from))
    const look = new MutationObserver(() => {
      if (location.pathname + location.search !== path || !document.querySelector(selector)) return
      look.disconnect()
      there()
    })
    look.observe(document, { childList: true, subtree: true })
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })

/** Goes from the landing page to each screen and back, in a separate page for each round. */
export async function clickTimes(
  open: () => Promise<Page>,
  origin: string,
  screens: readonly Opened[],
  rounds: number,
): Promise<ClickFigures[]> {
  const times = screens.map(({ name }) => ({ name, first: [] as number[], again: [] as number[] }))
  const landing: Opened = { name: '', path: '/dashboards', selector: 'main section[aria-labelledby]' }
  for (let round = 0; round < rounds; round++) {
    const page = await open()
    await page.goto(origin + landing.path)
    await page.locator(landing.selector).first().waitFor()
    for (const [at, screen] of screens.entries()) {
      for (const visit of ['first', 'again'] as const) {
        times[at]![visit].push(await page.evaluate(openWithin, screen))
        await page.evaluate(openWithin, landing)
        await page.waitForLoadState('networkidle')
      }
    }
    await page.context().close()
  }
  return times.map(({ name, first, again }) => ({ name, first: median(first), again: median(again) }))
}

/**
 * Returns the length of the longest series of requests of a page up to a moment in which each request began after the
 * previous one had ended.
 */
export const requestsInSeries = (until: number) => {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  const done = entries
    .map((entry) => ({ from: entry.startTime, to: entry.responseEnd }))
    .filter(({ to }) => to > 0 && to <= until)
  let count = 0
  let free = -1
  for (const { from, to } of done.sort((one, other) => one.to - other.to)) {
    if (from < free) continue
    count += 1
    free = to
  }
  return count
}
