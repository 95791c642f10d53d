import type { Page } from '@playwright/test'
import { expect, test } from '../../../support/journey.ts'

/** Collects the failures of a page from now on: failed requests, and errors in the gateway's responses. */
function failures(page: Page): string[] {
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') failed.push(`${request.method()} ${request.url()}: ${reason}`)
  })
  page.on('response', async (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
    if (!new URL(response.url()).pathname.startsWith('/graphql')) return
    const text = await response.text().catch(() => '')
    if (text.includes('"errors"')) failed.push(text)
  })
  return failed
}

test('a vendor signs in, and no request outside the pages themselves is refused', async ({ as }) => {
  const page = await as('vendor')
  const failed = failures(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Emma Wilson')
  await expect(page.getByText('Vendor at Sông Hồng Software')).toBeVisible()

  await page.getByRole('button', { name: /Emma Wilson/ }).click()
  await expect(page.getByText('emma.wilson@talentbridge.example')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Support', exact: true }).click()
  await expect(page.locator('.support a').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^EN/ }).click()
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await page.getByRole('button', { name: /^VI/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  for (const path of ['/setting', '/vendor-request', '/user/profile', '/dashboards']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toHaveCount(0)
  expect(failed).toEqual([])
})
