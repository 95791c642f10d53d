import { test as base, type Page } from '@playwright/test'
import { signInAs, stateOf } from './signInAs.ts'
import { startStack, type RunningStack } from './startStack.ts'
import { isTimeOver, noTimeLeft } from './timeLeft.ts'

export { expect } from '@playwright/test'

interface PerWorker {
  /** The entire product, shared by all journeys of a worker. */
  stack: RunningStack
}

interface PerTest {
  /** Skips the journey with a message if a run in CI has no time left for it. */
  timeLeft: void
  /** Opens a page of a separate browser context, signed in as the account, at a path. */
  as: (account: string, path?: string, options?: ViewOptions) => Promise<Page>
}

export interface ViewOptions {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  language?: 'en' | 'vi' | 'ja'
  /** Whether the screen is a touch screen. */
  hasTouch?: boolean
  /**
   * Whether to sign in again instead of using a stored sign-in; needed if the journey triggers a renewal, because
   * another journey may have used up a stored one.
   */
  isFresh?: boolean
}

/** Errors that the browser logs although the journey provokes them. */
const provoked = /Failed to load resource|net::ERR_|WebSocket connection to|RequestError: Not allowed/

export const test = base.extend<PerTest, PerWorker>({
  stack: [
    async ({}, provide) => {
      // A delay of one minute ends after fifteen seconds.
      const stack = await startStack({ DELAY_DIVISOR: '4' })
      await provide(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  timeLeft: [
    async ({}, provide, info) => {
      info.skip(isTimeOver(), noTimeLeft)
      await provide()
    },
    { auto: true },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.publicUrl),
  as: async ({ browser, stack }, provide, info) => {
    const pages: Page[] = []
    const faults: string[] = []
    await provide(
      async (
        account,
        path = '/dashboards',
        { width = 1280, height = 800, colorScheme = 'light', language = 'en', hasTouch = false, isFresh = false } = {},
      ) => {
        const storageState = isFresh ? undefined : stateOf(account, stack.publicUrl)
        const context = await browser.newContext({
          baseURL: stack.publicUrl,
          viewport: { width, height },
          colorScheme,
          hasTouch,
          storageState,
        })
        const page = await context.newPage()
        pages.push(page)
        page.on('pageerror', (error) => faults.push(`${account}: ${error.message}`))
        page.on('console', (message) => {
          if (message.type() === 'error' && !provoked.test(message.text())) faults.push(`${account}: ${message.text()}`)
        })
        await signInAs(page, account, { path, origin: stack.publicUrl, language, isFresh })
        return page
      },
    )
    if (info.status !== info.expectedStatus) {
      for (const [at, page] of pages.entries()) {
        const image = await page.screenshot({ timeout: 5000 }).catch(() => null)
        if (image) await info.attach(`page ${at + 1}`, { body: image, contentType: 'image/png' })
      }
    }
    // Errors while a page is closed do not count, because its requests are cut off.
    const seen = [...faults]
    await Promise.all(pages.map((page) => page.context().close()))
    base.expect(seen, 'errors of the pages').toEqual([])
  },
})

/** Returns a message of the product by its text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** Goes to a path within the running application, as a link would. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Goes to another page. Resolves when it has opened: its heading has the focus, or its title is set. */
export async function open(page: Page, path: string): Promise<void> {
  const title = await page.title()
  await goWithin(page, path)
  await page.waitForFunction(
    (before) => document.querySelector('h1') && (document.activeElement?.tagName === 'H1' || document.title !== before),
    title,
  )
}
