import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { untilClicksAreHeard } from '../../support/drag.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator drags a department below another, and moves it out with its button', async ({ as }) => {
  const admin = await as('admin', '/departments?keyword=ypsilon', { width: 1440 })
  const names = ['Ypsilon một', 'Ypsilon hai']
  for (const [at, name] of names.entries()) {
    // oxlint-disable no-await-in-loop -- one after the other
    await admin.getByRole('button', { name: 'Create' }).first().click()
    const made = admin.getByRole('dialog', { name: 'Create: Department' })
    await made.getByLabel('Name').fill(name)
    await made.getByLabel('Code').fill(`YPS-${at}`)
    await made.getByRole('button', { name: 'Save' }).click()
    await expect(made).toHaveCount(0)
    // oxlint-enable no-await-in-loop
  }
  const row = admin.locator('tbody tr').filter({ hasText: 'Ypsilon hai' })
  await expect(row).not.toContainText('Ypsilon một')
  const open = admin.getByRole('button', { name: 'Arrange the tree' })
  await open.click()
  const tree = admin.getByRole('dialog', { name: 'The tree of departments' })
  const item = (name: string) => tree.getByRole('listitem').filter({ hasText: name })
  await item('Ypsilon hai').scrollIntoViewIfNeeded()
  await checkBothModes(admin)
  await item('Ypsilon hai').getByTitle('Drag').hover()
  await admin.mouse.down()
  const { x = 0, y = 0, height = 0 } = (await item('Ypsilon một').boundingBox()) ?? {}
  await admin.mouse.move(x + 60, y + height / 2 + 4, { steps: 8 })
  await admin.mouse.move(x + 60, y + height / 2, { steps: 3 })
  await admin.mouse.up()
  await untilClicksAreHeard(admin)
  await expect(tree.getByText('Ypsilon hai was moved: Ypsilon một.')).toBeAttached()
  await tree.getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('Ypsilon một')

  await open.click()
  await item('Ypsilon hai').getByRole('button', { name: 'One level out: Ypsilon hai' }).press('Enter')
  await expect(tree.getByText('Ypsilon hai was moved: the top.')).toBeAttached()
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
  await admin.setViewportSize({ width: 1440, height: 800 })
  await tree.getByRole('button', { name: 'Close' }).click()
  await expect(row).not.toContainText('Ypsilon một')
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await admin.getByRole('button', { name: `Delete: ${name}` }).click()
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(admin.getByRole('button', { name: `Delete: ${name}` })).toHaveCount(0)
  }
  await expect(toast(admin, 'Delete successfully!').first()).toBeVisible()
})
