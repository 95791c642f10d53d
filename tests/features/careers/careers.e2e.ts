import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import { openMail } from '../offers/offersJourney.ts'
import { desk } from '../verifications/desk.ts'

const cv = fileURLToPath(new URL('../../../services/demo/files/cv-john-doe-classic.pdf', import.meta.url))

/** Checks the page in both colour modes. */
async function checkLooks(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one mode after the other
    await page.emulateMedia({ colorScheme })
    // oxlint-disable-next-line no-await-in-loop -- one mode after the other
    await checkAccess(page)
  }
}

/** The texts of an application's page in the languages other than that of the first journey. */
const spoken = {
  en: {
    ...{ locale: 'en-GB', apply: 'Apply', name: 'Name', consent: /^I agree that/, no: 'No' },
    ...{ send: 'Send application', thanks: 'Thank you' },
  },
  ja: {
    ...{ locale: 'ja-JP', apply: '応募する', name: '氏名', consent: /に同意します/, no: 'いいえ' },
    ...{ send: '応募を送信', thanks: 'ありがとうございます' },
  },
}

/** Applies for the first job of the site on a phone with this language. */
async function applyIn(browser: Browser, baseURL: string, language: keyof typeof spoken, person: string) {
  const words = spoken[language]
  const viewport = { width: 375, height: 740 }
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, locale: words.locale })
  const page = await context.newPage()
  await page.goto('/careers/demo')
  await expect(page).toHaveURL(new RegExp(`/careers/demo/${language}$`))
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().tap()
  await page.getByRole('link', { name: words.apply }).tap()
  await page.getByLabel(words.name).fill(person)
  await page.getByLabel(/^E-mail|^メール/).fill(`${language}@mail.example`)
  await page.getByLabel(/^CV|^履歴書/).setInputFiles(cv)
  await page.getByRole('radiogroup', { name: 'Notice period' }).getByLabel('Longer').check()
  await page
    .getByRole('radiogroup', { name: /^Do you need a work permit/ })
    .getByLabel(words.no)
    .check()
  await page.getByLabel(words.consent).check()
  await page.getByRole('button', { name: words.send }).tap()
  await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible()
  await context.close()
}

