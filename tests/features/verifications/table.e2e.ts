import { readFile } from 'node:fs/promises'
import type { VerificationImport } from '../../../services/features/verifications/imports/importShapes.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkBothModes } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import { desk, folderNamed } from './desk.ts'

test('columns are moved, rows made compact, and the visible columns are exported', async ({ as, stack }) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  // The oldest import came with the demo data: other journeys add rows to the folder, but never to this import.
  const imports = await rest<{ data: VerificationImport[] }>(
    stack,
    await tokenOf(stack, 'recruiter'),
    'POST',
    '/CVVerification/import-list',
    { pageIndex: 0, pageSize: 1000, verificationId: folder.id },
  )
  const { id, processed: total } = imports.data.at(-1)!
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}&size=100&import=${id}`)
  await expect(desk(page).rows).toHaveCount(100)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Move Emails left' }).click()
  await page.getByRole('checkbox', { name: 'Channel' }).uncheck()
  await page.getByRole('radio', { name: 'Compact' }).check()
  await page.waitForTimeout(500)
  await checkBothModes(page)
  await page.reload()
  await expect(page.getByRole('columnheader').first()).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Emails',
    'Phones',
    'Status',
    'Created date',
    'Action',
  ])
  await expect(desk(page).rows).toHaveCount(100)
  expect(
    await desk(page)
      .rows.first()
      .locator('td')
      .first()
      .evaluate((cell) => cell.getBoundingClientRect().height),
  ).toBe(32)

  await expect(desk(page).range).toContainText(`of ${total!.toLocaleString('en')}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Backend 2026.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\ufeffName,Emails,Phones,Status,Created date\r\n')).toBe(true)
  const lines = text.trimEnd().split('\r\n').length - 1
  expect(lines).toBeGreaterThan(100)
  expect(lines).toBe(total)
})
