import { demoPassword } from '../../../services/core/identity/provider/settings.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator adds a vendor and puts a recruiter in charge; the recruiter can read it, a vendor cannot', async ({
  as,
}) => {
  const admin = await as('admin', '/vendor-management')
  await expect(admin.getByRole('row', { name: /TalentBridge/ })).toContainText('emma.wilson@talentbridge.example')
  await checkBothModes(admin)
  await admin.getByRole('button', { name: 'Create' }).click()
  const vendor = admin.getByRole('dialog', { name: 'Create New Vendor' })
  await vendor.getByRole('textbox', { name: /^Name/ }).fill('Sao Mai HR')
  await vendor.getByRole('textbox', { name: /^Address/ }).fill('5 Lê Lợi, Huế')
  await vendor.getByRole('button', { name: /Location$/ }).click()
  await admin.getByRole('checkbox', { name: 'Hà Nội' }).check()
  await admin.keyboard.press('Escape')
  await vendor.getByRole('button', { name: 'Add an e-mail' }).click()
  await vendor.getByRole('group', { name: 'E-mail 1' }).getByRole('textbox').fill('cv@saomai.example')
  await checkBothModes(admin)
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
  await admin.setViewportSize({ width: 1280, height: 800 })
  await vendor.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Create successful!')).toBeVisible()
  await admin.getByRole('tab', { name: 'Vendor CV Config' }).click()
  await admin.getByRole('button', { name: 'Create' }).click()
  const config = admin.getByRole('dialog', { name: 'Create New Vendor Config' })
  await config.getByRole('textbox', { name: /^Name/ }).fill('Vendors in Huế')
  await config.getByRole('combobox', { name: /^Person in charge/ }).fill('recruiter')
  await admin.getByRole('option').first().click()
  await config.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByRole('row', { name: /Vendors in Huế/ })).toBeVisible()
  await checkBothModes(admin)
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const recruiter = await as('recruiter', '/vendor-management?keyword=sao')
  await expect(recruiter.getByRole('row', { name: /Sao Mai HR/ })).toContainText('Hà Nội')
  await expect(recruiter.getByRole('button', { name: 'Create' })).toHaveCount(0)
  const other = await as('vendor', '/vendor-management')
  await expect(other.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})

test('a vendor user is invited by mail, sets a password, and sees only the requests to their vendor', async ({
  as,
  browser,
  stack,
}) => {
  const address = 'hello@mekong-careers.example'
  const admin = await as('admin', '/vendor-management?keyword=Mekong')
  await admin.getByRole('button', { name: 'People who sign in: Mekong Careers' }).click()
  const people = admin.getByRole('dialog', { name: 'People of Mekong Careers' })
  await expect(people.getByRole('row', { name: /hello@mekong/ })).toContainText('Not invited')
  await checkBothModes(admin)
  await people.getByRole('button', { name: `Invite ${address}` }).click()
  const form = admin.getByRole('dialog', { name: 'Invite', exact: true })
  await form.getByRole('textbox', { name: /^Given name/ }).fill('Thảo')
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'The invitation is on its way')).toBeVisible()
  await expect(people.getByRole('row', { name: /hello@mekong/ })).toContainText('Invited')
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const context = await browser.newContext({ baseURL: stack.publicUrl, locale: 'en-GB' })
  const page = await context.newPage()
  await expect(async () => {
    await page.goto(`/demo/mail?q=${address}`)
    await page.getByRole('region', { name: 'Mails' }).getByRole('link').first().click({ timeout: 2_000 })
  }).toPass()
  const link = await page.frameLocator('iframe').getByRole('link', { name: 'Set the password' }).getAttribute('href')
  await page.goto(link!)
  await page.getByLabel('New password').fill(demoPassword)
  await page.getByLabel('The same again').fill(demoPassword)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('heading', { name: 'The password is set' })).toBeVisible()
  await context.close()

  const vendor = await as(address, '/vendor-request')
  await expect(vendor.getByRole('row', { name: /Kiểm thử viên/ })).toBeVisible()
  await expect(vendor.getByRole('row', { name: /Java developers/ })).toHaveCount(0)
})
