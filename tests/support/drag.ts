import type { Page } from '@playwright/test'

/** Waits, after something was dragged, until clicks reach the page again: dnd-kit keeps them away for a moment, so that a drop is no click. */
export async function untilClicksAreHeard(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    let isHeard = false
    document.body.addEventListener('click', () => { isHeard = true }, { once: true })
    document.body.click()
    return isHeard
  })
}
