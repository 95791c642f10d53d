import type { Page } from '@playwright/test'

/**
 * Waits after a drag until the page receives clicks again: dnd-kit suppresses them for a moment, so that a drop is not
 * a click.
 */
export async function untilClicksAreHeard(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    let isHeard = false
    document.body.addEventListener(
      'click',
      () => {
        isHeard = true
      },
      { once: true },
    )
    document.body.click()
    return isHeard
  })
}

/**
 * Waits after something was picked up with a key until further keys are handled: dnd-kit listens from the next turn of
 * the event loop on.
 */
export async function untilKeysAreHeard(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
}
