import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import { desk, folderNamed } from './desk.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a folder is made with config and a rule; a colleague sees its config and the rule lets them review, ${colorScheme}`, async ({
    as,
    stack,
  }) => {
    const name = `Testers ${colorScheme}`
    const page = await as('recruiter', '/cv-verification', { colorScheme })
    await page.getByRole('complementary', { name: 'Folders' }).getByRole('button', { name: 'New Folder' }).click()
    const modal = page.getByRole('dialog', { name: 'CV Verification' })
    await modal.getByRole('button', { name: 'Save' }).click()
    await expect(modal.getByText('This field is required')).toHaveCount(3)
    await expect(modal.getByLabel('Code')).toBeFocused()
    await modal.getByLabel('Code').fill('QA')
    await modal.getByLabel('Import type').selectOption('CSV')
    await modal.getByLabel('Name', { exact: false }).first().fill(name)
    await modal.getByRole('button', { name: 'Add an entry' }).click()
    await modal.getByLabel('Column').fill('City')
    await modal.getByLabel('Display name').fill('City')
    await expect(modal.getByText('Field only accepts lower case alphabets')).toBeVisible()
    await modal.getByLabel('Column').fill('city')
    await modal.getByLabel('Share with users').fill('recruiter2')
    await modal.getByRole('option', { name: /^recruiter2/ }).click()
    await checkAccess(page)
    await modal.getByRole('tab', { name: 'Rules config' }).click()
    await modal.getByRole('button', { name: 'Add a rule' }).click()
    await modal.getByLabel('Role').selectOption({ label: 'Recruiter' })
    await modal.getByLabel('Per day').fill('20')
    await checkAccess(page)
    await modal.getByRole('button', { name: 'Save' }).click()
    await expect(desk(page).toast('Add successfully!')).toBeVisible()
    await expect(modal).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const folder = await folderNamed(stack, name)
    expect(page.url()).toContain(folder.id)

    const colleague = await as('recruiter2', '/cv-verification', { colorScheme })
    await expect(desk(colleague).folder(name)).toContainText('Share by recruiter')
    await colleague.getByRole('button', { name: `Actions: ${name}` }).click()
    await colleague.getByRole('menuitem', { name: 'View Config' }).click()
    const config = colleague.getByRole('dialog', { name: 'CV Verification' })
    await expect(config.getByLabel('Column')).toHaveValue('city')
    await expect(config.getByLabel('Column')).toBeDisabled()
    await expect(config.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expect(config).toContainText('Only the creator may change this folder.')
    await checkAccess(colleague)
    await config.getByRole('tab', { name: 'Rules config' }).click()
    await expect(config.getByLabel('Per day')).toHaveValue('20')
    await config.getByRole('button', { name: 'Cancel' }).click()
    await expect(config).toBeHidden()

    await page.getByRole('button', { name: `Actions: ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await modal.getByRole('tab', { name: 'Rules config' }).click()
    await modal.getByRole('button', { name: 'Remove Recruiter' }).click()
    await page.getByRole('alertdialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Delete successfully!')).toBeVisible()
    await modal.getByRole('tab', { name: 'Details' }).click()
    await modal.getByRole('switch', { name: 'Share with all' }).click()
    await modal.getByRole('button', { name: 'Save' }).click()
    await expect(desk(page).toast('Update successfully!')).toBeVisible()
    expect(await folderNamed(stack, name, 'recruiter')).toMatchObject({ shareAll: true, shareUsers: [], rules: [] })
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the desk shows a CV beside the form, goes on by keys, and shows the JSON, ${colorScheme}`, async ({
    as,
    stack,
  }) => {
    const folder = await folderNamed(stack, 'Interns Hà Nội')
    const page = await as('recruiter', `/cv-verification?folder=${folder.id}&status=NEW`, { colorScheme })
    await desk(page)
      .rows.getByRole('button', { name: /^Approve/, disabled: false })
      .first()
      .click()
    const { dialog } = desk(page)
    await expect(dialog.getByRole('region', { name: 'CV', exact: true }).locator('canvas').first()).toBeVisible()
    await expect(dialog.getByLabel('Remark')).toBeVisible()
    await checkAccess(page)
    await dialog.getByRole('button', { name: 'Cancel' }).focus()
    await expect(dialog).toContainText(/1 of \d+/)
    await page.keyboard.press('j')
    await expect(dialog).toContainText(/2 of \d+/)
    await page.keyboard.press('k')
    await expect(dialog).toContainText(/1 of \d+/)
    await dialog.getByRole('tab', { name: 'Candidate Information' }).click()
    await expect(page).toHaveURL(/tab=info/)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog.getByRole('button', { name: 'Copy to clipboard' }).click()
    await expect(dialog.getByText('Copied!')).toBeVisible()
    expect(
      Object.keys(JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object).length,
    ).toBeGreaterThan(0)
    await checkAccess(page)
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(dialog.getByRole('region', { name: 'CV', exact: true })).toBeHidden()
    await dialog.getByRole('tab', { name: 'CV' }).click()
    await expect(dialog.getByRole('tabpanel', { name: 'CV' }).locator('canvas').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
}
