import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('one of the sample records is made, found, changed and deleted', async ({ as }) => {
  const page = await as('admin', '/dashboards', { width: 1440 })
  await page.getByRole('link', { name: 'Sample records', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sample records' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await checkAccess(page)

  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Create sample record' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await dialog.getByLabel('Name').fill('Giấy tờ còn thiếu')
  await dialog.getByLabel('Note').fill('Bản gốc bằng đại học')
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Add successfully!')).toBeVisible()

  await page.getByRole('searchbox').fill('dai hoc')
  await expect(page).toHaveURL(/keyword=/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  const row = page.getByRole('row').filter({ hasText: 'Giấy tờ còn thiếu' })
  await row.getByRole('button', { name: /^Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit sample record' })
  await edit.getByLabel('Note').fill('Bằng đại học, hai bản')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Update successfully!')).toBeVisible()
  await expect(row).toContainText('hai bản')

  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Delete successfully!')).toBeVisible()
  await expect(page.getByText('Giấy tờ còn thiếu', { exact: true })).toHaveCount(0)
})

test('who may not see sample records gets the forbidden page', async ({ as }) => {
  const page = await as('finance', '/sample-records')
  await expect(page).toHaveURL(/\/forbidden/)
})
