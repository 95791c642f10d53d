import type { Page } from '@playwright/test'
import { dpsAdd, dpsList, dpsUpdate } from '../../../services/features/dpsTasks/contract.ts'
import type { DpsType } from '../../../services/features/dpsTasks/dpsShapes.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import { itemBody } from './tasks.ts'

const toast = (page: Page, text: string) => page.locator('[data-kind]').filter({ hasText: text }).last()
const types = (page: Page) => page.getByRole('list', { name: 'DPS types' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Edit DPS task' })
const rows = (page: Page) => page.getByRole('table', { name: 'DPS tasks' }).locator('tbody tr[tabindex]')

test('candidates are added to DPS, their type is renamed, one task is saved as a draft and then for good, and deleted', async ({
  as,
  stack,
}) => {
  const page = await as('recruiter', '/candidates?q=nguy%E1%BB%85n', { width: 1440 })
  await expect(page.getByRole('checkbox', { name: /^Choose Nguyễn/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to DPS' }).click()
  const add = page.getByRole('dialog', { name: 'Add to DPS: All search results' })
  await add.getByLabel('Name of the type').fill('Zeta people')
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await toast(page, 'have been added to DPS.').getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zeta people' })).toBeVisible()

  await page.goto('/dashboards')
  await page.getByRole('list', { name: 'DPS' }).getByRole('link', { name: 'DPS task' }).click()
  await types(page)
    .getByRole('button', { name: /^Zeta people/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zeta people' })).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Info: Zeta people' }).click()
  await expect(page.getByRole('dialog', { name: 'Info: Zeta people' })).toContainText('nguyễn')
  await checkAccess(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Actions: Zeta people' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename DPS type' })
  await rename.getByLabel('Name').fill('Zeta, renamed')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Save successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Zeta, renamed' })).toBeVisible()

  const name = (await rows(page).first().getByRole('link').textContent())!
  await rows(page).first().getByRole('button', { name: /^Edit/ }).click()
  const form = drawer(page)
  await form.getByLabel('Note').fill('')
  const emails = (
    await form.getByLabel(/^Email \d/).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
  ).filter(Boolean)
  expect(emails.length).toBeGreaterThan(0)
  for (const [label, typed, said] of [
    ['Phone 1', '', 'Please input number phone'],
    ['Phone 1', '84912345678', 'Input can not enter entries starting with 84'],
    ['Phone 1', '0912', 'The input is not valid phone'],
    ['Email 1', '', 'Please input email'],
    ['Email 1', 'lan@x', 'The input is not email address!'],
    ['Years of experience', '71', 'Maximum length is 70'],
  ] as const) {
    await form.getByLabel(label).fill(typed)
    await form.getByRole('button', { name: 'Save Draft' }).click()
    await expect(toast(page, 'Not Validate!')).toBeVisible()
    await expect(form.getByText(said)).toBeVisible()
  }
  await expect(form.getByText('This field is required')).toBeVisible()
  await checkAccess(page)
  await form.getByLabel('Phone 1').fill('0912345678')
  await form.getByLabel('Email 1').fill('zeta@example.vn')
  await form.getByLabel('Years of experience').fill('7')
  await form.getByLabel('Note').fill('Called.')
  const openJob = (await form.getByLabel('Open job').locator('option').nth(1).textContent())!
  await form.getByLabel('Open job').selectOption({ label: openJob })
  await form.getByRole('button', { name: 'Save Draft' }).click()
  await expect(form).toHaveCount(0)
  await expect(rows(page).first()).toContainText('DRAFT')
  await expect(rows(page).first()).toContainText('Called.')

  await page.getByLabel('Open job').selectOption({ label: openJob })
  await expect(page).toHaveURL(/[?&]job=[0-9a-f-]{36}/)
  const { type, job } = Object.fromEntries(new URL(page.url()).searchParams)
  const { totalItem } = await rest<{ totalItem: number }>(
    stack,
    await tokenOf(stack, 'recruiter'),
    'POST',
    dpsList.path,
    { type, openJob: job, pageSize: 10 },
  )
  // Not all candidates of the type, whose first page was full.
  expect(totalItem).toBeLessThan(10)
  await expect(rows(page)).toHaveCount(totalItem)
  const done = rows(page).filter({ hasText: 'zeta@example.vn' })
  await done.getByRole('button', { name: /^Edit/ }).click()
  await form.getByRole('tab', { name: 'Notes' }).click()
  await expect(form.getByRole('region', { name: 'Notes on the candidate' })).toBeVisible()
  await checkAccess(page)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: 'Are you sure ? (You can only save once)' })
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(form).toHaveCount(0)
  await expect(done).toContainText('DONE')
  await done.getByRole('button', { name: /^Edit/ }).click()
  for (const button of ['Save', 'Save Draft'])
    await expect(form.getByRole('button', { name: button, exact: true })).toBeDisabled()
  await expect(form.getByText(/^Saved as DONE by/)).toBeVisible()
  await checkAccess(page)
  await form.getByRole('button', { name: 'Cancel' }).click()

  // The candidate is unchanged.
  await done.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  for (const email of emails) await expect(page.getByRole('link', { name: email }).first()).toBeVisible()
  await expect(page.getByText('zeta@example.vn')).toHaveCount(0)
  await page.goBack()
  await done.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Delete successfully!')).toBeVisible()
  await expect(done).toHaveCount(0)
})

test('a colleague was faster: the second editor is notified, and loads the task again', async ({ as, stack }) => {
  const token = await tokenOf(stack, 'recruiter2')
  const { type } = await rest<{ type: DpsType }>(stack, token, 'POST', dpsAdd.path, {
    name: 'Two editors',
    filters: [{ filter: 'skill', operator: 'in', value: ['Java'] }],
  })
  const page = await as('recruiter', `/dps-task?type=${type.id}`, { width: 1440 })
  await rows(page).first().getByRole('button', { name: /^Edit/ }).click()
  const form = drawer(page)
  await form.getByLabel('Note').fill('Mine')
  // The first candidate in the list may have no phone that is valid for a task.
  await form.getByLabel('Phone 1').fill('0912345678')
  const task = new URL(page.url()).searchParams.get('task')!
  await rest(
    stack,
    token,
    'PUT',
    dpsUpdate.path.replace('{id}', task),
    itemBody({ isSaveDraft: false, name: 'Theirs' }),
  )
  await form.getByRole('button', { name: 'Save Draft' }).click()
  const alert = form.getByRole('alert').filter({ hasText: 'Saved as DONE by recruiter2' })
  await expect(alert).toBeVisible()
  await expect(form.getByLabel('Note')).toHaveValue('Mine')
  await alert.getByRole('button', { name: 'Reload' }).click()
  await expect(form.getByLabel('Name', { exact: false }).first()).toHaveValue('Theirs')
})

test('choosing a type, opening a task and coming back work with the keyboard alone', async ({ as }) => {
  const page = await as('recruiter', '/dps-task', { width: 1440 })
  await expect(rows(page).first()).toBeVisible()
  const first = types(page).getByRole('listitem').nth(0).getByRole('button').first()
  await first.focus()
  await page.keyboard.press('ArrowDown')
  const name = await page.locator(':focus').getAttribute('title')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Name, phone, e-mail or candidate id' })).toBeFocused()
  // The rows of the previous type disappear with the focus.
  await expect(page.locator('.table-box')).toHaveAttribute('aria-busy', 'false')
  await expect(rows(page).first()).toHaveAttribute('tabindex', '0')
  await rows(page).first().focus()
  await page.keyboard.press('j')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByLabel('Note')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(rows(page).nth(1)).toBeFocused()
})

test('the screen is accessible, and reflows at 320 px', async ({ as }) => {
  const page = await as('recruiter', '/dps-task', { width: 320, height: 640 })
  await expect(rows(page).first()).toBeVisible()
  await checkBothModes(page)
  await page.getByRole('button', { name: 'Choose a type' }).click()
  await expect(types(page)).toBeVisible()
  await checkBothModes(page)
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click()
  await expect(drawer(page).getByLabel('Note')).toBeVisible()
  await checkBothModes(page)
})

test('finance sees it neither in the menu nor at its address', async ({ as }) => {
  const page = await as('finance', '/dashboards', { width: 1440 })
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'DPS task' })).toHaveCount(0)
  await page.goto('/dps-task')
  await expect(page).toHaveURL(/\/forbidden/)
})
