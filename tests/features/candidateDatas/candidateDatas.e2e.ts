import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator adds a status and a label, which the candidate form offers; a recruiter can only read the lists', async ({
  as,
}) => {
  const admin = await as('admin', '/candidate-datas')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Status' })
  await form.getByRole('textbox', { name: /^Name/ }).fill('Chờ phản hồi')
  await form.getByLabel('Colour').fill('#08979c')
  await form.getByRole('textbox', { name: /^Place/ }).fill('2')
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await expect(admin.locator('tbody tr').nth(1)).toContainText('Chờ phản hồi')
  await checkBothModes(admin)
  await admin.getByRole('tab', { name: 'Labels' }).click()
  await admin.getByRole('button', { name: 'Create' }).click()
  const label = admin.getByRole('dialog', { name: 'Create: Label' })
  await label.getByRole('textbox', { name: /^Name/ }).fill('Alumni')
  await label.getByRole('button', { name: 'Save' }).click()
  await expect(admin.locator('tbody').getByText('Alumni')).toBeVisible()
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const recruiter = await as('recruiter', '/candidates/create')
  await recruiter.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Chờ phản hồi' })
  await recruiter.goto('/candidate-datas?kind=LABEL')
  await expect(recruiter.locator('tbody').getByText('Alumni')).toBeVisible()
  await expect(recruiter.getByRole('button', { name: 'Create' })).toHaveCount(0)
  const finance = await as('finance', '/candidate-datas')
  await expect(finance.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
