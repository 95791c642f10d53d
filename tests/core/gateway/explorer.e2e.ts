import type { Browser, Page } from '@playwright/test'
import { demoPassword } from '../../../services/core/identity/provider/settings.ts'
import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'

/**
 * Opens GraphiQL in a browser without a session. `faults` are errors in its console, including scripts that violate the
 * policy.
 */
async function stranger(browser: Browser, baseURL: string): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto('/graphql')
  return { page, faults }
}

async function signInAtProvider(page: Page, userName: string): Promise<void> {
  await page.locator('#userName').fill(userName)
  await page.locator('#password').fill(demoPassword)
  await page.locator('button.primary').click()
}

const signedIn = (page: Page) => page.getByRole('banner').getByText('Trần Minh Quân')
const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click()
const answer = (page: Page) => page.locator('.graphiql-response')
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
/** Moves the clock of the page forward by a number of minutes. The editor's timers are not affected. */
const passMinutes = (page: Page, minutes: number) =>
  page.evaluate((ms) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + ms
  }, minutes * 60_000)
/** The editor has alerts of its own. */
const notice = (page: Page) => page.locator('.notice')

test('an administrator signs in on the page, runs the first example, and watches changes', async ({
  browser,
  stack,
}) => {
  const { page, faults } = await stranger(browser, stack.publicUrl)
  await expect(page.getByRole('heading', { name: 'Sign in to send documents' })).toBeFocused()
  await checkAccess(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkAccess(page)
  await page.emulateMedia({ colorScheme: 'light' })

  await page.getByRole('button', { name: 'Sign in' }).click()
  await signInAtProvider(page, 'admin')
  await expect(signedIn(page)).toBeVisible()
  await expect(page).toHaveURL('/graphql')
  for (const name of ['Viewer', 'Candidates', 'WatchImport', 'SendCandidate', 'FollowCandidates'])
    await expect(tab(page, name)).toBeVisible()
  await checkAccess(page, '.bar')

  await run(page)
  await expect(answer(page)).toContainText('"name": "Sông Hồng Software"')
  await tab(page, 'FollowCandidates').click()
  await run(page)
  await expect(answer(page)).toContainText('candidatesChanged')
  await page.getByRole('button', { name: /^Stop query/ }).click()

  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).toContain('FollowCandidates')
  expect(kept).not.toMatch(/bearer|eyJ/i)
  const download = page.waitForEvent('download')
  await page.getByRole('banner').getByRole('button', { name: 'Schema' }).click()
  expect((await download).suggestedFilename()).toBe('schema.graphql')

  await page.getByText('Examples').click()
  await page.getByRole('link', { name: 'Page through candidates' }).click()
  await expect(tab(page, 'Candidates')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/graphql')
  await run(page)
  await expect(answer(page)).toContainText('"endCursor"')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to send documents' })).toBeVisible()
  await expect(page).toHaveURL('/graphql')
  expect(faults).toEqual([])
  await page.context().close()
})

test('an expired token is renewed next to the editor, and nothing typed is lost when the session ends', async ({
  as,
}) => {
  const page = await as('admin')
  await page.goto('/graphql')
  // The session of the application is enough.
  await expect(signedIn(page)).toBeVisible()
  await run(page)
  await expect(answer(page)).toContainText('"name": "Sông Hồng Software"')

  const renewed = page.waitForResponse((response) => response.url().endsWith('/idp/token'))
  await passMinutes(page, 20)
  await run(page)
  expect((await renewed).status()).toBe(200)
  await expect(notice(page)).toBeHidden()

  await page.context().clearCookies()
  await passMinutes(page, 60)
  await page.locator('.graphiql-query-editor').click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('query Typed { viewer { currentRole ')
  // Suggestions may cover the button.
  await page.keyboard.press('Control+Enter')
  await expect(notice(page)).toContainText('Your session has ended')
  await checkAccess(page, '.notice')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await signInAtProvider(page, 'admin')
  await expect(signedIn(page)).toBeVisible()
  await expect(tab(page, 'Typed')).toHaveAttribute('aria-selected', 'true')
  await run(page)
  await expect(answer(page)).toContainText('"currentRole": "Administrator"')
})

test('a user who may not send documents of their own is told so, and can sign in as somebody else', async ({ as }) => {
  // Signing in as somebody else ends the previous session.
  const page = await as('recruiter', '/dashboards', { isFresh: true })
  await page.goto('/graphql')
  await expect(page.getByRole('heading', { name: 'Your account may not send documents of its own' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('You are signed in as Thu Hà (recruiter).')
  await expect(page.getByRole('main')).toContainText('In the demo admin has it.')
  await page.setViewportSize({ width: 375, height: 700 })
  await checkAccess(page)
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click()
  await signInAtProvider(page, 'admin')
  await expect(signedIn(page)).toBeVisible()
})
