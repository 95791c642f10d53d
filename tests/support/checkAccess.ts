import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

const { source } = createRequire(import.meta.url)('axe-core') as { source: string }

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that another colour mode may break. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** Resolves once the page is idle: its skeletons are gone, entrance transitions are over, and nothing else changes. */
export const untilStill = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const [quiet, longest, began] = [150, 2_000, performance.now()]
        let changed = began
        const isMoving = () =>
          document.querySelector('.bone, [data-skeleton]') !== null ||
          document
            .getAnimations()
            .some(
              ({ effect, playState }) =>
                playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
            )
        // Style changes are ignored, because some pages change the styles of meters and positions all the time.
        const observer = new MutationObserver((records) => {
          if (records.some(({ attributeName }) => attributeName !== 'style')) changed = performance.now()
        })
        observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
        const look = () => {
          const now = performance.now()
          if (isMoving()) changed = now
          if (now - changed < quiet && now - began < longest) return void setTimeout(look, 30)
          observer.disconnect()
          resolve()
        }
        look()
      }),
  )

/** Checks WCAG 2.2 AA with axe, for the page or a part of it, and that nothing overflows the window horizontally. */
export const checkAccess = (page: Page, within?: string): Promise<void> => checkRules(page, everyRule, within)

async function checkRules(page: Page, runOnly: string[], within?: string): Promise<void> {
  await untilStill(page)
  expect(await faultsIn(page, runOnly, within)).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
}

/**
 * Returns each fault as its rule and the first affected elements. All frames have the same origin, so the page itself
 * can check them.
 */
async function faultsIn(page: Page, runOnly: string[], within?: string): Promise<string[]> {
  await Promise.all(
    page.frames().map(async (frame) => {
      try {
        if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
      } catch (error) {
        // The frame that renews a session may go meanwhile.
        if (!frame.isDetached()) throw error
      }
    }),
  )
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as unknown as {
        axe: { run(part: string | Document, options: RunOptions): Promise<AxeResults> }
      }
      const { violations } = await axe.run(part ?? document, options)
      return violations.map(({ id, nodes }) => {
        const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
        return `${id}: ${places.join(' | ')}`
      })
    },
    [within, { runOnly, resultTypes: ['violations'] }] as [string | undefined, RunOptions],
  )
}

/** Checks both colour modes, the dark one for colours only. Leaves the page in light mode. */
export async function checkBothModes(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['dark', rulesOfColours],
    ['light', everyRule],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
    await checkRules(page, [...rules])
  }
}

/** Checks both modes at the current size of the window, and light mode once more at 320 pixels. */
export async function checkAllLooks(page: Page): Promise<void> {
  await checkBothModes(page)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  await page.setViewportSize(size)
}
