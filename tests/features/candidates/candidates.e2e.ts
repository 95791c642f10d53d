import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const table = (page: Page) => page.getByRole('region', { name: 'Candidates', exact: true })
const rows = (page: Page) => table(page).locator('tbody tr[tabindex]')
/** The text of the pager once the total is known. */
const range = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).locator('[role="status"]:not([aria-busy])')
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Adds a filter with a fixed list of values. */
async function filterBy(page: Page, field: string, ...choices: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click()
  const panel = page.getByRole('dialog', { name: 'Add filter' })
  await panel.getByRole('searchbox', { name: 'Filter by…' }).fill(field)
  await panel.getByRole('button', { name: field, exact: true }).click()
  for (const choice of choices) await panel.getByRole('checkbox', { name: choice, exact: true }).check()
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(panel).toBeHidden()
}

test('a recruiter filters, saves a view and shares it; a colleague opens its link', async ({ as }) => {
  const page = await as('recruiter', '/candidates')
  await expect(rows(page)).toHaveCount(20)
  const all = await range(page).textContent()
  await filterBy(page, 'Status', 'Rejected', 'New')
  await expect(range(page)).not.toHaveText(all!)
  await expect(rows(page).filter({ hasText: /In contact|Offered/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(/f=status\.in\.[0-9a-f-]{36}\*-[0-9a-f-]{36}&sort=name$/)
  const filtered = await range(page).textContent()

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Save as a new view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a new view' })
  await dialog.getByLabel('Name').fill('New and rejected')
  await dialog.getByRole('checkbox', { name: /Colleagues with the link/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Add successfully!')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Open view: New and rejected' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('view')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(range(page)).toHaveText(filtered!)

  const colleague = await as('recruiter2', `/candidates?view=${id}`)
  await expect(colleague.getByRole('group', { name: 'Open view: New and rejected' })).toContainText('Nguyễn Thu Hà')
  await expect(colleague).toHaveURL(/f=status\.in\./)
  await expect(range(colleague)).toHaveText(filtered!)
  await expect(colleague.getByRole('button', { name: 'Update view' })).toHaveCount(0)
})

test('search, drawer and follow work with the keyboard', async ({ as }) => {
  const page = await as('recruiter', '/candidates')
  await expect(rows(page)).toHaveCount(20)
  const all = await range(page).textContent()
  await page.keyboard.press('/')
  await page.keyboard.type('nguyen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=nguyen/)
  await expect(range(page)).not.toHaveText(all!)
  await rows(page).first().focus()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('2 of 20 on this page')
  await expect(drawer.getByRole('link', { name: 'Open full view' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Follow', exact: true }).click()
  const following = drawer.getByRole('button', { name: 'Following', exact: true })
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  const name = (await following.getAttribute('title'))!.replace('Unfollow ', '')
  const copied = page.url()
  await drawer.getByRole('button', { name: 'Next candidate' }).click()
  await expect(drawer).toContainText('3 of 20 on this page')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'Followed', exact: true }).click()
  await expect(rows(page).filter({ hasText: name })).toHaveCount(1)
  await page.goto(copied)
  await expect(drawer).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(20)
})

test('chosen candidates are added to a folder; its page imports a CSV, exports, and removes candidates', async ({
  as,
}) => {
  const page = await as('recruiter', '/candidates?sort=name', { width: 1440 })
  const folderName = 'Journey of the list'
  await page.getByRole('button', { name: 'New Folder' }).click()
  const modal = page.getByRole('dialog', { name: 'Talent Management' })
  await modal.getByLabel('Name').fill(folderName)
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(modal).toBeHidden()

  const boxes = rows(page).getByRole('checkbox')
  await boxes.nth(0).click()
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Add to folder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to folder: 3 candidates' })
  await dialog.getByRole('combobox', { name: 'Folders' }).fill(folderName)
  await dialog.getByRole('option', { name: folderName }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(toast(page, 'Done for 3 candidates.')).toBeVisible()

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: folderName }).click()
  await expect(page.getByRole('heading', { level: 1, name: folderName })).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const upload = page.getByRole('dialog', { name: `Import into ${folderName}` })
  await upload
    .getByLabel('CSV file')
    .setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,phones,emails\nDanh Sách Một,0987000111,danh.sach.mot@example.com\n,0987000112,\n'),
    })
  await upload.getByRole('button', { name: 'Import CSV' }).click()
  await expect(toast(page, 'Upload file successfully!')).toBeVisible()
  const card = page.getByRole('group', { name: 'Import of list.csv' })
  await expect(card).toContainText('2 of 2 rows: 1 new, 0 existing, 1 failed', { timeout: 20_000 })
  await expect(rows(page)).toHaveCount(4)
  await expect(rows(page).filter({ hasText: 'Danh Sách Một' })).toHaveCount(1)

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await waiting).path(), 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(text).toContain('Danh Sách Một')
  expect(text.trim().split('\r\n')).toHaveLength(5)

  await rows(page).filter({ hasText: 'Danh Sách Một' }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Remove from folder' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(rows(page)).toHaveCount(3)
})

test('finance is refused', async ({ as }) => {
  const page = await as('finance', '/dashboards')
  await page.goto('/candidates')
  await expect(page).toHaveURL(/\/forbidden\?requires=Candidate/)
})

test('list, filter, drawer, selection and dialogs are accessible', async ({ as }) => {
  const page = await as('recruiter', '/candidates', { width: 1280 })
  await expect(rows(page)).toHaveCount(20)
  expect(await fits(page)).toBeLessThanOrEqual(0)
  await filterBy(page, 'Gender', 'Female')
  await rows(page).getByRole('checkbox').first().click()
  await checkBothModes(page)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('dialog', { name: 'Add filter' }).getByRole('button', { name: 'Birthday' }).click()
  await checkBothModes(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to folder' }).click()
  await expect(page.getByRole('dialog').getByLabel('Remark')).toBeVisible()
  await checkBothModes(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Last notes')).toBeVisible()
  await checkBothModes(page)
})

test('the page reflows at 320 pixels', async ({ as }) => {
  const page = await as('recruiter', '/candidates', { width: 320, height: 640 })
  await expect(rows(page)).toHaveCount(20)
  expect(await fits(page)).toBeLessThanOrEqual(0)
  await checkAccess(page)
})

for (const [language, title, addFilter] of [
  ['vi', 'Ứng viên', 'Thêm bộ lọc'],
  ['ja', '候補者', '条件を追加'],
] as const) {
  test(`the page is in ${language}`, async ({ as }) => {
    const page = await as('recruiter', '/candidates', { language })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: addFilter })).toBeVisible()
    await checkAccess(page)
  })
}
