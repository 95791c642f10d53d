import type { Page } from '@playwright/test'
import { demoPassword } from '../../../services/core/identity/provider/settings.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

/** A device that holds passkeys, and whose owner always consents. */
async function withDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a user adds a passkey in the profile, signs in with it alone, and removes it', async ({ browser, stack }) => {
  const context = await browser.newContext({ baseURL: stack.publicUrl, locale: 'en-GB' })
  const page = await context.newPage()
  await withDevice(page)
  await page.goto('/user/profile')
  await page.locator('#userName').fill('sato.kenta')
  await page.locator('#password').fill(demoPassword)
  await page.locator('form').first().getByRole('button', { name: 'Sign in' }).click()
  const section = page.getByRole('region', { name: 'Passkeys' })
  await expect(section.getByText('You have no passkey yet.')).toBeVisible()
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const form = page.getByRole('dialog', { name: 'Add a passkey' })
  await form.getByLabel('Name of the passkey').fill('Laptop')
  await form.getByLabel(/^Your password/).fill('Wrong#123')
  await form.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(form.getByText('The password is wrong')).toBeVisible()
  await form.getByLabel(/^Your password/).fill(demoPassword)
  await checkBothModes(page)
  await form.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(toast(page, 'The passkey is added.')).toBeVisible()
  await expect(section.getByText('Laptop')).toBeVisible()
  await checkBothModes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  // Another visit: sign-in with the passkey alone.
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('/user/profile')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(button).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.emulateMedia({ colorScheme })
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await checkAccess(page)
  }
  await button.click()
  await expect(section.getByText('Laptop')).toBeVisible()
  await expect(section.getByText(/Last used/)).toBeVisible()

  await section.getByRole('button', { name: 'Remove Laptop' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'The passkey is removed.')).toBeVisible()
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('/user/profile')
  await button.click()
  await expect(page.getByRole('alert')).toContainText('This passkey could not be used.')
  await context.close()
})
