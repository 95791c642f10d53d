import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator rewords a title, and all users of the company see it until it is reset', async ({ as }) => {
  const admin = await as('admin', '/company-texts')
  await admin.getByRole('button', { name: 'Create' }).first().click()
  const form = admin.getByRole('dialog', { name: 'Create: Text' })
  await form.getByRole('searchbox').fill('rufRecords:title')
  await checkBothModes(admin)
  await form.getByRole('button', { name: /rufRecords:title$/ }).click()
  await form.getByRole('textbox', { name: 'English' }).fill('Follow-ups')
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()

  const recruiter = await as('recruiter', '/ruf')
  await expect(recruiter.getByRole('heading', { level: 1, name: 'Follow-ups' })).toBeVisible()
  const other = await as('admin@other', '/ruf')
  await expect(other.getByRole('heading', { level: 1, name: 'RUF' })).toBeVisible()

  await admin.getByRole('button', { name: 'Restore default: rufRecords:title' }).click()
  await admin.getByRole('dialog', { name: 'Restore default' }).getByRole('button', { name: 'Restore default' }).click()
  await expect(toast(admin, 'Update successfully!')).toBeVisible()
  await recruiter.reload()
  await expect(recruiter.getByRole('heading', { level: 1, name: 'RUF' })).toBeVisible()
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
  const closed = await as('recruiter', '/company-texts')
  await expect(closed.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
