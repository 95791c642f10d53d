import type { Page } from '@playwright/test'
import { talentFolderCreate } from '../../../services/features/talentFolders/contract.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'

const list = (page: Page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('list', { name: 'Folder' })

test('of hundreds of folders only the visible ones are on the page, and the keyboard reaches all', async ({
  as,
  stack,
}) => {
  // An account whose folders no other journey counts.
  const token = await tokenOf(stack, 'sato.kenta')
  const numbers = Array.from({ length: 240 }, (_, at) => String(at + 1).padStart(3, '0'))
  for (const number of numbers) {
    await rest(stack, token, 'POST', talentFolderCreate.path, {
      type: 'candidate',
      name: `Zeta ${number}`,
      shareAll: false,
      shareUsers: [],
    })
  }
  const page = await as('sato.kenta', '/dashboards', { width: 1440 })
  const rows = list(page).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const size = Number(await rows.first().getAttribute('aria-setsize'))
  expect(size).toBeGreaterThanOrEqual(240)
  // Each End goes to the last loaded folder, and loads the next part.
  await expect(async () => {
    // The first row may be redrawn while it is focused.
    if ((await list(page).locator(':focus').count()) === 0) await list(page).getByRole('link').first().focus()
    await page.keyboard.press('End')
    await expect(rows.last().getByRole('link')).toBeFocused({ timeout: 500 })
    expect(await rows.last().getAttribute('aria-posinset')).toBe(String(size))
  }).toPass()
  expect(await rows.count()).toBeLessThan(80)
  await checkAccess(page)

  await page.keyboard.press('Home')
  await expect(list(page).getByRole('link').first()).toBeFocused()
  await expect(rows.first()).toHaveAttribute('aria-posinset', '1')
  // Scrolling with the wheel works too, and a ⋯ menu opens beside its row.
  await rows.nth(3).hover()
  await page.mouse.wheel(0, 3200)
  const middle = list(page).getByRole('button', { name: 'Actions: Zeta 100' })
  await expect(middle).toBeVisible()
  await middle.click()
  const menu = page.getByRole('menu', { name: 'Actions: Zeta 100' })
  const [button, panel] = [await middle.boundingBox(), await menu.boundingBox()]
  expect(
    Math.min(Math.abs(panel!.y - button!.y - button!.height), Math.abs(button!.y - panel!.y - panel!.height)),
  ).toBeLessThan(10)
  await page.keyboard.press('Escape')
  await expect(middle).toBeFocused()
})
