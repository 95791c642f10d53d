import type { Page } from '@playwright/test'

/** Waits, after something was dragged, until clicks reach the page again: dnd-kit keeps them away for a moment, so that a drop is no click. */
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

/** Waits, after something was picked up by a key, until further keys are heard: dnd-kit listens from the next turn on. */
export async function untilKeysAreHeard(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
}
