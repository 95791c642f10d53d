import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator adds a block word, changes it and deletes it; a recruiter has no such page', async ({ as }) => {
  const admin = await as('admin', '/block-words')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Block word' })
  await form.getByLabel('Keyword').fill('Chợ đen')
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await admin.getByRole('searchbox').fill('chợ')
  await expect(admin.locator('tbody tr')).toHaveCount(1)
  await checkBothModes(admin)
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
  await admin.setViewportSize({ width: 1280, height: 800 })

  await admin.getByRole('button', { name: 'Edit: Chợ đen' }).click()
  await admin.getByRole('dialog', { name: 'Edit: Block word' }).getByLabel('Keyword').fill('Chợ trời')
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByRole('button', { name: 'Edit: Chợ trời' })).toBeVisible()
  await admin.getByRole('button', { name: 'Delete: Chợ trời' }).click()
  await admin.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(admin, 'Delete successfully!')).toBeVisible()
  await expect(admin.locator('tbody').getByText('Chợ trời')).toHaveCount(0)

  const recruiter = await as('recruiter', '/block-words')
  await expect(recruiter.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
