import type { Page } from '@playwright/test'
import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'

/** Checks the light and the dark theme, which follow the system, and a narrow window. */
async function checkLooks(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkAccess(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await checkAccess(page)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  await page.setViewportSize(size)
}

test('a new developer finds the guide, the permissions of a field, and the changelog', async ({ browser, stack }) => {
  const page = await (await browser.newContext({ baseURL: stack.publicUrl })).newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto('/docs')
  await expect(page.getByRole('heading', { name: 'GraphQL for other programs' })).toBeVisible()
  // The commands contain the address of this installation.
  await expect(page.getByText(`curl ${stack.publicUrl}/graphql`)).toBeVisible()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Limits' }).click()
  await expect(page.getByRole('heading', { name: 'Limits' })).toBeInViewport()
  await checkLooks(page)

  await page.getByRole('searchbox', { name: 'Search the reference' }).fill('candidates')
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'Query.candidates', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'candidates CandidateConnection', exact: true })).toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: 'CandidateConnection' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CandidateConnection')
  await checkLooks(page)

  await page.getByRole('link', { name: 'Changes' }).click()
  await expect(page.getByRole('heading', { name: 'Changes of the GraphQL schema' })).toBeVisible()
  await page.getByRole('link', { name: 'Examples' }).click()
  await page.getByRole('link', { name: 'token.mjs' }).click()
  await expect(page.getByText('export async function getToken')).toBeVisible()
  expect(faults).toEqual([])
})
