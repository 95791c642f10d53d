import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test("the platform's administrator writes a page with a picture; a recruiter of another company reads it in the help section", async ({
  as,
}) => {
  const admin = await as('admin', '/content')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Content page' })
  await form.getByRole('textbox', { name: 'Code' }).fill('visitors')
  await form.getByRole('textbox', { name: 'Title' }).fill('For visitors')
  const editor = form.getByRole('textbox', { name: 'Contents' })
  await editor.click()
  await admin.keyboard.type('Take the lift to the fifth floor.')
  await form.getByRole('button', { name: 'Image', exact: true }).click()
  await admin
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: picture })
  await expect(form.locator('img')).toBeVisible()
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()

  const other = await as('admin@other', '/dashboards')
  await other.getByRole('button', { name: 'Support' }).click()
  await other.getByRole('link', { name: 'For visitors' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'For visitors' })).toBeVisible()
  await expect(other.locator('article img')).toBeVisible()
  await checkBothModes(other)
  await other.goto('/content?keyword=visitors')
  await expect(other.locator('tbody tr')).toHaveCount(1)
  await expect(other.getByRole('button', { name: /^(Create|Edit|Delete)/ })).toHaveCount(0)

  await admin.getByRole('button', { name: 'Delete: For visitors' }).click()
  await admin.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(admin, 'Delete successfully!')).toBeVisible()
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const recruiter = await as('recruiter', '/content')
  await expect(recruiter.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
