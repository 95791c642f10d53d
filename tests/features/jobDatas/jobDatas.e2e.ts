import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator orders the employment types and adds a currency, which new jobs offer; finance sees nothing', async ({
  as,
}) => {
  const admin = await as('admin', '/job-datas')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Employment types' })
  await form.getByLabel('Name').fill('Thời vụ Tết')
  await form.getByLabel('Place').fill('1')
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await expect(admin.locator('tbody tr').first()).toContainText('Thời vụ Tết')
  await checkBothModes(admin)

  await admin.getByRole('tab', { name: 'Currencies' }).click()
  await admin.getByRole('button', { name: 'Create' }).click()
  const currency = admin.getByRole('dialog', { name: 'Create: Currencies' })
  await currency.getByLabel('Code').fill('KRW')
  await currency.getByLabel('Symbol').fill('₩')
  await currency.getByRole('button', { name: 'Save' }).click()
  await expect(admin.locator('tbody').getByText('KRW')).toBeVisible()
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const recruiter = await as('recruiter', '/jobs/create')
  await expect(recruiter.getByRole('combobox', { name: 'Currency' })).toHaveValue(/.+/)
  await recruiter.getByRole('combobox', { name: 'Currency' }).selectOption({ label: 'KRW' })
  await recruiter.getByRole('combobox', { name: 'Employment type' }).selectOption({ label: 'Thời vụ Tết' })
  const finance = await as('finance', '/job-datas')
  await expect(finance.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
