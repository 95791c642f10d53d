import type { Page } from '@playwright/test'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a form is found, previewed, renamed, switched off and deleted', async ({ as }) => {
  const page = await as('interviewer', '/setting#interview-settings#formTab')
  await expect(page.getByRole('heading', { level: 1, name: 'Interview settings' })).toBeVisible()
  await page.getByRole('searchbox').fill('INTERN')
  await page.getByRole('searchbox').press('Enter')
  await expect(row(page, 'Intern assessment')).toBeVisible()
  await expect(page).toHaveURL(/\?name=INTERN#interview-settings#formTab$/)
  await page.getByRole('button', { name: 'Preview: Intern assessment' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview Intern assessment' })
  await expect(preview.getByText('What should the intern learn first?')).toBeVisible()
  await expect(preview.getByRole('textbox').first()).toBeDisabled()
  await checkAccess(page)
  await page.keyboard.press('Escape')

  await expect(row(page, 'Intern assessment').getByRole('img', { name: 'Inactive' })).toBeVisible()
  await page.getByRole('button', { name: 'Setting: Intern assessment' }).click()
  const setting = page.getByRole('dialog', { name: 'Setting for Intern assessment' })
  await setting.getByLabel('Name').fill('Intern review')
  await setting.getByRole('switch', { name: 'Active' }).click()
  await checkAccess(page)
  await setting.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Save setting successfully!')).toBeVisible()
  await expect(row(page, 'Intern review').getByRole('img', { name: 'Active', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Delete: Intern review' }).click()
  const question = page.getByRole('dialog', { name: 'Delete' })
  await expect(question).toContainText('Are you sure delete this form')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Delete successfully!')).toBeVisible()
  await expect(row(page, 'Intern review')).toHaveCount(0)
})

test('list, preview and creation are accessible and reflow at 320 px', async ({ as }) => {
  const page = await as('interviewer', '/interview-settings', { width: 320, height: 640 })
  await expect(row(page, 'HR screening call')).toBeVisible()
  await checkBothModes(page)
  // The table scrolls in its box below 1200 pixels; the height of the box depends on the window.
  const box = page.getByRole('region', { name: 'Forms' })
  const sizes = () => box.evaluate((of) => [of.scrollWidth, getComputedStyle(of).maxHeight])
  expect(await sizes()).toEqual([1200, '320px'])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sizes()).toEqual([1200, '464px'])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Preview: HR screening call' }).click()
  await expect(page.getByRole('dialog').getByText('Notice period')).toBeVisible()
  await checkBothModes(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'Duplicate an existing form' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Duplicate Form is required')).toBeVisible()
  await checkBothModes(page)
})

test('users who may only read forms can look at them and do nothing else', async ({ as }) => {
  const page = await as('recruiter', '/interview-settings')
  await expect(row(page, 'HR screening call')).toBeVisible()
  await expect(row(page, 'HR screening call').getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Create' })).toHaveCount(0)
  const other = await as('finance', '/interview-settings')
  await expect(other).toHaveURL(/\/forbidden/)
})
