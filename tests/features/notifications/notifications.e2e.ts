import type { Page } from '@playwright/test'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const wide = { width: 1440 }
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const unreadOf = async (page: Page) => Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

test('the bell counts what a colleague shares at once, and leads to it', async ({ as }) => {
  const [mine, colleague] = [await as('recruiter', '/dashboards', wide), await as('recruiter2', '/dashboards', wide)]
  await expect(bell(colleague)).toBeVisible()
  const before = await unreadOf(colleague)
  const name = 'Người được báo'
  await mine.getByRole('button', { name: 'New Folder' }).click()
  const modal = mine.getByRole('dialog', { name: 'Talent Management' })
  await modal.getByLabel('Name').fill(name)
  await modal.getByRole('combobox', { name: 'Share with users' }).fill('hoang nam')
  await modal.getByRole('option', { name: /Lê Hoàng Nam/ }).click()
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(toast(mine, 'Add successfully!')).toBeVisible()

  await expect(bell(colleague)).toHaveAccessibleName(`Notifications: ${before + 1} unread`)
  await expect(colleague.locator('[aria-live]', { hasText: `Notifications: ${before + 1} unread` })).toBeAttached()
  await bell(colleague).focus()
  await colleague.keyboard.press('Enter')
  const row = panel(colleague).getByRole('link', { name: `The folder ${name} is shared with you` })
  await expect(row).toContainText('Nguyễn Thu Hà · just now')
  await colleague.keyboard.press('Escape')
  await expect(panel(colleague)).toBeHidden()
  await expect(bell(colleague)).toBeFocused()
  await colleague.keyboard.press('Enter')
  await row.click()
  await expect(colleague.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(panel(colleague)).toBeHidden()
  await expect.poll(() => unreadOf(colleague)).toBe(before)

  // Another window of the same user is updated too.
  const other = await as('recruiter2', '/dashboards', wide)
  await bell(colleague).click()
  await panel(colleague).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(colleague)).toHaveAccessibleName('Notifications')
  await expect(bell(other)).toHaveAccessibleName('Notifications')
  await panel(colleague).getByRole('button', { name: 'Unread' }).click()
  await expect(panel(colleague).getByText('You have read everything')).toBeVisible()

  await mine.getByRole('button', { name: `Actions: ${name}` }).click()
  await mine.getByRole('menuitem', { name: 'Delete' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(mine, 'Delete successfully!')).toBeVisible()
})

test('the inbox is accessible, including on a narrow screen', async ({ as }) => {
  const page = await as('sato.kenta', '/dashboards', wide)
  const open = async () => {
    await bell(page).click()
    await expect(panel(page).getByRole('listitem').first()).toBeVisible()
  }
  await open()
  await checkBothModes(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 640 })
  await open()
  await expect(panel(page)).toBeInViewport({ ratio: 1 })
  await checkAccess(page)
})
