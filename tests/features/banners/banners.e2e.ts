import { avatarPng } from '../../../services/demo/people/avatars.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test("the platform's administrator publishes a banner, and another company's users see it until it is switched off", async ({
  as,
}) => {
  const admin = await as('admin', '/manage-image-market')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Banner' })
  await form.getByRole('textbox', { name: 'Title' }).fill('Spring fair')
  await form.getByRole('textbox', { name: 'URL' }).fill('https://spring.example/')
  await form.getByRole('textbox', { name: 'Description' }).fill('Meet us at the spring fair')
  await form.getByRole('textbox', { name: 'Sort' }).fill('0')
  const file = { name: 'spring.png', mimeType: 'image/png', buffer: avatarPng('spring') }
  await form.locator('input[type=file]').setInputFiles(file)
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()

  const other = await as('admin@other', '/dashboards')
  const banner = other.getByRole('link', { name: /Meet us at the spring fair/ })
  await expect(banner.getByRole('img')).toBeVisible()
  await expect(banner).toHaveAttribute('href', 'https://spring.example/')
  await checkBothModes(other)

  await admin.getByRole('button', { name: 'Change status: Spring fair' }).click()
  const question = admin.getByRole('dialog', { name: 'Change status' })
  await expect(question).toContainText('Do you want to change the banner status?')
  await question.getByRole('button', { name: 'Change status' }).click()
  await expect(admin.locator('tbody tr').filter({ hasText: 'Spring fair' })).toContainText('Inactive')
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)

  const recruiter = await as('recruiter', '/manage-image-market')
  await expect(recruiter.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
