import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator adds a rank and merges it into another; finance has no such page', async ({ as }) => {
  const admin = await as('admin', '/job-ranks')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Job rank' })
  await form.getByLabel('Name').fill('Junior Plus')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await admin.getByRole('searchbox').fill('junior')
  await expect(admin.locator('tbody tr')).toHaveCount(2)
  await checkBothModes(admin)
  await admin.getByRole('button', { name: 'Merge: Junior Plus', exact: true }).click()
  const merge = admin.getByRole('dialog', { name: 'Merge Junior Plus into another one' })
  await merge.getByRole('combobox').fill('Junior')
  await admin.getByRole('option', { name: 'Junior', exact: true }).click()
  await merge.getByRole('button', { name: 'Merge' }).click()
  await expect(toast(admin, 'Update successfully!')).toBeVisible()
  await expect(admin.locator('tbody tr')).toHaveCount(1)
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const finance = await as('finance', '/job-ranks')
  await expect(finance.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
