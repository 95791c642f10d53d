import type { Page } from '@playwright/test'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

async function turn(admin: Page, module: string, item: 'Switch off' | 'Switch on') {
  await admin.getByRole('button', { name: `More actions: ${module}` }).click()
  await admin.getByRole('menuitem', { name: item }).click()
  const question = admin.getByRole('dialog', { name: item })
  await expect(question).toBeVisible()
  return question
}

test('a module is switched off while somebody is using it, and on again', async ({ as }) => {
  const recruiter = await as('recruiter', '/ruf', { isFresh: true })
  const menu = recruiter.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'RUF' })).toBeVisible()
  const list = recruiter.getByRole('table', { name: 'RUF' })
  await expect(list.locator('tbody tr').first()).toBeVisible()

  const admin = await as('admin', '/modules?keyword=ruf')
  await checkBothModes(admin)
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
  await admin.setViewportSize({ width: 1280, height: 800 })
  await admin.getByRole('button', { name: 'Who holds its permissions: RUF' }).click()
  await expect(admin.getByRole('dialog', { name: 'Permissions of RUF' })).toContainText('Recruiter')
  await checkBothModes(admin)
  await admin.keyboard.press('Escape')

  const question = await turn(admin, 'RUF', 'Switch off')
  await checkBothModes(admin)
  await question.getByRole('button', { name: 'Switch off' }).click()
  await expect(toast(admin, 'RUF is switched off.')).toBeVisible()

  // The next request is refused, and on the next visit the entry is gone too.
  await recruiter.getByRole('searchbox').first().fill('a')
  await expect(recruiter.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
  await recruiter.goto('/dashboards')
  await expect(menu.getByRole('link', { name: 'Candidates' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'RUF' })).toHaveCount(0)

  // The role has lost the permission, and gets it back.
  await admin.goto('/roles?keyword=recruiter')
  await admin.getByRole('button', { name: 'Edit: Recruiter' }).click()
  const role = admin.getByRole('dialog', { name: 'Edit: Role' })
  await role.getByRole('searchbox').fill('ViewRuf')
  await expect(role.getByRole('group', { name: 'RUF' })).toContainText('Switched off')
  await expect(role.getByRole('checkbox', { name: 'ViewRuf' })).not.toBeChecked()
  await admin.goto('/modules?status=OFF')
  await (await turn(admin, 'RUF', 'Switch on')).getByRole('button', { name: 'Switch on' }).click()
  await expect(toast(admin, 'RUF is switched on.')).toBeVisible()
  await recruiter.goto('/ruf')
  await expect(list.locator('tbody tr').first()).toBeVisible()
  await expect(menu.getByRole('link', { name: 'RUF' })).toBeVisible()
})

test('the company renames a module, and has its own link in the menu', async ({ as }) => {
  const admin = await as('admin', '/modules?keyword=dps')
  await admin.getByRole('button', { name: 'Edit: DPS tasks' }).click()
  const form = admin.getByRole('dialog', { name: 'Edit: DPS tasks' })
  await form.getByRole('group', { name: 'English' }).getByLabel('Name').fill('Profile data')
  await form.getByLabel('Icon').selectOption('shield-check')
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Update successfully!')).toBeVisible()
  await expect(admin.locator('tbody tr').first()).toContainText('Profile data')
  await admin.getByRole('button', { name: 'Edit: Profile data' }).click()
  const again = admin.getByRole('dialog', { name: 'Edit: Profile data' })
  await again.getByRole('group', { name: 'English' }).getByLabel('Name').fill('')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(admin.locator('tbody tr').first()).toContainText('DPS tasks')

  await admin.getByRole('button', { name: 'Create' }).click()
  const own = admin.getByRole('dialog', { name: 'Create: Module' })
  await own.getByRole('group', { name: 'English' }).getByLabel('Name').fill('Handbook')
  await own.getByLabel('Link').fill('javascript:alert(1)')
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(own.getByText('The input is not valid link')).toBeVisible()
  await own.getByLabel('Link').fill('https://handbook.example/')
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()

  const interviewer = await as('interviewer')
  const link = interviewer.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /^Handbook/ })
  await expect(link).toHaveAttribute('href', 'https://handbook.example/')
  await checkBothModes(interviewer)
  const vendor = await as('vendor', '/')
  await expect(vendor.getByRole('banner')).toBeVisible()
  await expect(vendor.getByRole('link', { name: /^Handbook/ })).toHaveCount(0)

  await admin.goto('/modules?keyword=handbook')
  await admin.getByRole('button', { name: 'More actions: Handbook' }).click()
  await admin.getByRole('menuitem', { name: 'Delete' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(admin, 'Delete successfully!')).toBeVisible()
  await interviewer.reload()
  await expect(interviewer.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expect(link).toHaveCount(0)
})
