import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { demoPassword } from '../../../services/core/identity/provider/settings.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name })

test('an administrator creates a role and a user who signs in with it, sees its holders, and disables the account', async ({
  as,
}) => {
  const admin = await as('admin', '/roles', { width: 1440 })
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Role' })
  await form.getByLabel('Name').fill('Zeta đọc RUF')
  await form.getByLabel('Code').fill('ZetaReader')
  await form.getByRole('searchbox').fill('ViewRuf')
  await form.getByRole('checkbox', { name: 'ViewRuf' }).press('Space')
  await expect(form.getByText('1 permission given · 1 unsaved change')).toBeVisible()
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()

  await admin.goto('/users')
  await admin.getByRole('button', { name: 'Create' }).click()
  const person = admin.getByRole('dialog', { name: 'Create: User' })
  await person.getByLabel('Given name').fill('Zoe')
  await person.getByLabel('User name').fill('zeta.zoe')
  await person.getByLabel('First password').fill(demoPassword)
  await person.getByRole('button', { name: /Roles$/ }).click()
  await admin.getByRole('checkbox', { name: 'Zeta đọc RUF' }).check()
  await admin.keyboard.press('Escape')
  await person.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()

  const zoe = await as('zeta.zoe')
  const menu = zoe.getByRole('navigation')
  await expect(menu.getByRole('link', { name: 'RUF' }).first()).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Calls' })).toHaveCount(0)

  // The role changes while they work: the next request is refused, and on the next visit the entry is gone.
  const give = async (isGiven: boolean) => {
    await admin.goto('/roles?keyword=zeta')
    await admin.getByRole('button', { name: 'Edit: Zeta đọc RUF' }).click()
    const role = admin.getByRole('dialog', { name: 'Edit: Role' })
    await role.getByRole('searchbox').fill('ViewRuf')
    await role.getByRole('checkbox', { name: 'ViewRuf' }).press('Space')
    await expect(role.getByRole('checkbox', { name: 'ViewRuf' })).toBeChecked({ checked: isGiven })
    await role.getByRole('button', { name: 'Save' }).click()
    await expect(toast(admin, 'Update successfully!')).toBeVisible()
  }
  await zoe.goto('/ruf')
  await expect(zoe.getByRole('searchbox').first()).toBeVisible()
  await give(false)
  await zoe.getByRole('searchbox').first().fill('a')
  await expect(zoe.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
  await zoe.goto('/dashboards')
  await expect(menu.getByRole('link', { name: 'Dashboards' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'RUF' })).toHaveCount(0)
  await give(true)
  await zoe.reload()
  await expect(menu.getByRole('link', { name: 'RUF' }).first()).toBeVisible()

  // The holders are shown beside the role.
  await admin.goto('/roles?keyword=zeta')
  await admin.getByRole('link', { name: '1 user holds Zeta đọc RUF' }).click()
  await expect(row(admin, 'Zoe')).toContainText('Active')
  await expect(admin.locator('tbody tr')).toHaveCount(1)
  await checkBothModes(admin)
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  await admin.setViewportSize({ width: 1440, height: 800 })
  await row(admin, 'Zoe')
    .getByRole('button', { name: /^More actions/ })
    .click()
  await admin.getByRole('menuitem', { name: 'Disable' }).click()
  await admin.getByRole('dialog', { name: 'Disable' }).getByRole('button', { name: 'Disable' }).click()
  await expect(toast(admin, 'The account of Zoe is disabled.')).toBeVisible()
  // All sessions of the account have ended.
  await zoe.reload()
  await expect(zoe.locator('#password')).toBeVisible()
})

test('an invited user sets a password by mail, signs in, forgets it, and sets another one', async ({
  as,
  browser,
  stack,
}) => {
  const admin = await as('admin', '/users', { width: 1440 })
  await admin.getByRole('button', { name: 'Create' }).click()
  const person = admin.getByRole('dialog', { name: 'Create: User' })
  await person.getByLabel('Given name').fill('Ines')
  await person.getByLabel('User name').fill('ines.invited')
  await person.getByLabel('E-mail').fill('ines.invited@company.example')
  await person.getByRole('button', { name: /Roles$/ }).click()
  await admin.getByRole('checkbox', { name: 'Recruiter' }).first().check()
  await admin.keyboard.press('Escape')
  await person.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()

  const context = await browser.newContext({ baseURL: stack.publicUrl, locale: 'en-GB' })
  const mailbox = await context.newPage()
  const linkOf = async (subject: RegExp) => {
    await expect(async () => {
      await mailbox.goto('/demo/mail?q=ines.invited')
      await mailbox
        .getByRole('region', { name: 'Mails' })
        .getByRole('link', { name: subject })
        .first()
        .click({ timeout: 2_000 })
    }).toPass()
    return (await mailbox.frameLocator('iframe').getByRole('link', { name: 'Set the password' }).getAttribute('href'))!
  }
  let page = await context.newPage()
  // Sign-in pages follow the colour scheme of the system, and have no scripts.
  const checkPage = async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await page.emulateMedia({ colorScheme })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await checkAccess(page)
    }
  }
  const set = async (link: string, password: string) => {
    await page.goto(link)
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('The same again').fill(password)
    await checkPage()
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('heading', { name: 'The password is set' })).toBeVisible()
    await checkAccess(page)
  }
  const signIn = async (password: string) => {
    await page.goto('/')
    await page.locator('#userName').fill('ines.invited')
    await page.locator('#password').fill(password)
    await page.locator('form').first().getByRole('button', { name: 'Sign in' }).click()
  }
  const invitation = await linkOf(/^Your Hireloom account/)
  await set(invitation, 'First#123')
  await signIn('First#123')
  await expect(page.getByRole('banner')).toBeVisible()

  // Their own profile, where they change the password.
  await page.goto('/user/profile')
  const data = page.getByRole('form', { name: 'My data' })
  await data.getByLabel('Phone').fill('0912345678')
  await data.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Update successfully!')).toBeVisible()
  await checkBothModes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  // A picture of themselves, cropped from a larger one.
  await page
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
  const cut = page.getByRole('dialog', { name: 'Crop your picture' })
  await cut.getByLabel('Zoom').fill('2')
  await expect(cut.getByRole('button', { name: 'Save' })).toBeEnabled()
  await checkAccess(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await checkBothModes(page)
  await cut.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Your picture is saved.')).toBeVisible()
  await expect(page.getByRole('banner').locator('.avatar img')).toBeVisible()
  const change = page.getByRole('form', { name: 'Password' })
  await change.getByLabel('Current password').fill('First#123')
  await change
    .getByLabel('New password', { exact: true })
    .or(change.getByLabel(/^New password \*/))
    .fill('Own#12345')
  await change.getByLabel('Repeat new password').fill('Own#12345')
  await change.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('#password')).toBeVisible()
  await page.locator('#userName').fill('ines.invited')
  await page.locator('#password').fill('Own#12345')
  await page.locator('form').first().getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  await page.goto(invitation)
  await expect(page.getByRole('heading', { name: 'This link has expired or has been used already' })).toBeVisible()

  // In another browser, where the password is forgotten.
  const elsewhere = await browser.newContext({ baseURL: stack.publicUrl, locale: 'en-GB' })
  page = await elsewhere.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgotten password?' }).click()
  await page.getByLabel('User name or e-mail address').fill('ines.invited@company.example')
  await checkPage()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status')).toContainText('If there is such an account')
  await set(await linkOf(/set a new password/), 'Second#123')
  await signIn('Own#12345')
  await expect(page.getByRole('alert')).toContainText('The user name or the password is wrong.')
  await signIn('Second#123')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.close()
  await elsewhere.close()
})

