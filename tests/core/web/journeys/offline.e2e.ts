import { expect, test } from '../../../support/journey.ts'
import { signInAs, stateOf } from '../../../support/signInAs.ts'

test('without a connection a screen that has not loaded says so, and loads when the connection is back', async ({
  browser,
  stack,
}) => {
  // `as` is not used, because requests without a connection fail, and the browser logs them.
  const storageState = stateOf('recruiter', stack.publicUrl)
  const context = await browser.newContext({ baseURL: stack.publicUrl, storageState })
  const page = await context.newPage()
  // Otherwise the code would be loaded in advance.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await signInAs(page, 'recruiter', { origin: stack.publicUrl })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const link = menu.getByRole('link', { name: 'DPS' }).first()
  // The menu comes from the server.
  await expect(link).toBeVisible()
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible()
  await expect(page).toHaveURL(/\/dps-task/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').getByText('No connection')).toBeVisible()
  // The rest of the application is still shown.
  await expect(menu).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'DPS' })).toBeVisible()
  await context.close()
})
