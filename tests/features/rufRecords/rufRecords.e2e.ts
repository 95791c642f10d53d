import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import { desk } from '../verifications/desk.ts'

test('a record is created for a candidate, found, changed and deleted', async ({ as }) => {
  const page = await as('recruiter', '/dashboards', { width: 1440 })
  await page.getByRole('list', { name: 'CV Verification' }).getByRole('link', { name: 'RUF' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'RUF' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await checkAccess(page)

  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Create RUF' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await dialog.getByLabel('Name').fill('Giấy tờ còn thiếu')
  await dialog.getByRole('combobox', { name: 'Candidate' }).fill('nguyen')
  const option = dialog.getByRole('option').filter({ hasText: ' · ' }).first()
  await expect(option).toContainText('Nguyễn')
  const who = (await option.textContent())!.split(' · ')[0]!
  await option.click()
  await dialog.getByLabel('Note').fill('Bản gốc bằng đại học')
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(desk(page).toast('Add successfully!')).toBeVisible()

  await page.getByRole('searchbox').fill('dai hoc')
  await expect(page).toHaveURL(/keyword=/)
  const row = page.getByRole('row').filter({ hasText: 'Giấy tờ còn thiếu' })
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(row).toContainText('Open')
  await row.getByRole('button', { name: /^Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit RUF' })
  await edit.getByLabel('Status').selectOption({ label: 'Done' })
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(desk(page).toast('Update successfully!')).toBeVisible()
  await expect(row).toContainText('Done')

  await row.getByRole('link', { name: who }).click()
  await expect(page).toHaveURL(/\/candidates\/view\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(who)
  await page.goBack()
  await row.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('dialog', { name: 'Delete' })
  await expect(question).toContainText('Are you sure delete Giấy tờ còn thiếu ?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(desk(page).toast('Delete successfully!')).toBeVisible()
  await expect(page.getByText('Giấy tờ còn thiếu', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
})

test('users who may not see records get the forbidden page', async ({ as }) => {
  const page = await as('finance', '/ruf')
  await expect(page).toHaveURL(/\/forbidden/)
})
