import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import { openMail } from '../offers/offersJourney.ts'
import { desk } from '../verifications/desk.ts'

const cv = fileURLToPath(new URL('../../../services/demo/files/cv-john-doe-classic.pdf', import.meta.url))

/** The page as it is read in either colour mode. */
async function checkLooks(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one mode after the other
    await page.emulateMedia({ colorScheme })
    // oxlint-disable-next-line no-await-in-loop -- one mode after the other
    await checkAccess(page)
  }
}

test('somebody finds a job on a phone, applies without a script, sees the application and takes it back; recruiters see it come', async ({
  as,
  browser,
  stack,
}) => {
  const recruiter = await as('recruiter', '/collect-candidate', { width: 1440 })
  await expect(recruiter.locator('tbody tr[aria-selected]').first()).toBeVisible()

  const context = await browser.newContext({
    baseURL: stack.publicUrl,
    javaScriptEnabled: true,
    locale: 'vi-VN',
    viewport: { width: 375, height: 740 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/careers/demo?source=facebook')
  await expect(page).toHaveURL(/\/careers\/demo\/vi\?source=facebook$/)
  await checkLooks(page)
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const title = (await first.innerText()).trim()
  await page.getByLabel('Chức danh hoặc kỹ năng').fill(title)
  await page.getByRole('button', { name: 'Tìm kiếm' }).tap()
  await page.getByRole('link', { name: title, exact: true }).first().tap()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
  expect(data).toMatchObject({ '@type': 'JobPosting', title })
  await checkLooks(page)

  await page.getByRole('link', { name: 'Ứng tuyển' }).tap()
  await checkLooks(page)
  await page.getByLabel('Họ và tên').fill('Trần Ứng Viên')
  await page.getByLabel('E-mail').fill('ung.vien@mail.example')
  await page.getByLabel(/^CV/).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') })
  await page.getByLabel(/^Tôi đồng ý/).check()
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).tap()
  await expect(page.getByRole('alert')).toContainText('Hồ sơ chưa được gửi')
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Trần Ứng Viên')
  await checkLooks(page)
  await page.getByLabel(/^CV/).setInputFiles(cv)
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).tap()
  await expect(page.getByRole('heading', { name: 'Xin cảm ơn' })).toBeVisible()
  expect(scripts).toEqual([])

  // It is there before the recruiter has asked again, who is also told.
  await expect(desk(recruiter).row('Trần Ứng Viên')).toContainText('Careers')
  await recruiter
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await expect(recruiter.getByText(`Trần Ứng Viên has applied for ${title}`)).toBeVisible()
  await recruiter.keyboard.press('Escape')

  const mailbox = await recruiter.context().newPage()
  expect(await openMail(mailbox, 'ung.vien@mail.example', /Hồ sơ ứng tuyển/)).toContain(title)
  const href = await mailbox
    .frameLocator('iframe')
    .getByRole('link', { name: 'Xem hồ sơ ứng tuyển' })
    .getAttribute('href')
  await page.goto(new URL(href!).pathname)
  await expect(page.getByText('Đã nhận: chưa có quyết định.')).toBeVisible()
  await expect(page.getByText('cv-john-doe-classic.pdf')).toBeVisible()
  await checkLooks(page)
  await page.getByText('Rút hồ sơ').first().tap()
  await page.getByLabel(/không muốn được xem xét nữa/).check()
  await page.getByRole('button', { name: 'Rút hồ sơ' }).tap()
  await expect(page.getByText('Bạn đã rút hồ sơ.')).toBeVisible()
  await expect(desk(recruiter).row('Trần Ứng Viên')).toContainText('Invalidated')

  await page.getByRole('link', { name: 'Liên hệ' }).tap()
  await checkLooks(page)
  await page.getByLabel('Họ và tên').fill('Trần Ứng Viên')
  await page.getByLabel('E-mail').fill('ung.vien@mail.example')
  await page.getByLabel('Lời nhắn').fill('Khi nào tôi được trả lời?')
  await page.getByRole('button', { name: 'Gửi lời nhắn' }).tap()
  await expect(page.getByRole('status')).toContainText('Lời nhắn đã được gửi')
  const admin = await as('admin', '/contact')
  await expect(admin.locator('tbody tr').filter({ hasText: 'Khi nào tôi được trả lời?' })).toBeVisible()
  await context.close()
})

test('an administrator closes the site, and it is gone at once; without scripts it is read as with them, and who looks after no company is not asked about it', async ({
  as,
  browser,
  stack,
}) => {
  const context = await browser.newContext({ baseURL: stack.publicUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/careers/demo/ja')
  await expect(page.getByRole('button', { name: '検索' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByRole('button', { name: '検索' })).toBeVisible()
  const recruiter = await as('recruiter', '/company-profile')
  await expect(recruiter.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(recruiter.getByRole('region', { name: 'Career site' })).toHaveCount(0)

  const admin = await as('admin', '/company-profile')
  const section = admin.getByRole('region', { name: 'Career site' })
  await section.getByRole('switch', { name: /^Public/ }).uncheck()
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByRole('link', { name: 'Open the site' })).toHaveCount(0)
  expect((await page.goto('/careers/demo/ja'))?.status()).toBe(404)
  await section.getByRole('switch', { name: /^Public/ }).check()
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByRole('link', { name: 'Open the site' })).toBeVisible()
  expect((await page.goto('/careers/demo/ja'))?.status()).toBe(200)
  await context.close()
})
