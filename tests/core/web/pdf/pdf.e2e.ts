import { japanesePdf, lockedPdf, pdfBytes } from '../../../support/pdfs.ts'
import { expect, lit, test, viewer } from '../../../support/viewerJourney.ts'

const type = 'application/pdf'

test.beforeAll(async ({ server }) => {
  server.files.set('ten.pdf', { type, body: await pdfBytes(10, { wide: [3], text: 'Resume of Duc' }) })
  server.files.set('locked.pdf', { type, body: await lockedPdf('secret') })
  server.files.set('japanese.pdf', { type, body: await japanesePdf() })
  server.files.set('broken.pdf', { type, body: '%PDF-1.7 and then nothing of it' })
  server.files.set('empty.pdf', { type, body: '' })
  server.files.set('cv.doc', { type: 'application/msword', body: 'a Word file' })
  server.files.set('cv.html', {
    type: 'text/html; charset=utf-8',
    body: '<h1>Nguyễn Văn Đức</h1><p>Java</p><script>parent.document.title = "ran"</script><img src="/files/seen.gif" onerror="parent.document.title = \'ran\'">',
  })
})

test('a document opens with the width of the window, and only the visible pages are rendered', async ({ look }) => {
  const page = await look({ file: '/files/ten.pdf' })
  const view = viewer(page)
  await expect(view.drawn(1)).toBeVisible()
  await expect(view.label).toHaveText('1 / 10')
  await expect(view.mode).toHaveValue('width')
  await expect(view.pages).toHaveCount(2)
  const [room, sheet] = await Promise.all([
    view.scroll.evaluate((box) => box.clientWidth),
    view.page(1).evaluate((box) => box.clientWidth),
  ])
  expect(room - sheet - 32).toBeLessThanOrEqual(1)
  expect(room - sheet).toBeGreaterThanOrEqual(32)
  await expect(page.getByRole('status').filter({ hasText: 'Page 1 of 10' })).toBeAttached()
})

test('pages are changed with buttons, by number and with keys; the label shows the most visible page', async ({
  look,
}) => {
  const page = await look({ file: '/files/ten.pdf' })
  const view = viewer(page)
  await expect(view.drawn(1)).toBeVisible()
  await expect(view.tool('Previous page')).toBeDisabled()
  await view.tool('Next page').click()
  await expect(view.label).toHaveText('2 / 10')
  await view.label.click()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(view.label).toHaveText('7 / 10')
  await expect(view.label).toBeFocused()
  await expect(view.drawn(7)).toBeVisible()
  await view.label.click()
  await page.keyboard.type('many')
  await page.keyboard.press('Enter')
  await expect(view.label).toHaveText('7 / 10')
  await view.label.click()
  await page.keyboard.type('99')
  await page.keyboard.press('Enter')
  await expect(view.label).toHaveText('10 / 10')
  await expect(view.tool('Next page')).toBeDisabled()
  await view.scroll.focus()
  await page.keyboard.press('Home')
  await expect(view.label).toHaveText('1 / 10')
  await page.keyboard.press('PageDown')
  await expect.poll(() => view.scroll.evaluate((box) => box.scrollTop)).toBeGreaterThan(400)
  await page.keyboard.press('End')
  await expect(view.label).toHaveText('10 / 10')
  await view.mode.selectOption('height')
  await view.scroll.evaluate((box) => {
    box.scrollTop = 0
  })
  const height = await view.page(1).evaluate((box) => box.clientHeight)
  await view.scroll.evaluate((box, top) => {
    box.scrollTop = top
  }, height * 0.4)
  await expect(view.label).toHaveText('1 / 10')
  await view.scroll.evaluate((box, top) => {
    box.scrollTop = top
  }, height * 0.7)
  await expect(view.label).toHaveText('2 / 10')
})

