import type { Locator, Page } from '@playwright/test'
import { fieldKinds } from '../../../common/forms/fields.ts'
import texts from '../../../web/features/interviewForms/en.ts'
import { expect, test, toast } from '../../support/journey.ts'
import { button, cards } from './formDesk.ts'

/** Presses Tab, or Shift+Tab, until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let left = 150; left > 0; left--) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('Tab does not lead there')
}

test('a form of every kind of field is built and saved by keyboard only', async ({ as }) => {
  test.setTimeout(150_000)
  const page = await as('interviewer', '/interview-settings', { width: 1440, height: 900 })
  const press = async (target: Locator, key?: 'Shift+Tab') => {
    await tabTo(page, target, key)
    await page.keyboard.press('Enter')
  }
  await press(page.getByRole('button', { name: 'Create' }))
  await press(page.getByRole('button', { name: 'Blank form' }))
  await tabTo(page, page.getByRole('dialog').getByLabel('Form name'))
  await page.keyboard.type('Every kind by keyboard')
  await press(page.getByRole('button', { name: 'Next' }))
  await expect(page.getByText('Drop fields here')).toBeVisible()
  const palette = page.getByRole('group', { name: 'Add field' })
  for (const [at, kind] of fieldKinds.entries()) {
    const entry = palette.getByRole('button', { name: texts.kinds[kind], exact: true })
    // From the new field, the palette is a short way off in one of the two directions.
    await press(entry).catch(() => press(entry, 'Shift+Tab'))
    await expect(cards(page)).toHaveCount(at + 1)
  }
  await press(button(page, 'Save'), 'Shift+Tab')
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }))
  await expect(toast(page, 'Save form successfully!')).toBeVisible()
})
