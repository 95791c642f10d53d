import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { candidatesCsv } from '../../support/csv.ts'
import { expect, test, toast } from '../../support/journey.ts'
import { desk, importCsv } from '../verifications/desk.ts'

test('a company is added, its administrator accepts the invitation and imports candidates; after deactivation they have no access', async ({
  as,
  browser,
  stack,
}) => {
  const admin = await as('admin', '/companies', { width: 1440 })
  await checkBothModes(admin)
  await admin.getByRole('link', { name: 'Create' }).click()
  await admin.getByRole('textbox', { name: /^Name/ }).fill('Sao Mai Hotels')
  await admin.getByRole('textbox', { name: 'Code', exact: true }).fill('SAOMAI')
  await admin.getByRole('combobox', { name: 'Type' }).selectOption('Employer')
  await admin.getByRole('textbox', { name: /^Given name/ }).fill('Mai')
  await admin.getByRole('textbox', { name: /^User name/ }).fill('sao.mai')
  await admin.getByRole('textbox', { name: /^E-mail of the administrator/ }).fill('sao.mai@saomai.example')
  await checkBothModes(admin)
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await expect(admin.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue('SAOMAI')

  const context = await browser.newContext({ baseURL: stack.publicUrl, locale: 'en-GB' })
  const page = await context.newPage()
  await expect(async () => {
    await page.goto('/demo/mail?q=sao.mai')
    await page
      .getByRole('region', { name: 'Mails' })
      .getByRole('link', { name: /^Your Hireloom account/ })
      .first()
      .click({ timeout: 2_000 })
  }).toPass()
  const link = await page.frameLocator('iframe').getByRole('link', { name: 'Set the password' }).getAttribute('href')
  await page.goto(link!)
  await page.getByLabel('New password').fill('First#123')
  await page.getByLabel('The same again').fill('First#123')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('heading', { name: 'The password is set' })).toBeVisible()
  const signIn = async () => {
    await page.goto('/cv-verification')
    await page.locator('#userName').fill('sao.mai')
    await page.locator('#password').fill('First#123')
    await page.locator('form').first().getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn()
  // They start with one folder and no candidates, and see only their own company.
  await desk(page).folder('Vendor').click()
  await importCsv(page, 'first.csv', candidatesCsv({ rows: 3, seed: 71 }))
  await expect(desk(page).importCard('first.csv')).toContainText('Total: 3, new: 3', { timeout: 30_000 })
  await page.goto('/companies')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Create' })).toHaveCount(0)

  await admin.getByRole('button', { name: 'Deactivate' }).click()
  await checkAccess(admin)
  await admin.getByRole('dialog', { name: 'Deactivate' }).getByRole('button', { name: 'Deactivate' }).click()
  await expect(toast(admin, 'Sao Mai Hotels is inactive.')).toBeVisible()
  await page.goto('/candidates')
  await expect(page.locator('#password')).toBeVisible()
  await signIn()
  await expect(page.getByRole('alert')).toContainText('The user name or the password is wrong.')
  await admin.getByRole('button', { name: 'Activate' }).click()
  await admin.getByRole('dialog', { name: 'Activate' }).getByRole('button', { name: 'Activate' }).click()
  await expect(toast(admin, 'Sao Mai Hotels is active.')).toBeVisible()
  await signIn()
  await expect(page.getByRole('banner')).toBeVisible()
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
  await context.close()

  const finance = await as('finance', '/companies')
  await expect(finance.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
