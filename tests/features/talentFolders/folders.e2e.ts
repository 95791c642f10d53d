import type { Page } from '@playwright/test'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const link = (page: Page, name: string) => menu(page).getByRole('link', { name: new RegExp(`^${name}`) })

/** The menu shows labels from 1281 px. */
const wide = { width: 1440 }

/** Chooses an action in the ⋯ menu of a folder. */
async function act(page: Page, name: string, action: string): Promise<void> {
  await menu(page)
    .getByRole('button', { name: `Actions: ${name}` })
    .click()
  await page
    .getByRole('menu', { name: `Actions: ${name}` })
    .getByRole('menuitem', { name: action })
    .click()
}

test('a folder is created and shared; a colleague sees and unfollows it; its owner deletes it while it is open', async ({
  as,
}) => {
  const [mine, colleague] = [await as('recruiter', '/dashboards', wide), await as('recruiter2', '/dashboards', wide)]
  const name = 'Kỹ sư Java'
  await expect(link(colleague, 'Java')).toBeVisible()
  await expect(link(colleague, name)).toHaveCount(0)

  await menu(mine).getByRole('button', { name: 'New Folder' }).click()
  const modal = mine.getByRole('dialog', { name: 'Talent Management' })
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(modal.getByText('This field is required')).toBeVisible()
  await modal.getByLabel('Name').fill(name)
  await modal.getByRole('combobox', { name: 'Share with users' }).fill('hoang nam')
  await modal.getByRole('option', { name: /Lê Hoàng Nam/ }).click()
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(toast(mine, 'Add successfully!')).toBeVisible()
  await expect(modal).toBeHidden()
  await link(mine, name).click()
  await expect(mine.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(mine).toHaveTitle(new RegExp(name))

  await link(colleague, name).click()
  await expect(colleague).toHaveURL(/\/candidates\/talent-management\/view\/[0-9a-f-]{36}$/)
  await expect(link(colleague, name).getByTitle('Shared by Nguyễn Thu Hà')).toBeVisible()
  await menu(colleague)
    .getByRole('button', { name: `Actions: ${name}` })
    .click()
  await expect(colleague.getByRole('menu', { name: `Actions: ${name}` }).getByRole('menuitem')).toHaveText(['Unfollow'])
  await colleague.keyboard.press('Escape')
  // While the menu is closing, a click on its button would only close it.
  await expect(colleague.getByRole('menu', { name: `Actions: ${name}` })).toBeHidden()
  await act(colleague, name, 'Unfollow')
  const warning = colleague.getByRole('dialog', { name: `Unfollow: ${name}` })
  await expect(warning).toContainText('This folder will be unfollowed and cannot be restored. Continue?')
  await warning.getByRole('button', { name: 'Unfollow' }).click()
  await expect(colleague).toHaveURL(/\/candidates$/)
  await expect(link(colleague, name)).toHaveCount(0)

  // The colleague's change reaches the owner a moment later; the modal shows the state at the time it opens.
  await expect(mine.getByText('with nobody')).toBeVisible()
  await act(mine, name, 'Edit')
  await expect(modal.getByLabel('Name')).toHaveValue(name)
  await expect(modal.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await modal.getByRole('switch', { name: 'Share with all' }).check()
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(toast(mine, 'Update successfully!')).toBeVisible()
  await expect(mine.getByText('with everyone who manages talents')).toBeVisible()
  await colleague.reload()
  await expect(link(colleague, 'Java')).toBeVisible()
  await expect(link(colleague, name)).toHaveCount(0)

  await act(mine, name, 'Delete')
  const question = mine.getByRole('dialog', { name: `Delete: ${name}` })
  await expect(question).toContainText(`Are you sure delete ${name} ?`)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(mine, 'Delete successfully!')).toBeVisible()
  await expect(mine).toHaveURL(/\/candidates$/)
  await expect(link(mine, name)).toHaveCount(0)
})

test('without TalentManagement there is no folder menu, and the address is refused', async ({ as }) => {
  const page = await as('manager', '/dashboards', wide)
  await expect(menu(page).getByRole('link').first()).toBeVisible()
  await expect(menu(page).getByRole('button', { name: 'Folder', exact: true })).toHaveCount(0)
  await page.goto('/candidates/talent-management/view/00000000-0000-4000-8000-000000000001')
  await expect(page).toHaveURL(/\/forbidden\?requires=TalentManagement/)
})

test('menu, page and modal are accessible', async ({ as }) => {
  const page = await as('recruiter', '/dashboards', { ...wide })
  await link(page, 'Data').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
  await checkBothModes(page)
  await act(page, 'Data', 'Edit')
  const modal = page.getByRole('dialog', { name: 'Talent Management' })
  await expect(modal.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  await checkBothModes(page)
  await modal.getByRole('switch', { name: 'Share with all' }).check()
  await expect(modal.getByRole('combobox', { name: 'Share with users' })).toBeDisabled()
  await checkBothModes(page)
})

for (const [language, folderMenu, newFolder, title] of [
  ['vi', 'Thư mục', 'Thư mục mới', 'Quản lý nhân tài'],
  ['ja', 'フォルダー', '新しいフォルダー', '人材管理'],
] as const) {
  test(`the folders are in the language ${language}`, async ({ as }) => {
    const page = await as('recruiter', '/dashboards', { ...wide, language })
    const side = page.getByRole('navigation').first()
    await expect(side.getByRole('button', { name: folderMenu, exact: true })).toBeVisible()
    await side.getByRole('button', { name: newFolder }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await checkAccess(page)
  })
}

test('in the narrow menu the folders are behind an icon, which the keyboard reaches too', async ({ as }) => {
  const page = await as('recruiter', '/dashboards', { width: 1100 })
  const button = menu(page).getByRole('button', { name: 'Folder', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Folder' })
  await expect(panel.getByRole('button', { name: 'New Folder' })).toBeFocused()
  await expect(panel.getByRole('link', { name: 'Frontend' })).toBeVisible()
  await checkAccess(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await panel.getByRole('link', { name: 'Frontend' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Frontend' })).toBeVisible()
  await expect(panel).toBeHidden()
})

test('on a phone the folders are in the drawer, which closes for the modal', async ({ as }) => {
  const page = await as('recruiter', '/dashboards', { width: 320, height: 640 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.locator('dialog.menu-drawer')
  await expect(drawer.getByRole('link', { name: 'Frontend' })).toBeVisible()
  await checkAccess(page)
  await drawer.getByRole('button', { name: 'Actions: Frontend' }).click()
  await page.getByRole('menu', { name: 'Actions: Frontend' }).getByRole('menuitem', { name: 'Edit' }).click()
  await expect(drawer).toBeHidden()
  const modal = page.getByRole('dialog', { name: 'Talent Management' })
  await expect(modal.getByLabel('Name')).toHaveValue('Frontend')
  await checkAccess(page)
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await drawer.getByRole('link', { name: 'Frontend' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Frontend' })).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
})
