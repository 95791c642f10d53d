import type { Page } from '@playwright/test'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })

test('a user chooses mails for assignments, and gets one instead of a row in the inbox', async ({ as }) => {
  const page = await as('sato.kenta', '/dashboards')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Notification Setting' }).click()
  const topic = page.getByRole('group', { name: /^Shared and assigned/ })
  await topic.getByRole('checkbox', { name: 'E-mail', exact: true }).check()
  await topic.getByRole('checkbox', { name: 'Inbox' }).uncheck()
  await checkBothModes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Update successfully!')).toBeVisible()

  const before = await bell(page).getAttribute('aria-label')
  const colleague = await as('recruiter', '/dashboards', { width: 1440 })
  const name = 'Thư mục qua email'
  await colleague.getByRole('button', { name: 'New Folder' }).click()
  const modal = colleague.getByRole('dialog', { name: 'Talent Management' })
  await modal.getByLabel('Name').fill(name)
  await modal.getByRole('combobox', { name: 'Share with users' }).fill('kenta')
  await modal.getByRole('option', { name: /佐藤 健太/ }).click()
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(toast(colleague, 'Add successfully!')).toBeVisible()

  const mailbox = await page.context().newPage()
  await expect(async () => {
    await mailbox.goto('/demo/mail?q=kenta')
    const mails = mailbox.getByRole('region', { name: 'Mails' })
    await mails
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click({ timeout: 2_000 })
  }).toPass()
  const letter = mailbox.frameLocator('iframe')
  await expect(letter.getByText(`The folder ${name} is shared with you`)).toBeVisible()
  expect(await letter.getByRole('link', { name: 'Open' }).getAttribute('href')).toContain(
    '/candidates/talent-management/',
  )
  expect(await bell(page).getAttribute('aria-label')).toBe(before)

  await colleague.getByRole('button', { name: `Actions: ${name}` }).click()
  await colleague.getByRole('menuitem', { name: 'Delete' }).click()
  await colleague.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(colleague, 'Delete successfully!')).toBeVisible()
})
