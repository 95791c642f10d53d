import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator adds an icon, which modules can use, and deletes it; a recruiter has no such page', async ({
  as,
}) => {
  const admin = await as('admin', '/icons')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Icon' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Prize')
  await form.getByRole('radio', { name: 'tag' }).focus()
  await admin.keyboard.press('ArrowRight')
  await admin.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: 'trophy' })).toBeChecked()
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()

  const modules = await as('admin', '/modules')
  await modules.getByRole('button', { name: 'Create' }).click()
  const icons = modules.getByRole('dialog').getByRole('combobox', { name: 'Icon' })
  await expect(icons.getByRole('option', { name: 'Prize' })).toBeAttached()

  await admin.getByRole('searchbox').fill('prize')
  await expect(admin.locator('tbody tr')).toHaveCount(1)
  await admin.getByRole('button', { name: 'Delete: Prize' }).click()
  await admin.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(admin, 'Delete successfully!')).toBeVisible()
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const recruiter = await as('recruiter', '/icons')
  await expect(recruiter.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
