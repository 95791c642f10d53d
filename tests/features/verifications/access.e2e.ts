import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/signInAs.ts'
import { startStack } from '../../support/startStack.ts'
import { desk, folderNamed } from './desk.ts'

test('an account without the permission has no entry in its menu and gets the forbidden page', async ({ as }) => {
  const page = await as('finance', '/dashboards')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toContainText('Dashboards')
  await expect(page.getByRole('link', { name: 'CV Verification' })).toHaveCount(0)
  await page.goto('/cv-verification')
  await expect(page).toHaveURL(/\/forbidden/)
  await expect(page.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/page-not-found/)
})

test('sign-in returns to the requested address, including its query', async ({ browser, stack }) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  const page = await (await browser.newContext()).newPage()
  await signInAs(page, 'recruiter', {
    origin: stack.publicUrl,
    path: `/cv-verification?folder=${folder.id}&status=EXISTED&size=30`,
  })
  await expect(page).toHaveURL(new RegExp(`folder=${folder.id}&status=EXISTED&size=30`))
  await expect(page.getByRole('heading', { level: 1, name: 'Backend 2026' })).toBeVisible()
  await page.context().close()
})

test('only the right password lets a user in', async ({ browser, stack }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${stack.publicUrl}/cv-verification`)
  await page.locator('#userName').fill('recruiter2')
  await page.locator('#password').fill('Demo#124')
  await page.locator('button.primary').click()
  await expect(page.getByRole('alert')).toContainText('wrong')
  await page.context().close()
})

test('an expired token is renewed silently; without a session at the provider the user signs in again and returns', async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const tokenSeconds = 12
  const stack = await startStack({ TOKEN_SECONDS: `${tokenSeconds}` })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const folder = await folderNamed(stack, 'Backend 2026')
    const path = `/cv-verification?folder=${folder.id}&status=NEW`
    const page = await context.newPage()
    await signInAs(page, 'recruiter', { origin: stack.publicUrl, path })
    const { rows, keyword } = desk(page)
    await expect(rows).toHaveCount(20)
    // By then only a renewed token is valid.
    await page.waitForTimeout(tokenSeconds * 1000)
    await keyword.fill('nguyen')
    await expect(page).toHaveURL(/keyword=nguyen/)
    await expect(rows.first()).toContainText('Nguyễn')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await context.clearCookies()
    await page.locator('#userName').waitFor({ timeout: 60_000 })
    await page.locator('#userName').fill('recruiter')
    await page.locator('#password').fill('Demo#123')
    await page.locator('button.primary').click()
    await expect(page).toHaveURL(new RegExp(`folder=${folder.id}.*keyword=nguyen`))
    await expect(rows.first()).toContainText('Nguyễn')
  } finally {
    await context.close()
    await stack.stop()
  }
})
