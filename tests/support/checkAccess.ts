import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Resolves once the page stands still: its skeletons are gone, entrance transitions are over, and nothing else changes. */
const untilStill = (page: Page) =>
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
        // Meters and positions are styles that some pages change all the time.
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

/** WCAG 2.2 AA by axe, and nothing that stands out of the window sideways. */
export async function checkAccess(page: Page): Promise<void> {
  await untilStill(page)
  // All frames are of one origin: it needs no page of its own to put their results together.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: tags, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    ),
  ).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
}

/** The same in both colour modes; leaves the page in the light one. */
export async function checkBothModes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
    await checkAccess(page)
  }
}

/** Both modes as the window is, and the light one once more at 320 pixels. */
export async function checkAllLooks(page: Page): Promise<void> {
  await checkBothModes(page)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  await page.setViewportSize(size)
}
