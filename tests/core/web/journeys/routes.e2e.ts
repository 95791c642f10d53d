import { expect, test } from '../../../support/journey.ts'

test('a screen that is not built yet says so in every language, and no menu entry leads to one', async ({ as }) => {
  for (const [language, title, text] of [
    ['en', 'Notification topics', 'This screen is not available yet'],
    ['vi', 'Chủ đề thông báo', 'Màn hình này chưa sẵn sàng'],
    ['ja', '通知トピック', 'この画面はまだ利用できません'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one browser at a time
    const page = await as('admin', '/notification-topics', { language })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title} · `))
  }
  const page = await as('admin')
  const menu = page.getByRole('navigation').first()
  const paths = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  for (const path of new Set(paths)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText('This screen is not available yet')).toHaveCount(0)
  }
})

test('a missing permission is named, an unknown address is not found, and settings open their section', async ({
  as,
}) => {
  const page = await as('finance', '/cv-verification?folder=1')
  await expect(page).toHaveURL('/forbidden?requires=Candidate%3ACV-Verification&from=%2Fcv-verification%3Ffolder%3D1')
  await expect(page.getByText('Candidate:CV-Verification')).toBeVisible()
  await page.goto('/nothing/here')
  await expect(page).toHaveURL('/page-not-found')
  await page.goto('/setting#preferences')
  await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
  await page.goto('/setting#interview-settings#formTab')
  await expect(page.getByText('This section is not available, or you do not have access to it.')).toBeVisible()
})

test('pages for recipients of a link have no menu and no header', async ({ as, browser, stack }) => {
  const page = await as('interviewer', '/feedback/round/some-token')
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)

  const context = await browser.newContext({ baseURL: stack.publicUrl })
  const stranger = await context.newPage()
  await stranger.goto('/confirmofferletter?token=1')
  await expect(stranger.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible()
  await expect(stranger.getByRole('navigation')).toHaveCount(0)
  await context.close()
})
