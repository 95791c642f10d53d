import type { Page } from '@playwright/test'
import { checkAccess, checkAllLooks, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const title = 'Lighthouse Keeper Journey'
const row = (page: Page, name = title) => page.getByRole('row').filter({ hasText: name })
async function takeFromMenu(page: Page, item: string) {
  await page.getByRole('button', { name: `More actions: ${title}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a job is created, published by the approver, changed and closed with a reason', async ({ as }) => {
  const page = await as('recruiter', '/jobs')
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  // The numbers of openings, submissions, offers and remaining openings are visible without scrolling.
  for (const name of ['T', 'S', 'O', 'L'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^More actions/ }).first()).toBeInViewport({ ratio: 1 })
  await checkAllLooks(page)

  await page.getByRole('link', { name: 'Create job' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create job' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('button', { name: /^Department:/ }).click()
  await page.getByRole('treeitem').first().click()
  await page.getByRole('combobox', { name: 'Workflow' }).selectOption('Engineering hiring')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3')
  const description = page.getByRole('textbox', { name: 'Description', exact: true })
  await description.click()
  await page.keyboard.type('Keeps the ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('light')
  await checkBothModes(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Add successfully!')).toBeVisible()

  const drawer = page.getByRole('dialog', { name: title })
  await expect(drawer.locator('strong', { hasText: 'light' })).toBeVisible()
  await expect(drawer.getByText('3 wanted, 0 submitted, 0 offers, 3 still wanted')).toBeVisible()
  await checkAccess(page)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await takeFromMenu(page, 'Ask to publish')
  await expect(toast(page, 'The job is waiting for approval.')).toBeVisible()
  await expect(row(page).getByText('Pending')).toBeAttached()

  const approver = await as('approver', '/publish-job-approval')
  await expect(row(approver)).toBeVisible()
  await checkBothModes(approver)
  await row(approver).getByRole('link', { name: title }).click()
  const request = approver.getByRole('dialog', { name: title })
  await expect(request.getByText('Keeps the')).toBeVisible()
  await request.getByRole('button', { name: 'Approve' }).click()
  await approver.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(approver, 'Approve successfully!')).toBeVisible()
  await expect(row(approver)).toHaveCount(0)

  // The recruiter's list is updated without a reload.
  await expect(row(page).getByText('Approve', { exact: true })).toBeAttached()

  await row(page)
    .getByRole('link', { name: `Edit: ${title}` })
    .click()
  await expect(page.getByRole('link', { name: 'Change it in the pipeline' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Quantity' }).fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Update successfully!')).toBeVisible()
  await expect(drawer.getByText('4 wanted, 0 submitted, 0 offers, 4 still wanted')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()

  await takeFromMenu(page, 'Close…')
  const closing = page.getByRole('dialog', { name: `Close ${title}` })
  await closing.getByRole('combobox', { name: 'Reason' }).selectOption('No budget')
  await checkAccess(page)
  await closing.getByRole('button', { name: 'Save' }).click()
  await expect(row(page).getByText('Closed')).toBeVisible()
})
