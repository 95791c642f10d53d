import type { Page } from '@playwright/test'
import { checkAccess } from '../../support/checkAccess.ts'
import { docxOf } from '../../support/docx.ts'
import { untilClicksAreHeard, untilKeysAreHeard } from '../../support/drag.ts'
import { expect, test, toast } from '../../support/journey.ts'
import { button, cards, create, save, saved } from './formDesk.ts'

const titles = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))

test('a form is built with the mouse: dragged from the palette, moved, edited, previewed, undone, saved', async ({
  as,
}) => {
  const page = await as('interviewer', '/interview-settings', { width: 1440, height: 900 })
  await create(page, 'Built by mouse')
  await checkAccess(page)
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 6 })
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
    await untilClicksAreHeard(page)
  }
  const middle = async (locator: ReturnType<Page['locator']>) => {
    const { x, y, width, height } = (await locator.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  await drag(await middle(button(page, 'Input')), await middle(page.getByText('Drop fields here')))
  await expect(cards(page)).toHaveCount(1)
  await page.getByLabel('Title').fill('Salary')
  await button(page, 'Rate').click()
  await page.getByLabel('Title').fill('Skill')
  await drag(await middle(button(page, 'Paragraph')), await middle(cards(page).first()))
  await expect.poll(() => titles(page)).toEqual(['Paragraph', 'Salary', 'Skill'])
  await drag(await middle(button(page, 'Move: Skill')), await middle(cards(page).first()))
  await expect.poll(() => titles(page)).toEqual(['Skill', 'Paragraph', 'Salary'])
  await button(page, 'Undo').click()
  await expect.poll(() => titles(page)).toEqual(['Paragraph', 'Salary', 'Skill'])
  await button(page, 'Redo').click()
  await button(page, 'Delete: Paragraph').click()
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => titles(page)).toEqual(['Skill', 'Salary'])
  await checkAccess(page)
  await button(page, 'Edit: Salary').click()
  await page.getByLabel('Show only when').selectOption('1. Skill')
  await page.getByRole('checkbox', { name: '4 of 5' }).check()
  await expect(cards(page).last()).toContainText('Shown only when Skill: 1 of 5, 4 of 5')
  await checkAccess(page)
  await button(page, 'Preview').click()
  await expect(page.getByLabel('Salary')).toHaveCount(0)
  await page.getByRole('radio', { name: '4 of 5' }).check({ force: true })
  await page.getByLabel('Salary').fill('20')
  await checkAccess(page)
  await button(page, 'Back').click()
  await page.getByRole('tab', { name: 'SETTING' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await expect(page.getByText('You can only upload DOCX file!')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'offer.docx', mimeType: 'application/octet-stream', buffer: docxOf('Offer') })
  await expect(button(page, 'offer.docx')).toBeVisible()
  await checkAccess(page)
  await saved(page)
  await expect(page).toHaveURL(/\/setting#interview-settings#formTab$/)
  await page.getByRole('link', { name: 'Edit: Built by mouse' }).click()
  await expect.poll(() => titles(page)).toEqual(['Skill', 'Salary'])
  await page.getByRole('tab', { name: 'SETTING' }).click()
  await expect(button(page, 'offer.docx')).toBeVisible()
})

test('a form is built by the keyboard alone, and what is moved is said', async ({ as }) => {
  const page = await as('interviewer', '/interview-settings', { width: 1440, height: 900 })
  await create(page, 'Built by keys')
  const press = async (name: string, key = 'Enter') => {
    await button(page, name).focus()
    await page.keyboard.press(key)
  }
  await page.getByRole('radio', { name: 'Questions' }).focus()
  await page.keyboard.press('Space')
  await press('Text')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('First')
  await press('Choice')
  await page.keyboard.type('Second')
  await expect.poll(() => titles(page)).toEqual(['First', 'Second'])
  await press('Add a field after First')
  await page.getByRole('dialog', { name: 'Add a field after First' }).getByRole('button', { name: 'Rate' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Between')
  await expect.poll(() => titles(page)).toEqual(['First', 'Between', 'Second'])
  // By the handle: Space takes, arrows move, Space puts down.
  await press('Move: First', 'Space')
  await expect(page.getByText('First is picked up.')).toHaveCount(1)
  await untilKeysAreHeard(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('First is over place 2 of 3.')).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect.poll(() => titles(page)).toEqual(['Between', 'First', 'Second'])
  await press('Move up: Second')
  await expect.poll(() => titles(page)).toEqual(['Between', 'Second', 'First'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => titles(page)).toEqual(['Between', 'First', 'Second'])
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => titles(page)).toEqual(['Between', 'Second', 'First'])
  await press('Delete: First')
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Fields of the form' })).toBeFocused()
  await press('Preview')
  await expect(page.getByRole('dialog', { name: 'Form Preview' })).toBeVisible()
  await checkAccess(page)
  await page.keyboard.press('Escape')
  await press('Save')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Save form successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Preview: Built by keys' }).click()
  await expect(page.getByRole('dialog').getByText('Second')).toBeVisible()
})

test('two editors of one form: the second compares and chooses', async ({ as }) => {
  const path = '/interview-settings?name=english'
  const [one, two] = [await as('interviewer', path), await as('admin', path)]
  for (const page of [one, two]) await page.getByRole('link', { name: 'Edit: English interview' }).click()
  for (const page of [one, two]) await expect(button(page, 'Clone: Fluency')).toBeVisible()
  await button(one, 'Move down: Fluency').click()
  await saved(one)
  await button(two, 'Clone: Fluency').click()
  await save(two)
  const dialog = two.getByRole('dialog', { name: 'Somebody else has changed this form' })
  await expect(dialog).toContainText('Added: Fluency')
  await expect(dialog).toContainText('The fields stand in another order')
  await checkAccess(two)
  await dialog.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(toast(two, 'Save form successfully!')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the editor is accessible and reflows at 320 px, ${colorScheme}; leaving asks`, async ({ as }) => {
    const page = await as('interviewer', '/interview-settings?name=hr', { width: 320, height: 640, colorScheme })
    await page.getByRole('link', { name: 'Edit: HR screening call' }).click()
    await expect(cards(page)).toHaveCount(12)
    await checkAccess(page)
    await button(page, 'Edit: Languages').click()
    await expect(page.getByRole('dialog', { name: 'Selected field' })).toBeVisible()
    await checkAccess(page)
    await page.getByLabel('Title').fill('Spoken languages')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'SETTING' }).click()
    await checkAccess(page)
    await page.goBack()
    await page.goBack()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/name=hr/)
  })
}
