import { cvPdf } from '../../../services/features/vendorSubmissions/sample.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('a candidate whom a vendor has submitted declines through the link in a mail; the CV is withdrawn', async ({
  as,
  browser,
  stack,
}) => {
  const email = 'hoa.consent@mail.example'
  const person = { name: 'Hoang Thi Hoa', position: 'Java Developer', email, phone: '0912333444' }
  const cv = await cvPdf({ ...person, lines: [['Skills', ['Java, SQL']]] })
  const vendor = await as('vendor', '/vendor-request')
  await vendor.getByRole('button', { name: 'Upload CV: Java developers, Hà Nội (5)' }).click()
  const form = vendor.getByRole('dialog', { name: /^Upload CV/ })
  await form
    .getByLabel('CV file')
    .setInputFiles({ name: 'hoa.pdf', mimeType: 'application/pdf', buffer: Buffer.from(cv) })
  await expect(form.getByRole('textbox', { name: 'Consent of the candidate' })).toBeVisible()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(toast(vendor, 'Import successful!')).toBeVisible()

  const context = await browser.newContext({ baseURL: stack.publicUrl, locale: 'en-GB' })
  const page = await context.newPage()
  await expect(async () => {
    await page.goto(`/demo/mail?q=${email}`)
    await page.getByRole('region', { name: 'Mails' }).getByRole('link').first().click({ timeout: 2_000 })
  }).toPass()
  // The mail is in the language of the user who sent the CV, which other journeys change.
  const link = await page.frameLocator('iframe').locator('a[href*="/vendor-consent/"]').getAttribute('href')
  await page.goto(link!)
  await expect(page.getByRole('heading', { name: /^Your CV at/ })).toBeVisible()
  await checkBothModes(page)
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible()
  await page.getByRole('button', { name: 'I do not agree any more' }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  await page.getByRole('dialog').getByRole('button', { name: 'I do not agree' }).click()
  await expect(page.getByText(/^You have not agreed/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/no longer valid/)).toBeVisible()
  await context.close()

  await vendor.getByRole('button', { name: 'View Submited CV: Java developers, Hà Nội (5)' }).click()
  const row = vendor.getByRole('dialog', { name: 'View Submited CV' }).getByRole('row', { name: /Hoang Thi Hoa/ })
  await expect(row).toContainText('Withdrawn')
  await expect(row).toContainText('Refused')
})
