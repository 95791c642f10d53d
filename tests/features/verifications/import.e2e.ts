import { readFile } from 'node:fs/promises'
import { candidatesCsv, columnsOf, nameOf } from '../../support/csv.ts'
import { expect, test } from '../../support/journey.ts'
import { desk, folderNamed, importCsv } from './desk.ts'

test('an import is seen live in two browsers; then its rows are filtered and the failed ones are downloaded', async ({
  as,
  stack,
}) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  const [mine, colleague] = [await as('recruiter', '/cv-verification'), await as('recruiter2', '/cv-verification')]
  for (const page of [mine, colleague]) {
    await desk(page).folder('Backend 2026').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Backend 2026' })).toBeVisible()
    await expect(desk(page).rows).toHaveCount(20)
  }
  await expect(colleague.getByRole('button', { name: 'click to import' })).toHaveCount(0)

  await importCsv(
    mine,
    'live.csv',
    candidatesCsv({ rows: 30_000, seed: 11, brokenEvery: 250, columns: columnsOf(folder) }),
  )
  for (const page of [mine, colleague]) {
    const card = desk(page).importCard('live.csv')
    await expect(card.getByRole('progressbar')).toBeVisible()
    await expect(card).toContainText(/[\d,]+ of 30,000 rows/)
  }
  const summary = 'Total: 30,000, new: 29,880, existing: 0, failed: 120'
  for (const page of [mine, colleague]) {
    await expect(desk(page).importCard('live.csv')).toContainText(summary, { timeout: 60_000 })
    await expect(
      page.getByText(`${(folder.candidateCount! + 30_000).toLocaleString('en')} candidates`, { exact: true }),
    ).toBeVisible()
  }

  await desk(mine).filter('Import Files').click()
  await mine.getByRole('radio', { name: /^live/ }).check()
  await mine.keyboard.press('Escape')
  await desk(mine).filter('Status').click()
  await mine.getByRole('checkbox', { name: 'Failure Imported' }).check()
  await mine.keyboard.press('Escape')
  await expect(desk(mine).range).toHaveText('1–20 of 120')
  await expect(mine.locator('tbody tr[data-tone=failed]')).toHaveCount(20)
  await expect(mine).toHaveURL(/status=FAILED/)
  await mine.reload()
  await expect(desk(mine).range).toHaveText('1–20 of 120')

  const download = mine.waitForEvent('download')
  await desk(mine).importCard('live.csv').getByRole('button', { name: 'Download failed rows' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split(/\r?\n/)
  expect(lines).toHaveLength(121)
  expect(lines[0]).toMatch(/^\uFEFF"?name.*reason"?$/)
  expect(lines[1]).toContain(nameOf(11, 249))
})

test('filters match without accents and phones in any format, are in the address, and can be cleared', async ({
  as,
  stack,
}) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  const { keyword, rows, range } = desk(page)
  await expect(rows).toHaveCount(20)
  const everything = await range.innerText()

  await keyword.fill('DUC')
  await expect(page).toHaveURL(/keyword=DUC/)
  await expect(range).not.toHaveText(everything)
  for (const row of await rows.all()) await expect(row).toContainText(/[đd][ưu][́]?[cứ]|đức|duc/i)

  await keyword.fill('0700 757692')
  await expect(page).toHaveURL(/keyword=0700/)
  await keyword.fill('nobody has this name')
  await expect(page.getByText('No Rows To Show')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(range).toHaveText(everything)
  await expect(page).toHaveURL(new RegExp(`folder=${folder.id}$`))

  await desk(page).filter('Date').click()
  await page.getByRole('button', { name: 'This Year' }).click()
  await expect(page).toHaveURL(/range=this-year/)
  await expect(rows).toHaveCount(20)
  await desk(page).filter('Channels').click()
  await page.getByRole('checkbox', { name: 'LinkedIn' }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/channels=/)
  for (const row of await rows.all()) await expect(row).toContainText('LinkedIn')

  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(range).toHaveText(/^21–40/)
  await page.goBack()
  await expect(range).toHaveText(/^1–20/)
})

test('columns are hidden and shown, and the choice is remembered', async ({ as, stack }) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  const header = (name: string) => page.getByRole('columnheader', { name })
  await expect(header('Emails')).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Emails' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(header('Emails')).toHaveCount(0)
  await page.reload()
  await expect(header('Phones')).toBeVisible()
  await expect(header('Emails')).toHaveCount(0)
})
