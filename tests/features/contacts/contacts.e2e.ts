import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test("the platform's administrator records a message and deletes it; other companies and recruiters have no messages", async ({
  as,
}) => {
  const admin = await as('admin', '/contact')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Contact' })
  await form.getByRole('textbox', { name: 'Full name' }).fill('Noor Bakker')
  await form.getByRole('textbox', { name: 'E-mail' }).fill('noor@bakker.example')
  await form.getByRole('textbox', { name: 'Content' }).fill('Please call back.')
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await admin.getByRole('searchbox').fill('bakker')
  await expect(admin.locator('tbody tr')).toHaveCount(1)
  await admin.getByRole('button', { name: 'Delete: Noor Bakker' }).click()
  await admin.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(admin, 'Delete successfully!')).toBeVisible()
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  for (const account of ['admin@other', 'recruiter']) {
    const page = await as(account, '/contact')
    await expect(page.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
  }
})