test('zoom changes in tenths; buttons stop at 0.5 and 2.5, and keys at 0.2', async ({ look }) => {
  const page = await look({ file: '/files/ten.pdf' })
  const view = viewer(page)
  await expect(view.drawn(1)).toBeVisible()
  await view.mode.selectOption('default')
  await expect.poll(() => view.page(1).evaluate((box) => box.clientWidth)).toBe(794)
  await view.tool('Zoom in').click()
  await expect(view.mode).toHaveValue('')
  await expect(view.mode.locator('option:checked')).toHaveText('110%')
  for (let step = 0; step < 6; step++) await view.tool('Zoom out').click()
  await expect(view.mode.locator('option:checked')).toHaveText('50%')
  await expect(view.tool('Zoom out')).toBeDisabled()
  await view.scroll.focus()
  for (let step = 0; step < 5; step++) await page.keyboard.press('-')
  await expect(view.mode.locator('option:checked')).toHaveText('20%')
  for (let step = 0; step < 24; step++) await page.keyboard.press('+')
  await expect(view.mode.locator('option:checked')).toHaveText('250%')
  await expect(view.tool('Zoom in')).toBeDisabled()
  await view.tool('Fit to height').click()
  await expect
    .poll(async () => (await view.page(1).boundingBox())!.height <= (await view.scroll.boundingBox())!.height - 31)
    .toBe(true)
})

test('zooming keeps the position, and a wider window fits the page again after a moment', async ({ look }) => {
  const page = await look({ file: '/files/ten.pdf' })
  const view = viewer(page)
  await view.label.click()
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(view.drawn(6)).toBeVisible()
  await view.mode.selectOption('default')
  await expect(view.label).toHaveText('6 / 10')
  await view.mode.selectOption('width')
  await expect(view.label).toHaveText('6 / 10')
  const before = await view.page(6).evaluate((box) => box.clientWidth)
  await page.setViewportSize({ width: 700, height: 800 })
  await expect.poll(() => view.page(6).evaluate((box) => box.clientWidth)).toBeLessThan(before - 400)
  await expect(view.label).toHaveText('6 / 10')
})

for (const show of ['dataUrl', 'base64', 'file', 'answer']) {
  test(`a document is shown from ${show}`, async ({ look }) => {
    const page = await look({ show, file: '/files/ten.pdf' })
    await expect(viewer(page).drawn(1)).toBeVisible()
    await expect(viewer(page).label).toHaveText('1 / 10')
  })
}

test('without a document there is No data', async ({ look }) => {
  const page = await look({ show: 'none' })
  await expect(page.getByText('No data')).toBeVisible()
})

test('a protected document requires its password, and reports a wrong one', async ({ look }) => {
  const page = await look({ file: '/files/locked.pdf' })
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.keyboard.type('guess')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This password is wrong. Try again.')).toBeVisible()
  await page.getByLabel('Password').fill('secret')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(viewer(page).drawn(1)).toBeVisible()
})

for (const [file, text] of [
  ['broken.pdf', 'The file is damaged or in a format that cannot be shown.'],
  ['empty.pdf', 'The file is empty.'],
] as const) {
  test(`the error of ${file} is passed to the caller's handler, or otherwise thrown to the boundary`, async ({
    look,
  }) => {
    const told = await look({ file: `/files/${file}`, handled: '1' })
    await expect(told.getByRole('alert')).toContainText(text)
    await expect(told.locator('output')).toHaveText(text)
    const thrown = await look({ file: `/files/${file}` }, { provokes: /RequestError/ })
    await expect(thrown.getByRole('alert')).toContainText(text)
    await expect(thrown.locator('output')).toHaveCount(0)
  })
}

