import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator adds a location and a room there, which is offered for interviews; finance has no such page', async ({
  as,
}) => {
  const admin = await as('admin', '/locations')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Location' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Huế')
  await form.getByRole('textbox', { name: 'Address' }).fill('1 Lê Lợi')
  await form.getByRole('textbox', { name: 'City' }).fill('Huế')
  await form.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Vietnam' })
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()

  await admin.goto('/interview-settings?tab=roomsTab')
  await admin.getByRole('button', { name: 'Create' }).click()
  const room = admin.getByRole('dialog', { name: 'Create room' })
  await room.getByRole('textbox', { name: 'Name' }).fill('Sen')
  await room.getByRole('combobox', { name: 'Location' }).selectOption({ label: 'Huế' })
  await room.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByRole('row').filter({ hasText: 'Sen' })).toContainText('Huế')

  await admin.goto('/locations?keyword=hue')
  await expect(admin.getByRole('button', { name: 'Delete: Huế' })).toHaveAttribute('aria-disabled', 'true')
  await expect(admin.locator('tbody tr')).toContainText('Vietnam')
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const finance = await as('finance', '/locations')
  await expect(finance.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
