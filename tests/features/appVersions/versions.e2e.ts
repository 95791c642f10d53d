import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test("the platform's administrator adds a version, and another company sees it; a recruiter has no such page", async ({
  as,
}) => {
  const admin = await as('admin', '/app-versions')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: App version' })
  await form.getByRole('textbox', { name: 'Version' }).fill('9.8.7')
  await form.getByRole('switch').check()
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()

  const other = await as('admin@other', '/app-versions?keyword=9.8.7')
  await expect(other.getByRole('row').filter({ hasText: '9.8.7' })).toContainText('Require')
  await expect(other.getByRole('button', { name: /^(Create|Edit|Delete)/ })).toHaveCount(0)

  await admin.getByRole('button', { name: 'Delete: Hireloom 9.8.7' }).click()
  await admin.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(admin, 'Delete successfully!')).toBeVisible()
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const recruiter = await as('recruiter', '/app-versions')
  await expect(recruiter.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
