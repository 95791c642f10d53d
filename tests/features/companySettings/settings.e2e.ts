import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator replaces a support contact that all users see, and restores it from the history', async ({
  as,
}) => {
  const admin = await as('admin', '/settings')
  const edit = admin.getByRole('button', { name: 'Edit: Support contacts' })
  await edit.click()
  const form = admin.getByRole('dialog', { name: 'Support contacts' })
  await expect(form.getByRole('button', { name: 'Add contact' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Remove contact 3' }).click()
  await form.getByRole('button', { name: 'Add contact' }).click()
  const row = form.getByRole('group', { name: 'Contact 3' })
  await row.getByRole('textbox', { name: 'Name in Vietnamese' }).fill('Bàn trực đêm')
  await row.getByRole('textbox', { name: 'Name in English' }).fill('Night desk')
  await row.getByRole('textbox', { name: 'Phone' }).fill('024 999 0000')
  await row.getByRole('textbox', { name: 'E-mail' }).fill('night@songhong.example')
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Update successfully!')).toBeVisible()
  await expect(admin.locator('tbody tr').filter({ hasText: 'Support contacts' })).toContainText('Night desk')

  const recruiter = await as('recruiter')
  await recruiter.getByRole('button', { name: 'Support' }).click()
  await expect(recruiter.getByRole('link', { name: 'Night desk: 024 999 0000' })).toBeVisible()

  await admin.getByRole('button', { name: 'History: Support contacts' }).click()
  const history = admin.getByRole('dialog', { name: 'History: Support contacts' })
  await expect(history.getByText('Current value')).toBeVisible()
  await history
    .getByRole('button', { name: /^Restore change/ })
    .first()
    .click()
  await expect(toast(admin, 'The setting has been restored.')).toBeVisible()
  await expect(admin.locator('tbody tr').filter({ hasText: 'Support contacts' })).not.toContainText('Night desk')
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
})
