import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator adds a sender that templates can use, and merges it into another; finance has no such page', async ({
  as,
}) => {
  const admin = await as('admin', '/email-senders')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: E-mail sender' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Campus team')
  await form.getByRole('textbox', { name: 'E-mail' }).fill('campus@songhong.example')
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()

  const templates = await as('admin', '/email-templates')
  await templates.getByRole('button', { name: 'Create' }).click()
  const sender = templates.getByRole('dialog').getByRole('combobox', { name: /^Sender|^From/ })
  await expect(sender.getByRole('option', { name: /campus@songhong.example/ })).toBeAttached()

  await admin.getByRole('button', { name: 'Merge: Campus team' }).click()
  const merge = admin.getByRole('dialog', { name: 'Merge Campus team into another one' })
  await merge.getByRole('combobox').fill('Recruitment')
  await admin.getByRole('option', { name: 'Recruitment', exact: true }).click()
  await merge.getByRole('button', { name: 'Merge' }).click()
  await expect(toast(admin, 'Update successfully!')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Edit: Campus team' })).toHaveCount(0)
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const finance = await as('finance', '/email-senders')
  await expect(finance.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
