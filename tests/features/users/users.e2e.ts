import type { Page } from '@playwright/test'
import { demoPassword } from '../../../services/core/identity/provider/settings.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name })

test('an administrator makes a role and a user who signs in with it, sees who holds it, and disables the account', async ({
  as,
}) => {
  const admin = await as('admin', '/roles', { width: 1440 })
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Role' })
  await form.getByLabel('Name').fill('Zeta đọc RUF')
  await form.getByLabel('Code').fill('ZetaReader')
  await form.getByRole('searchbox').fill('ViewRuf')
  await form.getByRole('checkbox', { name: 'ViewRuf' }).press('Space')
  await expect(form.getByText('1 permission given · 1 changed and not saved')).toBeVisible()
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

  // Who holds it stands beside the role.
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
  // What the account was signed in with is over.
  await zoe.reload()
  await expect(zoe.locator('#password')).toBeVisible()
})
