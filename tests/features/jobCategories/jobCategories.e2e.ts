import type { Page } from '@playwright/test'
import { avatarPng } from '../../../services/demo/people/avatars.ts'
import { jobCategoryList } from '../../../services/features/lookups/vocabularyContract.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
/** Whether the picture of a row is loaded and could be drawn. */
const picture = (page: Page, name: string) => row(page, name).locator('img')
const isDrawn = (page: Page, name: string) =>
  picture(page, name).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test('a category with a picture is created in the settings, offered by pickers, changed and deleted', async ({
  as,
  stack,
}) => {
  const page = await as('interviewer', '/setting#job-categories')
  await expect(page.getByRole('heading', { level: 1, name: 'Job categories' })).toBeVisible()
  await expect(picture(page, 'Backend')).toBeVisible()
  expect(await isDrawn(page, 'Backend')).toBe(true)
  await checkAccess(page)

  await page.getByRole('button', { name: 'Create' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create: Job category' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await dialog.getByLabel('Name').fill('Zeta pháp chế')
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(dialog.getByText('You can only upload JPG/PNG file!')).toBeVisible()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1_048_576) })
  await expect(dialog.getByText('Image must smaller than 2MB!')).toBeVisible()
  await checkAccess(page)
  // Just below the limit: it is accepted all the way.
  const png = avatarPng('journey')
  await file.setInputFiles({
    name: 'legal.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([png, Buffer.alloc(2 * 1_048_576 - 1 - png.length)]),
  })
  await expect(dialog.getByText('legal.png')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Add successfully!')).toBeVisible()
  await expect(picture(page, 'Zeta pháp chế')).toBeVisible()
  expect(await isDrawn(page, 'Zeta pháp chế')).toBe(true)
  await expect(page).toHaveURL(/\/setting#job-categories$/)
  const offered = async () =>
    (await rest<{ name: string }[]>(stack, await tokenOf(stack, 'recruiter'), 'GET', jobCategoryList.path)).map(
      ({ name }) => name,
    )
  expect(await offered()).toContain('Zeta pháp chế')

  await page.goto('/job-categories')
  await row(page, 'Zeta pháp chế').getByRole('button', { name: /^Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit: Job category' })
  await edit.getByLabel('Name').fill('Zeta Legal')
  await edit.getByRole('button', { name: 'Remove image' }).click()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Update successfully!')).toBeVisible()
  await expect(row(page, 'Zeta Legal')).toBeVisible()
  await expect(picture(page, 'Zeta Legal')).toHaveCount(0)
  expect(await offered()).toContain('Zeta Legal')

  const question = page.getByRole('dialog', { name: 'Delete' })
  await row(page, 'Backend')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(question).toContainText('Are you sure delete Backend ?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'The category Backend cannot be deleted:')).toBeVisible()
  await expect(row(page, 'Backend')).toBeVisible()
  await row(page, 'Zeta Legal')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Delete successfully!')).toBeVisible()
  await expect(row(page, 'Zeta Legal')).toHaveCount(0)
  expect(await offered()).not.toContain('Zeta Legal')
})

test('a job becomes a product through the menu, and is changed and deleted', async ({ as }) => {
  const page = await as('interviewer', '/dashboards', { width: 1440 })
  await page.getByRole('list', { name: 'Job service' }).getByRole('link', { name: 'Job product' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Job product' })).toBeVisible()
  await page.getByRole('button', { name: 'Create' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create job product' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This field is required')).toHaveCount(3)
  await checkAccess(page)
  await dialog.getByRole('combobox', { name: /^Job/ }).click()
  const option = dialog.getByRole('option').first()
  await expect(option).not.toHaveAttribute('aria-disabled', 'true')
  const title = (await option.textContent())!
  await option.click()
  await dialog.getByLabel('Type').selectOption('Suggest')
  await dialog.getByLabel('Sort').fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Add successfully!')).toBeVisible()
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Suggest')
  await expect(page).toHaveURL(/\?type=Suggest$/)
  // Its title may be part of another title.
  const own = page
    .getByRole('row')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first()
  await own.getByRole('button', { name: /^Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit job product' })
  await expect(edit.getByLabel('Title')).toHaveValue(title)
  await expect(edit.getByLabel('Title')).toHaveAttribute('readonly')
  await expect(edit.getByLabel('Id Company')).toHaveAttribute('readonly')
  await edit.getByLabel('Sort').fill('101')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByText('Maximum length is 100')).toBeVisible()
  await edit.getByLabel('Sort').fill('0.5')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Update successfully!')).toBeVisible()
  await expect(page.getByRole('cell', { name: '0.5', exact: true })).toBeVisible()
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: '0.5', exact: true }) })
    .getByRole('button', { name: /^Delete/ })
    .click()
  const question = page.getByRole('dialog', { name: 'Delete' })
  await expect(question).toContainText(`Are you sure delete ${title} ?`)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Delete successfully!')).toBeVisible()
  await expect(page.getByRole('cell', { name: '0.5', exact: true })).toHaveCount(0)
})

test('both screens are accessible and reflow at 320 px', async ({ as }) => {
  const page = await as('interviewer', '/job-categories', { width: 320, height: 640 })
  await expect(row(page, 'Backend')).toBeVisible()
  await checkBothModes(page)
  await page.goto('/job-product')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await checkBothModes(page)
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Edit job product' })).toBeVisible()
  await checkBothModes(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/setting#job-categories')
  await expect(row(page, 'Backend')).toBeVisible()
  await checkBothModes(page)
})

test('users who may not manage them see neither in the menu or the settings', async ({ as }) => {
  const page = await as('recruiter', '/setting', { width: 1440 })
  await expect(page.getByRole('navigation', { name: 'Settings sections' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Job categories' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Job product' })).toHaveCount(0)
  for (const path of ['/job-product', '/job-categories']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/forbidden/)
  }
})