test('an administrator invites users from a CSV file, corrects the failed rows and imports them again', async ({
  as,
}) => {
  const admin = await as('admin', '/users', { width: 1280 })
  await admin.getByRole('button', { name: 'Import CSV' }).click()
  const form = admin.getByRole('dialog', { name: 'Import users' })
  const take = (text: string) =>
    form.getByLabel('CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await take('name,mail\nAn,an@journey.example\n')
  await expect(form.getByText('Unknown column mail')).toBeVisible()
  const rows = [
    'Given name,E-mail,Roles,Language',
    'Yến,yen@journey.example,Recruiter,vi',
    'Yuki,yuki@journey.example,Wizard,ja',
    '',
  ].join('\r\n')
  await take(rows)
  await expect(form.getByText('Rows: 2 – new: 1, known already: 0, with errors: 1')).toBeVisible()
  await expect(form.getByText('roles is unknown: Wizard')).toBeVisible()
  await checkBothModes(admin)
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
  await admin.setViewportSize({ width: 1280, height: 800 })
  await form.getByRole('button', { name: 'Invite 1 user' }).click()
  await expect(form.getByText('Invited: 1, known already: 0, rows with errors: 1')).toBeVisible()
  await checkBothModes(admin)
  const saved = admin.waitForEvent('download')
  await form.getByRole('button', { name: 'Download rows with errors' }).click()
  const failed = await readFile(await (await saved).path(), 'utf8')
  expect(failed).toContain('Yuki,yuki@journey.example,Wizard,ja,roles is unknown: Wizard')

  await form.getByRole('button', { name: 'Import another file' }).click()
  await take(failed.replace('Wizard', 'HiringManager'))
  await form.getByRole('button', { name: 'Invite 1 user' }).click()
  await expect(form.getByText('Invited: 1, known already: 0, rows with errors: 0')).toBeVisible()
  await form.getByRole('button', { name: 'Close' }).last().click()
  await admin.getByRole('searchbox', { name: 'Name, user name, e-mail or extension' }).fill('journey.example')
  await expect(row(admin, 'yen@journey.example')).toContainText('Recruiter')
  await expect(row(admin, 'yuki@journey.example')).toContainText('Hiring manager')

  await admin.goto('/demo/mail?q=yen@journey.example')
  await expect(admin.getByRole('region', { name: 'Mails' }).getByRole('link').first()).toBeVisible()
})
