import type { Page } from '@playwright/test'
import type { RequestParameters } from 'relay-runtime'
import { desk, folderNamed } from '../../../features/verifications/desk.ts'
import { checkAccess, checkAllLooks, checkBothModes } from '../../../support/checkAccess.ts'
import { expect, open, test } from '../../../support/journey.ts'
import { textOf } from '../../../support/persisted.ts'
import { tableRows } from '../../../support/tables.ts'

const h1 = (page: Page) => page.getByRole('heading', { level: 1 }).first()

test('dashboards, settings and a list are accessible, in both themes and in narrow windows', async ({ as, stack }) => {
  const page = await as('manager', '/dashboards', { height: 720 })
  await expect(
    page.getByRole('region', { name: 'Jobs waiting for people' }).getByRole('listitem').first(),
  ).toBeVisible()
  await checkAllLooks(page)
  await page.goto('/setting')
  await expect(h1(page)).toBeVisible()
  await checkAllLooks(page)
  for (const width of [1280, 375, 320]) {
    await page.setViewportSize({ width, height: 720 })
    await page.getByRole('button', { name: 'Support' }).click()
    await expect(page.getByRole('link', { name: /support@songhong/ })).toBeVisible()
    await checkBothModes(page)
    const panel = (await page.getByRole('dialog', { name: 'Support contacts' }).boundingBox())!
    expect(panel.x >= 0 && panel.x + panel.width <= width).toBe(true)
    await page.keyboard.press('Escape')
  }
  const folder = await folderNamed(stack, 'Backend 2026')
  const list = await as('recruiter', `/cv-verification?folder=${folder.id}`, { height: 720 })
  await expect(desk(list).rows.first()).toBeVisible()
  await checkAllLooks(list)
})

for (const [language, hello, setting, running, none] of [
  ['en', /^Good (morning|afternoon|evening), /, 'Preferences', 'Imports running', 'No import is running.'],
  ['vi', /^Chào buổi (sáng|chiều|tối), /, 'Tùy chọn', 'Đang nhập dữ liệu', 'Hiện không có lượt nhập nào đang chạy.'],
  ['ja', /さん$/, '表示と操作', '実行中の取り込み', '実行中の取り込みはありません。'],
] as const) {
  test(`the shell is in ${language}`, async ({ as }) => {
    const page = await as('sato.kenta', '/dashboards', { language })
    await expect(h1(page)).toHaveText(hello)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const card = page.getByRole('region', { name: running })
    await expect(card).toBeVisible()
    await expect(card.getByText(none)).toBeVisible()
    // No text key is shown in place of its text.
    expect((await page.locator('body').innerText()).match(/\b[a-z]\w+[:.][a-z]\w+[A-Z]\w*\b/g)).toBeNull()
    await page.goto('/setting#preferences')
    await expect(h1(page)).toHaveText(new RegExp(setting))
    await checkAccess(page)
  })
}

test('the Japanese font is fetched when the first Japanese character appears, and not before', async ({ as }) => {
  for (const [language, isWanted] of [
    ['en', false],
    ['ja', true],
  ] as const) {
    const page = await as('finance', '/dashboards', { language })
    const asked = await page.evaluate(async () => {
      await document.fonts.ready
      return performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('noto-sans-jp')).length
    })
    expect(asked > 0, language).toBe(isWanted)
    if (isWanted)
      await expect
        .poll(() => page.evaluate(() => document.fonts.check('13px "Noto Sans JP Variable"', '設定')))
        .toBe(true)
  }
})

