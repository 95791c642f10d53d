import type { Page } from '@playwright/test'
import { menu as entries, menuOf } from '../../../../services/features/menus/menu.ts'
import { standardRoles } from '../../../../services/company/roles.ts'
import { permissionKeys } from '../../../../services/core/contract/permissionKeys.ts'
import { changeAnswers } from '../../../support/changeAnswers.ts'
import { expect, goWithin, open, test } from '../../../support/journey.ts'

const roles = {
  admin: permissionKeys,
  recruiter: standardRoles.Recruiter!,
  manager: standardRoles.HiringManager!,
  approver: standardRoles.Approver!,
  interviewer: standardRoles.InterviewAdministrator!,
  finance: standardRoles.Finance!,
  vendor: standardRoles.Vendor!,
} as const

const side = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true })
const planned = 'This screen is not available yet'
const topPaths = (page: Page) =>
  side(page)
    .locator('li > a:not([href*="/view/"])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

for (const [account, keys] of Object.entries(roles)) {
  test(`${account}: the menu links to screens that are listed, permitted and built; all others are blocked`, async ({
    as,
  }) => {
    const page = await as(account, '/setting')
    await expect(side(page).getByRole('link', { name: 'Dashboards' })).toBeVisible()
    const linked = await topPaths(page)
    const listed = menuOf({ permissions: new Set(keys) }).map(({ url }) => url)
    const built: string[] = []
    for (const { url, permissions } of entries) {
      if (listed.includes(url)) {
        await open(page, url)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        if ((await page.getByText(planned).count()) === 0) built.push(url)
      } else {
        await goWithin(page, url)
        await expect(page).toHaveURL(
          `/forbidden?${new URLSearchParams([...permissions.map((key) => ['requires', key]), ['from', url]])}`,
        )
        await expect(page.getByText(permissions[0]!)).toBeVisible()
      }
    }
    expect(linked).toEqual(built)
  })
}

test('groups have headings, and the open screen is marked', async ({ as }) => {
  const page = await as('recruiter', '/cv-verification', { width: 1400 })
  const group = side(page).getByRole('list', { name: 'CV Verification' })
  await expect(group.getByRole('link', { name: 'CV Verification' })).toHaveAttribute('aria-current', 'page')
  const vendors = side(page).getByRole('list', { name: 'Vendor' })
  await expect(vendors.getByRole('link')).toHaveCount(2)
})

test("the entry has the company's own name, from the first paint of the next visit on", async ({ as }) => {
  const page = await as('admin@other', '/dashboards', { width: 1400 })
  await expect(side(page).getByRole('link', { name: 'CV check' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
  // Records every text that the page shows during the visit.
  await page.addInitScript(() => {
    const said = ((window as unknown as { said: Set<string> }).said = new Set<string>())
    new MutationObserver(() => {
      for (const link of document.querySelectorAll('.side-menu a[href="/cv-verification"]'))
        said.add(link.textContent ?? '')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
  expect(await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said])).toEqual(['CV check'])
  await page.getByRole('button', { name: /^EN/ }).click()
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click()
  await expect(page.getByRole('link', { name: 'Kiểm tra CV' }).first()).toBeVisible()
})

test('support contacts have phone and email links', async ({ as }) => {
  const page = await as('finance')
  await page.getByRole('button', { name: 'Support' }).click()
  const panel = page.getByRole('dialog', { name: 'Support contacts' })
  await expect(panel.getByRole('list', { name: 'Support contacts' }).getByRole('listitem')).toHaveCount(3)
  await expect(panel.getByRole('link', { name: 'Terms of service' })).toHaveAttribute('href', '/content/terms')
  await expect(panel.getByRole('link', { name: 'Technical support: support@songhong.example' })).toHaveAttribute(
    'href',
    'mailto:support@songhong.example',
  )
  await expect(panel.getByRole('link', { name: 'Technical support: 024 3826 1101' })).toHaveAttribute(
    'href',
    'tel:02438261101',
  )
})

test('header-only mode: no side menu on any page, even after a reload, until it is switched off', async ({ as }) => {
  const page = await as('recruiter', '/dashboards?headerOnly=1')
  const isHeaderOnly = async () => {
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(side(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
  }
  await isHeaderOnly()
  await page.getByRole('main').getByRole('link', { name: 'Setting' }).click()
  await expect(page).toHaveURL('/setting?headerOnly=1')
  await isHeaderOnly()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Notification Setting' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isHeaderOnly()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/dashboards?headerOnly=1')
  await isHeaderOnly()
  await page.goto('/dashboards')
  await expect(side(page)).toBeVisible()
})

test('crumbs lead home, titles name the page, and a page that is not built is not offered', async ({ as }) => {
  const page = await as('manager', '/jobs/create')
  await expect(page).toHaveTitle(/Create job · Hireloom$/)
  await page.getByRole('button', { name: /^Account of/ }).click()
  const entry = page.getByRole('menuitem', { name: 'Notification Setting' })
  const isOffered = (await entry.count()) > 0
  await page.goto('/notification-setting')
  await expect(page.getByRole('heading', { level: 1, name: 'Notification Setting' })).toBeVisible()
  expect((await page.getByText(planned).count()) === 0).toBe(isOffered)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/dashboards')
  await expect(page).toHaveTitle('Dashboards · Hireloom')
})

test('an entry that the server does not list is hidden but can be opened; without any entry only the header is shown', async ({
  as,
}) => {
  const page = await as('recruiter')
  await changeAnswers(page, 'menu', ({ data }) => ({
    data: { menu: (data!.menu as { path: string }[]).filter(({ path }) => path !== '/cv-verification') },
  }))
  await page.goto('/cv-verification')
  await expect(page.getByRole('heading', { level: 1, name: 'CV Verification' })).toBeVisible()
  await expect(side(page).getByRole('link', { name: 'Dashboards' })).toBeVisible()
  await expect(side(page).getByRole('link', { name: 'CV Verification' })).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
  await changeAnswers(page, 'menu', () => ({ data: { menu: [] } }))
  await page.goto('/dashboards')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(side(page)).toHaveCount(0)
})

test('without a response the permissions decide', async ({ as }) => {
  const page = await as('recruiter')
  const failed = {
    data: null,
    errors: [{ message: 'away', path: ['menu'], extensions: { code: 'UPSTREAM_UNAVAILABLE', requestId: 'r' } }],
  }
  await changeAnswers(page, 'menu', () => failed)
  await page.goto('/dashboards')
  await expect(side(page).getByRole('link', { name: 'CV Verification' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
