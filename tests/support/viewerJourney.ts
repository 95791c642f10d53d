import { test as base, type Locator, type Page } from '@playwright/test'
import { startViewerServer, type ViewerServer } from './viewerServer.ts'

export { expect } from '@playwright/test'

interface ViewOptions {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  hasTouch?: boolean
  /** A console error that the journey provokes. */
  provokes?: RegExp
}

interface PerTest {
  /** Opens a page that shows one document: the query of tests/support/viewer/main.tsx. */
  look: (query: Record<string, string>, options?: ViewOptions) => Promise<Page>
}

export const test = base.extend<PerTest, { server: ViewerServer }>({
  server: [
    async ({}, provide) => {
      const server = await startViewerServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  look: async ({ browser, server }, provide) => {
    const faults: string[] = []
    const pages: Page[] = []
    await provide(
      async (query, { width = 1280, height = 800, colorScheme = 'light', hasTouch = false, provokes } = {}) => {
        const context = await browser.newContext({ viewport: { width, height }, colorScheme, hasTouch })
        const page = await context.newPage()
        pages.push(page)
        page.on('pageerror', (error) => faults.push(error.message))
        page.on('console', (message) => {
          if (message.type() === 'error' && !provokes?.test(message.text())) faults.push(message.text())
        })
        await page.goto(`${server.url}/?${new URLSearchParams(query).toString()}`)
        return page
      },
    )
    await Promise.all(pages.map((page) => page.context().close()))
    base.expect(faults, 'errors of the pages').toEqual([])
  },
})

/** Returns the parts of the viewer as a user sees them. */
export const viewer = (page: Page) => {
  const tool = (name: string | RegExp): Locator =>
    page.getByRole('group', { name: 'Document tools' }).getByRole('button', { name, exact: true })
  return {
    tool,
    label: tool(/^\d+ \/ \d+: go to a page$/),
    mode: page.getByRole('combobox', { name: 'View' }),
    scroll: page.getByRole('region', { name: 'Nguyễn Văn Đức' }),
    pages: page.locator('[data-page]'),
    page: (number: number) => page.getByRole('region', { name: `Page ${number}`, exact: true }),
    drawn: (number: number) => page.locator(`[data-page="${number}"][data-state="drawn"]`),
    find: page.getByRole('searchbox', { name: 'Find in the document' }),
  }
}

/** Returns the texts of the ranges with one kind of highlight. */
export const lit = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString()), kind)