test('a missing file can be tried again', async ({ look, server }) => {
  const page = await look({ file: '/files/late.pdf', handled: '1' }, { provokes: /404/ })
  await expect(page.getByRole('alert')).toBeVisible()
  server.files.set('late.pdf', { type, body: await pdfBytes(1) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(viewer(page).drawn(1)).toBeVisible()
})

test('the words of a filter are highlighted from the start, and a search counts and steps through its matches', async ({
  look,
}) => {
  const page = await look({ file: '/files/ten.pdf', words: 'đức,KANBAN' })
  const view = viewer(page)
  await expect(view.drawn(1)).toBeVisible()
  await expect.poll(async () => new Set(await lit(page, 'viewer-words'))).toEqual(new Set(['Duc', 'Kanban']))
  await view.scroll.focus()
  await page.keyboard.press('Control+f')
  await expect(view.find).toBeFocused()
  await page.keyboard.type('PAGE 8 ò')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1')
  await expect(view.label).toHaveText('8 / 10')
  await expect.poll(() => lit(page, 'viewer-current')).toEqual(['Page 8 o'])
  await view.find.fill('resume of')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('8 of 10')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('9 of 10')
  await expect(view.label).toHaveText('9 / 10')
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Next match' }).click()
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 10')
  await expect(view.label).toHaveText('1 / 10')
  await page.getByRole('button', { name: 'Previous match' }).click()
  await expect(view.label).toHaveText('10 / 10')
  await view.find.fill('nothing like it')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('No matches')
  await page.keyboard.press('Escape')
  await expect(view.find).toHaveCount(0)
  await expect.poll(() => lit(page, 'viewer-found')).toEqual([])
})

test('text can be selected, including Japanese in a font that the file does not contain', async ({ look }) => {
  const page = await look({ file: '/files/japanese.pdf' })
  const view = viewer(page)
  await expect(view.drawn(1)).toBeVisible()
  const text = page.getByText('職務経歴書')
  await expect(text).toBeAttached()
  const box = (await text.boundingBox())!
  await page.mouse.move(box.x + 1, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('職務経歴書')
  // The picture is not empty where the text is.
  const ink = await page
    .locator('canvas')
    .first()
    .evaluate(
      (canvas: HTMLCanvasElement) =>
        canvas
          .getContext('2d')!
          .getImageData(0, 0, canvas.width, canvas.height / 2)
          .data.filter((value, at) => at % 4 === 0 && value < 128).length,
    )
  expect(ink).toBeGreaterThan(500)
})

test('HTML is shown in a frame that runs and loads nothing, with a note', async ({ look }) => {
  const asked: string[] = []
  const page = await look({ show: 'html', file: '/files/cv.html' }, { provokes: /Content Security Policy/ })
  page.on('request', (request) => asked.push(request.url()))
  await expect(page.getByText('The layout is simplified')).toBeVisible()
  const frame = page.frameLocator('iframe[title="Nguyễn Văn Đức"]')
  await expect(frame.getByRole('heading', { name: 'Nguyễn Văn Đức' })).toBeVisible()
  expect(await frame.locator('body').evaluate((body) => getComputedStyle(body).maxWidth)).toBe('800px')
  expect(await page.title()).toBe('Viewer')
  expect(asked.filter((url) => url.includes('seen'))).toEqual([])
})

test('a file that cannot be shown can be downloaded, and so can a PDF', async ({ look }) => {
  const word = await look({ show: 'file', file: '/files/cv.doc' })
  const [saved] = await Promise.all([
    word.waitForEvent('download'),
    word.getByRole('button', { name: 'Download File' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^Nguyễn Văn Đức/)
  const pdf = await look({ file: '/files/ten.pdf' })
  const [kept] = await Promise.all([pdf.waitForEvent('download'), viewer(pdf).tool('Download').click()])
  expect(kept.suggestedFilename()).toBe('Nguyễn Văn Đức.pdf')
})

test('Escape closes the search and the fullscreen mode before the drawer around them', async ({ look }) => {
  const page = await look({ file: '/files/ten.pdf', drawer: '1' })
  const view = viewer(page)
  await expect(view.drawn(1)).toBeVisible()
  expect((await page.locator('.viewer').boundingBox())!.height).toBeGreaterThanOrEqual(700)
  await view.tool('Find in the document').click()
  await page.keyboard.press('Escape')
  await expect(view.find).toHaveCount(0)
  await view.label.click()
  await page.keyboard.press('Escape')
  await expect(view.label).toBeVisible()
  await view.tool('Fullscreen').click()
  await expect(view.tool('Leave fullscreen')).toBeVisible()
  expect(await page.locator('.viewer-pdf').boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 })
  await page.keyboard.press('Escape')
  await expect(view.tool('Fullscreen')).toBeVisible()
  expect(await page.title()).toBe('Viewer')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.title()).toBe('closed')
})
