import type { Page } from '@playwright/test'
import { desk } from '../../../features/verifications/desk.ts'
import { checkAllLooks } from '../../../support/checkAccess.ts'
import { expect, test } from '../../../support/journey.ts'

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to…' })

/** Presses Tab until the focused element matches the selector and, if provided, its text begins with `text`. */
async function tabTo(page: Page, selector: string, text = ''): Promise<void> {
  for (let left = 60; left > 0; left--) {
    const isThere = await page.evaluate(
      ([wanted, start]) => {
        const { activeElement } = document
        return Boolean(
          activeElement?.matches(wanted!) &&
          `${activeElement.ariaLabel ?? ''}${activeElement.textContent}`.startsWith(start!),
        )
      },
      [selector, text],
    )
    if (isThere) return
    // oxlint-disable-next-line no-await-in-loop -- one key after another
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${selector} ${text}`)
}

test('from sign-in to a review and back without a mouse', async ({ as }) => {
  const page = await as('recruiter')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeFocused()
  await page.keyboard.type('cv ver')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cv-verification$/)
  await expect(page.getByRole('heading', { level: 1, name: 'CV Verification' })).toBeFocused()

  await expect(desk(page).folder('Backend 2026')).toBeVisible()
  await tabTo(page, 'aside button', 'Backend 2026')
  await page.keyboard.press('Enter')
  await expect(desk(page).rows).toHaveCount(20)
  await tabTo(page, 'tbody tr')
  await page.keyboard.press('j')
  await expect(desk(page).rows.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(desk(page).rows.first()).toBeFocused()
  await tabTo(page, 'tbody button:not([aria-disabled])', 'Reject')
  await page.keyboard.press('Enter')
  const { dialog } = desk(page)
  await expect(dialog.getByLabel('Remark')).toBeVisible()
  await tabTo(page, 'textarea')
  await page.keyboard.type('go? no /')
  await expect(dialog.getByLabel('Remark')).toHaveValue('go? no /')

  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Remark')).toHaveValue('go? no /')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await tabTo(page, 'button', 'Leave')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/action=/)

  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/dashboards$/)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: /^Backend 2026/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(desk(page).rows).toHaveCount(20)
})

test('the palette finds candidates, jobs and folders', async ({ as }) => {
  const page = await as('recruiter')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeFocused()
  await page.keyboard.type('nguyen')
  const found = page.getByRole('group', { name: 'Found' })
  await expect(found.getByRole('option').first()).toContainText(/Nguyễn/i)
  await checkAllLooks(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('backend 2026')
  await expect(found.getByRole('option', { name: /^Backend 2026/ })).toBeVisible()
  await found.getByRole('option', { name: /^Backend 2026/ }).click()
  await expect(page).toHaveURL(/\/cv-verification\?folder=/)
  await expect(desk(page).rows).toHaveCount(20)
})

test('the focus returns to its previous element, and disabled shortcuts stay disabled', async ({ as }) => {
  const page = await as('recruiter')
  const box = page.getByRole('button', { name: 'Search or jump to…' })
  await box.focus()
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(box).toBeFocused()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByRole('checkbox').press('Space')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Turn keyboard shortcuts on' }).click()
  await page.keyboard.press('?')
  await expect(sheet).toBeVisible()
})

test('palette, shortcut list and settings are accessible, in both themes and at 320 pixels', async ({ as }) => {
  const page = await as('recruiter', '/dashboards', { height: 640 })
  await page.getByRole('button', { name: 'Search or jump to…' }).click()
  await expect(palette(page)).toBeVisible()
  await checkAllLooks(page)
  await page.keyboard.type('shortcuts')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await checkAllLooks(page)
  await page.keyboard.press('Escape')
  await page.goto('/setting#preferences')
  await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
  await checkAllLooks(page)
})
