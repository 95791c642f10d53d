import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import { checkAccess } from '../../../support/checkAccess.ts'
import { pdfBytes } from '../../../support/pdfs.ts'
import { expect, lit, test, viewer } from '../../../support/viewerJourney.ts'

const type = 'application/pdf'

test.beforeAll(async ({ server }) => {
  server.files.set('ten.pdf', { type, body: await pdfBytes(10) })
  server.files.set('html.html', { type: 'text/html', body: '<h1>Nguyễn Văn Đức</h1><p>Java</p>' })
  const entry = { position: 'Developer', summary: 'Built the payment system. '.repeat(12), startDate: '2019-01-01' }
  server.files.set('resume.json', {
    type: 'application/json',
    body: JSON.stringify({
      basics: {
        name: 'Nguyễn Văn Đức',
        label: '開発者',
        email: 'duc@example.vn',
        phone: '0912 345 678',
        summary: 'Kỹ sư phần mềm',
        birthday: '1990-02-03',
        gender: 0,
      },
      work: Array.from({ length: 14 }, (_, at) => ({ ...entry, name: `Công ty ${at + 1}` })),
      skills: [{ name: 'Java', level: 'Expert' }],
      languages: [{ language: 'Tiếng Nhật', fluency: 'N2' }],
    }),
  })
})

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the viewer and the CV are accessible, ${colorScheme}`, async ({ look }) => {
    const page = await look({ file: '/files/ten.pdf', words: 'java' }, { colorScheme })
    await expect(viewer(page).drawn(1)).toBeVisible()
    await viewer(page).tool('Find in the document').click()
    await page.keyboard.type('hanoi')
    await expect(page.getByRole('search').getByRole('status')).toContainText(' of ')
    await checkAccess(page)
    // Paper stays white.
    expect(
      await viewer(page)
        .page(1)
        .evaluate((sheet) => getComputedStyle(sheet).backgroundColor),
    ).toBe('rgb(255, 255, 255)')
    const html = await look({ show: 'html', file: '/files/html.html' }, { colorScheme })
    await expect(html.getByText('The layout is simplified')).toBeVisible()
    // No script runs in the frame, not even the checker.
    await html.locator('iframe').evaluate((frame) => frame.remove())
    await checkAccess(html)
    const cv = await look({ show: 'cv', file: '/files/resume.json' }, { colorScheme })
    await expect(cv.getByRole('heading', { name: 'Nguyễn Văn Đức' })).toBeVisible()
    await checkAccess(cv)
  })
}

test('both reflow at 320 pixels', async ({ look }) => {
  const page = await look({ file: '/files/ten.pdf' }, { width: 320, height: 640 })
  await expect(viewer(page).drawn(1)).toBeVisible()
  expect(await fits(page)).toBeLessThanOrEqual(0)
  const boxes = await Promise.all(
    (await page.getByRole('group', { name: 'Document tools' }).getByRole('button').all()).map((button) =>
      button.boundingBox(),
    ),
  )
  for (const box of boxes)
    if (box)
      expect([box.x >= 0, box.x + box.width <= 320, box.width >= 24, box.height >= 24]).toEqual([
        true,
        true,
        true,
        true,
      ])
  const cv = await look({ show: 'cv', file: '/files/resume.json' }, { width: 320, height: 640 })
  await expect(cv.getByRole('heading', { name: 'Nguyễn Văn Đức' })).toBeVisible()
  expect(await fits(cv)).toBeLessThanOrEqual(0)
})

test('two fingers zoom around the point between them, and two taps toggle fullscreen', async ({ look }) => {
  const page = await look({ file: '/files/ten.pdf' }, { width: 375, height: 740, hasTouch: true })
  const view = viewer(page)
  await expect(view.drawn(1)).toBeVisible()
  const before = await view.page(1).evaluate((box) => box.clientWidth)
  const device = await page.context().newCDPSession(page)
  const touch = (kind: 'touchStart' | 'touchMove' | 'touchEnd', points: [x: number, y: number][], timestamp?: number) =>
    device.send('Input.dispatchTouchEvent', {
      type: kind,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      timestamp,
    })
  await touch('touchStart', [
    [150, 300],
    [220, 300],
  ])
  for (let step = 1; step <= 5; step++)
    await touch('touchMove', [
      [150 - step * 7, 300],
      [220 + step * 7, 300],
    ])
  await touch('touchEnd', [])
  await expect.poll(() => view.page(1).evaluate((box) => box.clientWidth)).toBeGreaterThan(before * 1.7)
  await expect(view.mode).toHaveValue('')
  // Uses the time between the taps, independent of how slow the machine is.
  const tapTwice = async () => {
    const at = Date.now() / 1000
    for (const later of [0, 0.1]) {
      await touch('touchStart', [[180, 400]], at + later)
      await touch('touchEnd', [], at + later + 0.03)
    }
  }
  await tapTwice()
  await expect(view.tool('Leave fullscreen')).toBeVisible()
  await tapTwice()
  await expect(view.tool('Fullscreen')).toBeVisible()
  // Two taps with a pause between them are not a double tap.
  await touch('touchStart', [[180, 400]])
  await touch('touchEnd', [])
  await page.waitForTimeout(700)
  await touch('touchStart', [[180, 400]])
  await touch('touchEnd', [])
  await page.waitForTimeout(300)
  await expect(view.tool('Fullscreen')).toBeVisible()
})

test('only a few of 1,000 pages are rendered, at any position', async ({ look, server }) => {
  server.files.set('thousand.pdf', { type, body: await pdfBytes(1000) })
  const page = await look({ file: '/files/thousand.pdf' })
  const view = viewer(page)
  await expect(view.drawn(1)).toBeVisible()
  for (const number of [1000, 250, 777]) {
    await view.label.click()
    await page.keyboard.type(String(number))
    await page.keyboard.press('Enter')
    await expect(view.label).toHaveText(`${number} / 1000`)
    await expect(view.drawn(number)).toBeVisible()
    expect(await view.pages.count()).toBeLessThanOrEqual(4)
    expect(await page.locator('canvas').count()).toBeLessThanOrEqual(6)
  }
  // Pages that were scrolled past were never drawn.
  await view.scroll.evaluate(async (box) => {
    for (let top = 0; top < box.scrollHeight; top += box.scrollHeight / 60) {
      box.scrollTop = top
      await new Promise((done) => requestAnimationFrame(done))
    }
  })
  expect(await view.pages.count()).toBeLessThanOrEqual(4)
  await view.tool('Find in the document').click()
  await page.keyboard.type('page 990 of')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1', { timeout: 30_000 })
  await expect(view.drawn(990)).toBeVisible()
})

test('the CV is printed alone on A4, without a break within an entry, and its text can be found in the print', async ({
  look,
  server,
}) => {
  const page = await look({ show: 'cv', file: '/files/resume.json' })
  await expect(page.getByRole('heading', { name: 'Nguyễn Văn Đức' })).toBeVisible()
  const body = await page.pdf({ preferCSSPageSize: true })
  const printed = await PDFDocument.load(body)
  expect(printed.getPageCount()).toBe(3)
  expect(printed.getPages().map((sheet) => [Math.round(sheet.getWidth()), Math.round(sheet.getHeight())])).toEqual(
    Array(3).fill([595, 842]),
  )
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Shared part' })).toBeHidden()
  expect(
    await page
      .locator('.cv-entry')
      .evaluateAll((entries) => entries.map((entry) => getComputedStyle(entry).breakInside)),
  ).toEqual(Array(14).fill('avoid'))
  server.files.set('printed.pdf', { type, body })
  const print = await look({ file: '/files/printed.pdf', words: 'NGUYEN VAN DUC,開発' })
  await expect(viewer(print).drawn(1)).toBeVisible()
  await expect
    .poll(async () => (await lit(print, 'viewer-words')).map((text) => text.normalize('NFC')).sort())
    .toEqual(['Nguyễn Văn Đức', '開発'])
})
