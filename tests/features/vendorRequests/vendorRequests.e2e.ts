import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('a recruiter mails a request to the vendors of a location; the vendor opens it through the link, but no other request', async ({
  as,
  browser,
  stack,
}) => {
  const recruiter = await as('recruiter', '/vendor-request')
  await expect(recruiter.getByRole('row', { name: /Data engineers/ })).toContainText('cannot submit CV!!!')
  await checkBothModes(recruiter)
  await recruiter.getByRole('button', { name: 'Create Request' }).click()
  const form = recruiter.getByRole('dialog', { name: 'Create Request' })
  await form.getByRole('textbox', { name: /^Job title/ }).fill('Kỹ sư cầu nối')
  await form.getByRole('button', { name: /Location$/ }).click()
  await recruiter.getByRole('checkbox', { name: 'Hà Nội' }).check()
  await recruiter.keyboard.press('Escape')
  await expect(form.getByText(/^The e-mail will be sent to/)).toBeVisible()
  await form.getByRole('button', { name: /Vendor e-mails$/ }).click()
  await recruiter.getByRole('checkbox', { name: /emma\.wilson/ }).check()
  await recruiter.keyboard.press('Escape')
  await form.getByRole('textbox', { name: /^E-mail subject/ }).fill('We look for Job_Title')
  const description = form.getByRole('textbox', { name: /^Job description/ })
  await description.click()
  await description.pressSequentially('Tokyo and Hà Nội, Japanese N2')
  const template = form.getByRole('textbox', { name: /^E-mail template/ })
  await template.click()
  await recruiter.keyboard.press('Control+A')
  await template.pressSequentially('Please answer here: Job_Link ')
  await checkBothModes(recruiter)
  await recruiter.setViewportSize({ width: 320, height: 640 })
  await checkAccess(recruiter)
  await recruiter.setViewportSize({ width: 1280, height: 800 })
  await form.getByRole('button', { name: 'Save and send mail' }).click()
  await expect(toast(recruiter, 'Add successfully!')).toBeVisible()
  await recruiter.getByRole('button', { name: 'Kỹ sư cầu nối', exact: true }).click()
  const view = recruiter.getByRole('dialog', { name: 'Request to vendors' })
  await view.getByRole('tab', { name: 'Email History' }).click()
  await expect(view.getByRole('row', { name: /emma\.wilson@talentbridge\.example/ })).toBeVisible()
  await checkBothModes(recruiter)

  const context = await browser.newContext({ baseURL: stack.publicUrl, locale: 'en-GB' })
  const mailbox = await context.newPage()
  await expect(async () => {
    await mailbox.goto('/demo/mail?q=emma.wilson')
    await mailbox
      .getByRole('region', { name: 'Mails' })
      .getByRole('link', { name: /We look for Kỹ sư cầu nối/ })
      .first()
      .click({ timeout: 2_000 })
  }).toPass()
  const link = await mailbox
    .frameLocator('iframe')
    .getByRole('link', { name: /vendor-request\?id=/ })
    .getAttribute('href')
  await context.close()

  const vendor = await as('vendor', new URL(link!).pathname + new URL(link!).search)
  await vendor
    .getByRole('dialog', { name: 'Upload CV: Kỹ sư cầu nối' })
    .getByRole('button', { name: 'View detail' })
    .click()
  const opened = vendor.getByRole('dialog', { name: 'Request to vendors' })
  await expect(opened.getByText('Tokyo and Hà Nội, Japanese N2')).toBeVisible()
  await expect(opened.getByRole('tab', { name: 'Email History' })).toHaveCount(0)
  await checkBothModes(vendor)
  await opened.getByRole('button', { name: 'Close' }).click()
  await expect(vendor.getByRole('row', { name: /Java developers, Hà Nội/ })).toBeVisible()
  await expect(vendor.getByRole('row', { name: /Kiểm thử viên/ })).toHaveCount(0)
  await expect(vendor.getByRole('button', { name: /^(Create Request|Edit)/ })).toHaveCount(0)
})
