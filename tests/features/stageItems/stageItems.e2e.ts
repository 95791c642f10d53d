import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator creates a group with a status, which a workflow then adds; finance may not manage stages', async ({
  as,
}) => {
  const admin = await as('admin', '/stages?kind=STATUS_GROUP')
  await admin.getByRole('button', { name: 'Create' }).click()
  const group = admin.getByRole('dialog', { name: 'Create: Group' })
  await group.getByRole('textbox', { name: /^Name/ }).fill('Bài kiểm tra')
  await group.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await admin.getByRole('tab', { name: 'Statuses', exact: true }).click()
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Status' })
  await form.getByRole('textbox', { name: /^Name/ }).fill('Không đạt')
  await form.getByRole('combobox', { name: /^Group/ }).fill('kiểm')
  await admin.getByRole('option', { name: 'Bài kiểm tra' }).click()
  await form.getByRole('switch', { name: 'Ends the process' }).click()
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  const row = admin.getByRole('row', { name: /Không đạt/ })
  await expect(row).toContainText('Ends the process')
  await checkBothModes(admin)
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
  await admin.setViewportSize({ width: 1280, height: 800 })

  await admin.goto('/interview-settings/workflow')
  await admin.getByRole('button', { name: /^Edit/ }).first().click()
  await admin.getByRole('button', { name: 'Add status' }).click()
  await admin.getByRole('group', { name: 'Bài kiểm tra' }).getByRole('button', { name: 'Không đạt' }).click()
  await expect(admin.getByLabel('Colour of Không đạt')).toBeVisible()

  const finance = await as('finance', '/stages')
  await expect(finance.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
