import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator adds a nationality and merges it into another; a recruiter has no such page', async ({ as }) => {
  const admin = await as('admin', '/nationality')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Nationality' })
  await form.getByLabel('Name').fill('Viet')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await admin.getByRole('searchbox').fill('viet')
  await expect(admin.locator('tbody tr')).toHaveCount(2)
  await checkBothModes(admin)
  await admin.getByRole('button', { name: 'Merge: Viet', exact: true }).click()
  const merge = admin.getByRole('dialog', { name: 'Merge Viet into another one' })
  await merge.getByRole('combobox').fill('Viet')
  await admin.getByRole('option', { name: 'Vietnamese' }).click()
  await merge.getByRole('button', { name: 'Merge' }).click()
  await expect(toast(admin, 'Update successfully!')).toBeVisible()
  await expect(admin.locator('tbody tr')).toHaveCount(1)
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const recruiter = await as('recruiter', '/nationality')
  await expect(recruiter.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
