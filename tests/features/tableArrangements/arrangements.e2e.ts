import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator arranges a list for a role, whose users see it, and removes the arrangement', async ({ as }) => {
  const admin = await as('admin', '/calls')
  const menu = admin.getByRole('button', { name: 'Columns', exact: true })
  await menu.click()
  await admin.getByRole('checkbox', { name: 'Duration' }).uncheck()
  await admin.getByRole('button', { name: 'Columns of a role…' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Columns of a role' })
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption({ value: 'HiringManager' })
  await checkBothModes(admin)
  await dialog.getByRole('button', { name: 'Use these columns' }).click()
  await expect(toast(admin, /^The columns of .* were saved\.$/)).toBeVisible()

  const manager = await as('manager', '/calls')
  await expect(manager.locator('tbody tr').first()).toBeVisible()
  await expect(manager.getByRole('columnheader', { name: 'Duration' })).toHaveCount(0)

  await menu.click()
  await admin.getByRole('button', { name: 'Reset to default' }).click()
  await admin.getByRole('button', { name: 'Columns of a role…' }).click()
  await dialog.getByRole('button', { name: 'Remove the columns of Hiring manager' }).click()
  await admin.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(admin, 'The columns were removed.')).toBeVisible()
  await manager.reload()
  await expect(manager.getByRole('columnheader', { name: 'Duration' })).toBeVisible()
  // On a phone, messages cover the head of a dialog until they disappear.
  await expect(admin.locator('[data-kind]')).toHaveCount(0, { timeout: 15_000 })
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
})