test('a visitor finds a job on a phone, applies without scripts, sees the application and withdraws it; recruiters see it arrive', async ({
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
  await page.getByLabel('Email').fill('ung.vien@mail.example')
  await page.getByLabel(/^CV/).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') })
  await page.getByRole('radiogroup', { name: 'Notice period' }).getByLabel('Longer').check()
  await page.getByLabel(/^Expected salary/).fill('900')
  await page.getByLabel(/^Earliest start date/).fill('2027-02-01')
  const permit = page.getByLabel('Which permit do you have, and until when?')
  await expect(permit).toHaveAccessibleDescription('Chỉ khi câu “Do you need a work permit?” được trả lời là “Có”.')
  await page
    .getByRole('radiogroup', { name: /^Do you need a work permit/ })
    .getByLabel('Có')
    .check()
  await page.getByLabel(/^Tôi đồng ý/).check()
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).tap()
  await expect(page.getByRole('alert')).toContainText('Hồ sơ chưa được gửi')
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Trần Ứng Viên')
  // A conditional question is now asked.
  await expect(permit).toHaveAccessibleDescription(/Vui lòng điền mục này\.$/)
  const salary = page.getByLabel(/^Expected salary/)
  await expect(salary).toHaveAccessibleDescription(/Một số từ 5 đến 500\. Vui lòng nhập trong giới hạn này\.$/)
  await expect(salary).toHaveValue('900')
  await expect(page.getByLabel('Longer')).toBeChecked()
  await checkLooks(page)
  await salary.fill('45')
  await permit.fill('Work visa, May 2028')
  await page.getByLabel(/^CV/).setInputFiles(cv)
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).tap()
  await expect(page.getByRole('heading', { name: 'Xin cảm ơn' })).toBeVisible()
  expect(scripts).toEqual([])

  // It appears without a reload, and the recruiter is also notified.
  await expect(desk(recruiter).row('Trần Ứng Viên')).toContainText('Careers')
  await recruiter
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await expect(recruiter.getByText(`Trần Ứng Viên has applied for ${title}`)).toBeVisible()
  await recruiter.keyboard.press('Escape')
  await recruiter.getByRole('button', { name: 'Approve: Trần Ứng Viên' }).click()
  const answers = recruiter.getByRole('region', { name: 'Application' })
  for (const text of ['Longer', '45', '01/02/2027', 'Work visa, May 2028'])
    await expect(answers.getByRole('definition').filter({ hasText: text }).first()).toBeVisible()
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
  for (const text of ['Longer', '45', '1 tháng 2, 2027', 'Work visa, May 2028'])
    await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible()
  await checkLooks(page)
  await page.getByText('Rút hồ sơ').first().tap()
  await page.getByLabel(/không muốn được xem xét nữa/).check()
  await page.getByRole('button', { name: 'Rút hồ sơ' }).tap()
  await expect(page.getByText('Bạn đã rút hồ sơ.')).toBeVisible()
  await expect(desk(recruiter).row('Trần Ứng Viên')).toContainText('Invalidated')

  await page.getByRole('link', { name: 'Liên hệ' }).tap()
  await checkLooks(page)
  await page.getByLabel('Họ và tên').fill('Trần Ứng Viên')
  await page.getByLabel('Email').fill('ung.vien@mail.example')
  await page.getByLabel('Lời nhắn').fill('Khi nào tôi được trả lời?')
  await page.getByRole('button', { name: 'Gửi lời nhắn' }).tap()
  await expect(page.getByRole('status')).toContainText('Lời nhắn đã được gửi')
  const admin = await as('admin', '/contact')
  await expect(admin.locator('tbody tr').filter({ hasText: 'Khi nào tôi được trả lời?' })).toBeVisible()
  await context.close()

  for (const [language, person] of [
    ['en', 'Emma Applicant'],
    ['ja', '応募 太郎'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one applicant after the other
    await applyIn(browser, stack.publicUrl, language, person)
    // oxlint-disable-next-line no-await-in-loop -- one applicant after the other
    await expect(desk(recruiter).row(person)).toContainText('Careers')
  }
})

test('an administrator closes the site, and it disappears at once; it is the same without scripts, and users who manage no company are not asked about it', async ({
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

test('a closed site is previewed with a link; an open one is embedded in pages of the company, and is found at its former address', async ({
  as,
  browser,
  stack,
}) => {
  const admin = await as('admin', '/company-profile', { width: 1280 })
  const section = admin.getByRole('region', { name: 'Career site' })
  const save = async () => {
    await section.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByText('Update successfully!').first()).toBeVisible()
  }
  await section.getByRole('switch', { name: /^Public/ }).uncheck()
  await save()
  await section.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = section.getByRole('link', { name: 'Open the preview' })
  const href = (await preview.getAttribute('href'))!
  await checkAccess(admin)

  const context = await browser.newContext({ baseURL: stack.publicUrl, viewport: { width: 375, height: 740 } })
  const page = await context.newPage()
  expect((await page.goto('/careers/demo/en'))?.status()).toBe(404)
  expect((await page.goto(href))?.status()).toBe(200)
  await expect(page.getByText('Preview: only people with this link can see it.')).toBeVisible()
  await checkLooks(page)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Apply' }).click()
  await expect(page.getByText('This is a preview. You cannot send anything here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send application' })).toBeDisabled()
  expect(new URL(page.url()).pathname.startsWith(href.replace(/en$/, ''))).toBe(true)
  await checkLooks(page)
  await section.getByRole('button', { name: 'End all previews' }).click()
  await expect(admin.getByText('1 preview link ended')).toBeVisible()
  await expect(preview).toHaveCount(0)
  expect((await page.goto(href))?.status()).toBe(404)

  await section.getByRole('switch', { name: /^Public/ }).check()
  await section.getByRole('textbox', { name: /^Site address/ }).fill('demo-jobs')
  await save()
  const snippet = section.getByRole('textbox', { name: 'HTML for your own website' })
  await expect(snippet).toHaveValue(/data-hireloom-jobs="demo-jobs"/)
  const html = await snippet.inputValue()
  expect((await page.goto('/careers/demo/en?q=a'))?.status()).toBe(200)
  await expect(page).toHaveURL(/\/careers\/demo-jobs\/en\?q=a$/)
  await page.goto('/careers/demo/en')
  const banner = page.getByRole('complementary', { name: 'Announcements' }).getByRole('img')
  await banner.scrollIntoViewIfNeeded()
  await expect(banner).toHaveJSProperty('complete', true)
  expect(await banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)
  await checkLooks(page)

  // A page of the company, on another origin.
  const body = `<!doctype html><html lang="en"><title>Company</title><main><h1>Company</h1>${html}</main></html>`
  const company = createServer((_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end(body))
  await new Promise<void>((resolve) => void company.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(company.address() as AddressInfo).port}/`)
  const frame = page.getByTitle('Jobs')
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(200)
  await expect(page.getByRole('link', { name: 'Our jobs' })).toHaveCount(0)
  const jobs = page.frameLocator('iframe[title="Jobs"]')
  const heightOf = () => jobs.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)
  await expect.poll(heightOf).toBe(0)
  const [opened] = await Promise.all([context.waitForEvent('page'), jobs.getByRole('link').first().click()])
  await expect(opened).toHaveURL(/\/careers\/demo-jobs\/en\/jobs\/.*\?source=website$/)
  company.closeAllConnections()
  company.close()
  await page.goto(`${stack.publicUrl}/careers/demo-jobs/en/embed`)
  await checkLooks(page)

  await section.getByRole('textbox', { name: /^Site address/ }).fill('demo')
  await save()
  await context.close()
})
