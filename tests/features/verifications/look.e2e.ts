import type { Page } from '@playwright/test'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import { desk, folderNamed } from './desk.ts'

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('list, drawer and import dialog are accessible', async ({ as, stack }) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  await expect(desk(page).rows).toHaveCount(20)
  expect(await fits(page)).toBeLessThanOrEqual(0)
  await checkBothModes(page)
  await desk(page)
    .rows.getByRole('button', { name: /^Approve/, disabled: false })
    .first()
    .click()
  await expect(desk(page).dialog.getByLabel('Remark')).toBeVisible()
  await checkBothModes(page)
  await page.keyboard.press('Escape')
  await expect(desk(page).dialog).toBeHidden()
  await page.getByRole('button', { name: 'click to import' }).click()
  await expect(desk(page).dialog.getByLabel('CSV file')).toBeAttached()
  await checkBothModes(page)
})

test('the selected folder is distinguishable in forced colours', async ({ as, stack }) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  await page.emulateMedia({ forcedColors: 'active' })
  const selected = page.locator('button[aria-current]', { hasText: 'Backend 2026' })
  await expect(selected).toHaveCSS('outline-style', 'solid')
  await expect(selected).toHaveCSS('outline-width', '2px')
})

test('the creation date is chosen by keyboard alone', async ({ as, stack }) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  await expect(desk(page).rows).toHaveCount(20)
  await desk(page).filter('Date').focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Date' })
  await expect(panel.getByRole('grid')).toBeVisible()
  await panel.getByLabel('From').focus()
  await page.keyboard.type('1/1/2025')
  await expect(page).toHaveURL(/from=2025-01-01/)
  await panel.getByLabel('To').focus()
  await panel.getByRole('grid').getByRole('button', { name: 'January 15, 2025' }).focus()
  await page.keyboard.press('PageDown')
  await expect(panel.getByRole('heading', { name: 'February 2025' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'February 15, 2025' })).toBeFocused()
  await checkBothModes(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=2025-01-01&to=2025-02-15/)
  await expect(panel).toBeHidden()
  await expect(desk(page).filter('Date')).toBeFocused()
  await expect(desk(page).filter('Date')).toContainText('01/01/2025 – 15/02/2025')
})

test('it reflows at 320 pixels', async ({ as, stack }) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`, { width: 320, height: 640 })
  await expect(desk(page).rows).toHaveCount(20)
  expect(await fits(page)).toBeLessThanOrEqual(0)
  await checkAccess(page)
})

for (const [language, title, search] of [
  ['vi', 'Xác minh CV', 'Tìm'],
  ['ja', 'CV確認', '検索'],
] as const) {
  test(`the screen is in the language ${language}`, async ({ as, stack }) => {
    const folder = await folderNamed(stack, 'Backend 2026')
    const page = await as('recruiter', `/cv-verification?folder=${folder.id}`, { language })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('navigation').first()).toContainText(title)
    await expect(
      page
        .getByRole('group')
        .filter({ has: page.getByRole('searchbox') })
        .getByRole('button', { name: new RegExp(search) }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'click to import' })).toHaveCount(0)
    await checkAccess(page)
  })
}