/** Simulates a slow connection, with which a page takes seconds. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  })
  await page.addInitScript(() => {
    const seen: { shift: number; bones: boolean } = { shift: 0, bones: false }
    ;(window as unknown as { seen: typeof seen }).seen = seen
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver(() => {
      seen.bones ||= document.querySelector('.bone, [data-skeleton]') !== null
    }).observe(document, { childList: true, subtree: true })
  })
}

test('on a slow network skeletons keep the layout stable', async ({ as, stack }) => {
  const page = await as('recruiter', '/setting')
  await slow(page)
  // Data is requested before the code, and could arrive first: the page would show its rows at once. So everything
  // but the session and the menu, without which no page begins, waits for the skeleton.
  await page.route('**/graphql', async (route) => {
    const { id } = route.request().postDataJSON() as { id?: string }
    if (!/^query (startSession|serverMenu)Query/.test(textOf({ id } as RequestParameters)))
      await page
        .waitForFunction(() => (window as unknown as { seen: { bones: boolean } }).seen.bones, null, {
          timeout: 20_000,
        })
        .catch(() => {})
    await route.continue().catch(() => {})
  })
  const folder = await folderNamed(stack, 'Backend 2026')
  for (const [path, isThere] of [
    ['/dashboards', () => expect(page.getByText('No import is running.')).toBeVisible({ timeout: 45_000 })],
    [`/cv-verification?folder=${folder.id}`, () => expect(desk(page).rows.first()).toBeVisible({ timeout: 45_000 })],
  ] as const) {
    await page.goto(path, { timeout: 45_000 })
    await isThere()
    await page.waitForTimeout(1_000)
    const { shift, bones } = await page.evaluate(
      () => (window as unknown as { seen: { shift: number; bones: boolean } }).seen,
    )
    expect(bones, `skeleton of ${path}`).toBe(true)
    expect(shift, `layout shift of ${path}`).toBeLessThanOrEqual(0.1)
  }
})

test('a reload of any route shows the same page', async ({ as }) => {
  test.setTimeout(180_000)
  const id = '00000000-0000-4000-8000-000000000001'
  const paths = [
    '/dashboards?a=1',
    '/setting?a=1#preferences',
    '/cv-verification?folder=x&page=2',
    '/page-not-found',
    '/forbidden?requires=Role%3AListRole',
    // Every sixth one is enough, because they do not differ in what a reload could lose.
    ...tableRows('routes')
      .filter(([, , kind]) => kind === 'private')
      .filter((_row, at) => at % 6 === 0)
      .map(([path]) => `${path!.replace(/\/\{\w+\?\}/, '').replace(/\{\w+\}/g, id)}?a=1#b`),
  ]
  expect(paths.length).toBeGreaterThan(15)
  const pages = await Promise.all([0, 1].map(() => as('admin', '/notification-setting')))
  const changed: string[] = []
  await Promise.all(
    pages.map(async (page) => {
      for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
        await open(page, path)
        await expect(h1(page)).toBeVisible()
        const before = [page.url(), await h1(page).textContent()]
        await page.reload()
        await expect(h1(page)).toBeVisible()
        await expect(h1(page)).toHaveText(before[1]!)
        if (page.url() !== before[0] || !page.url().endsWith(path))
          changed.push(`${path}: ${before[0]} → ${page.url()}`)
      }
    }),
  )
  expect(changed).toEqual([])
})

test('the shell without a mouse: skip link, support, language, account', async ({ as }) => {
  const page = await as('finance', '/dashboards')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Home' }).focus()
  const reach = async (name: string | RegExp) => {
    const target = page.getByRole('button', { name })
    for (let left = 15; left > 0 && !(await target.evaluate((element) => element === document.activeElement)); left--)
      await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await reach('Support')
  await expect(page.getByRole('link', { name: /^Technical support: 024/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Support' })).toBeFocused()
  await reach(/^EN/)
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.getByRole('button', { name: /^VI/ })).toBeFocused()
  await reach(/^Tài khoản/)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/logout/)
})

test('a long export covers the page but not the menu, and can be cancelled', async ({ as, stack }) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  await expect(desk(page).rows.first()).toBeVisible()
  await page.route('**/graphql', async (route) => {
    await new Promise((done) => setTimeout(done, 2_500))
    await route.continue().catch(() => {})
  })
  const button = page.getByRole('button', { name: /^Export/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Exporting…' })).toBeVisible()
  await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('aria-busy', 'true')
  await checkAccess(page)
  await page.keyboard.press('Enter')
  await expect(cancel).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('')
})
