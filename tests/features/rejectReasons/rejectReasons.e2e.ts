import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator adds a reason with its e-mail, renames and deletes it; others do not see the page', async ({
  as,
}) => {
  const admin = await as('admin', '/reject-reasons')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Reason' })
  await form.getByLabel('Name').fill('Không phản hồi')
  await form.getByLabel('Email template').selectOption({ label: 'Rejection' })
  await form.getByLabel('Place').fill('1')
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await expect(admin.locator('tbody tr').first()).toContainText('Không phản hồi')
  await checkBothModes(admin)
  await admin.getByRole('button', { name: 'Edit: Không phản hồi' }).click()
  await admin.getByRole('dialog', { name: 'Edit: Reason' }).getByLabel('Name').fill('Không trả lời')
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await admin.getByRole('button', { name: 'Delete: Không trả lời' }).click()
  await admin.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(admin, 'Delete successfully!')).toBeVisible()
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
  const finance = await as('finance', '/reject-reasons')
  await expect(finance.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
