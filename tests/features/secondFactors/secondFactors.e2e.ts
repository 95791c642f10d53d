import type { Page } from '@playwright/test'
import { demoPassword } from '../../../services/core/identity/provider/settings.ts'
import { codeAt, stepAt } from '../../../services/core/identity/secondFactor/totp.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

/** The code for the secret a number of steps from now: each is valid once, and the next one is valid already. */
const code = (secret: string, ahead = 0) => codeAt(secret, stepAt(Date.now()) + ahead)

/** Checks a sign-in page, which follows the colour scheme of the system and has no scripts. */
async function checkSignInPage(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.emulateMedia({ colorScheme })
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await checkAccess(page)
  }
}

test('a role requires a second factor: its holder sets it up, signs in with it, ends a session, and an administrator removes it', async ({
  as,
  browser,
  stack,
}) => {
  const admin = await as('admin', '/roles', { width: 1440 })
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Role' })
  await form.getByLabel('Name').fill('Careful')
  await form.getByLabel('Code').fill('Careful')
  await form.getByRole('switch', { name: 'Requires two-factor authentication' }).check()
  for (const key of ['ReadUserProfile', 'ChangePassword']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await form.getByRole('searchbox').fill(key)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await form.getByRole('checkbox', { name: key, exact: true }).press('Space')
  }
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await admin.goto('/users')
  await admin.getByRole('button', { name: 'Create' }).click()
  const person = admin.getByRole('dialog', { name: 'Create: User' })
  await person.getByLabel('Given name').fill('Otto')
  await person.getByLabel('User name').fill('otto.careful')
  await person.getByLabel('E-mail').fill('otto.careful@company.example')
  await person.getByLabel('First password').fill(demoPassword)
  await person.getByRole('button', { name: /Roles$/ }).click()
  await admin.getByRole('checkbox', { name: 'Careful' }).check()
  await admin.keyboard.press('Escape')
  await person.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()

  const signIn = async () => {
    const context = await browser.newContext({ baseURL: stack.publicUrl, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto('/user/profile')
    await page.locator('#userName').fill('otto.careful')
    await page.locator('#password').fill(demoPassword)
    await page.locator('form').first().getByRole('button', { name: 'Sign in' }).click()
    return page
  }
  // The user has seven days to do it, so it can wait.
  const page = await signIn()
  await expect(page.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible()
  await checkSignInPage(page)
  await page.getByRole('button', { name: 'Later' }).click()

  // In the user's profile, with the key.
  await expect(page.getByText(/^One of your roles requires it\. Until /)).toBeVisible()
  await page.getByRole('button', { name: 'Set up' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up two-factor authentication' })
  await expect(setUp.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await checkBothModes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '')
  await setUp.getByRole('textbox', { name: 'Code' }).fill(code(secret))
  await setUp.getByLabel('Current password').fill(demoPassword)
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  const kept = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const recovery = await kept.getByRole('listitem').allInnerTexts()
  await checkAccess(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await checkBothModes(page)
  const download = page.waitForEvent('download')
  await kept.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes-otto.careful.txt')
  await kept.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0)

  // In another browser: password, then a code; a used code is refused.
  const other = await signIn()
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await checkSignInPage(other)
  await other.getByRole('textbox', { name: 'Code' }).fill(code(secret, -1))
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByRole('alert')).toContainText('wrong or has been used')
  await other.getByRole('textbox', { name: 'Code' }).fill(recovery[0]!)
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByText('9 recovery codes left')).toBeVisible()

  // The first browser ends the other's session.
  await page.reload()
  await expect(page.getByText('This session')).toHaveCount(1)
  await checkBothModes(page)
  await page.getByRole('button', { name: /^End the session on/ }).click()
  await expect(toast(page, /^Session ended\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /^End the session on/ })).toHaveCount(0)

  // The phone is lost.
  await admin.goto('/users?keyword=otto')
  await admin.getByRole('button', { name: 'More actions: Otto' }).click()
  await admin.getByRole('menuitem', { name: 'Remove two-factor authentication' }).click()
  const ask = admin.getByRole('dialog', { name: 'Remove two-factor authentication' })
  await ask.getByLabel('Reason').fill('Otto has lost the phone')
  await checkBothModes(admin)
  await ask.getByRole('button', { name: 'Remove two-factor authentication' }).click()
  await expect(ask).toBeHidden()
  await expect(async () => {
    await other.goto('/demo/mail?q=otto.careful')
    const mails = other.getByRole('region', { name: 'Mails' })
    await expect(mails.getByRole('link', { name: /Two-factor authentication is on/ })).toBeVisible({ timeout: 2_000 })
    await mails.getByRole('link', { name: /was removed/ }).click({ timeout: 2_000 })
  }).toPass()
  await expect(other.frameLocator('iframe').getByText('Otto has lost the phone')).toBeVisible()
  const again = await signIn()
  await expect(again.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible()
  const anew = (await again.locator('code').innerText()).replaceAll(' ', '')
  await again.getByRole('textbox', { name: 'Code' }).fill(code(anew))
  await again.getByRole('button', { name: 'Confirm' }).click()
  await expect(again.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await checkSignInPage(again)
  await again.getByRole('button', { name: 'I have saved them' }).click()
  await expect(again.getByText('10 recovery codes left')).toBeVisible()
  await Promise.all([page, other, again].map((one) => one.context().close()))
})
