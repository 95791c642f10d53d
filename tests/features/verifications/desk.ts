import { expect, type Locator, type Page } from '@playwright/test'
import type { VerificationFolder } from '../../../services/features/verifications/contract.ts'
import type { VerificationImport } from '../../../services/features/verifications/imports/importShapes.ts'
import { rest, tokenOf, type Somewhere } from '../../support/api.ts'
import { toast } from '../../support/journey.ts'

/** The CV verification screen as its user sees it. */
export const desk = (page: Page) => ({
  folder: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }),
  table: page.getByRole('region', { name: 'Candidates' }),
  rows: page.getByRole('region', { name: 'Candidates' }).locator('tbody tr[aria-selected]'),
  row: (name: string) => page.locator('tbody tr', { hasText: name }),
  range: page.getByRole('navigation', { name: 'Pages' }).getByRole('status'),
  keyword: page.getByRole('searchbox', { name: 'Name, phone or e-mail' }),
  importCard: (file: string) => page.getByRole('region', { name: `Import of ${file}` }),
  toast: (text: string) => toast(page, text),
  dialog: page.getByRole('dialog'),
  /** A filter chip by its name, whatever its value. */
  filter: (name: string) =>
    page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: new RegExp(`^${name}`) }),
})

export interface UploadedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Opens the import dialog and selects a file. */
export async function chooseFile(page: Page, file: UploadedFile): Promise<Locator> {
  await page.getByRole('button', { name: 'click to import' }).click()
  const { dialog } = desk(page)
  await dialog.getByLabel('CSV file').setInputFiles(file)
  return dialog
}

/** Selects a CSV file and sends it. */
export async function importCsv(page: Page, name: string, buffer: Buffer): Promise<void> {
  const dialog = await chooseFile(page, { name, mimeType: 'text/csv', buffer })
  await dialog.getByRole('button', { name: 'Import CSV' }).click()
  await expect(desk(page).toast('Upload file successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
}

/** A folder of the demo data as the recruiter sees it. */
export async function folderNamed(stack: Somewhere, name: string, account = 'recruiter'): Promise<VerificationFolder> {
  const list = await rest<{ data: VerificationFolder[] }>(
    stack,
    await tokenOf(stack, account),
    'POST',
    '/CVVerification/list',
    { pageIndex: 0, pageSize: 100 },
  )
  const folder = list.data.find((one) => one.name === name)
  if (!folder) throw new Error(`The demo data has no folder ${name} for ${account}`)
  return folder
}

/** The newest import of a folder according to the services. */
export async function newestImport(
  stack: Somewhere,
  token: string,
  folder: VerificationFolder,
): Promise<VerificationImport> {
  const list = await rest<{ data: VerificationImport[] }>(stack, token, 'POST', '/CVVerification/import-list', {
    pageIndex: 0,
    pageSize: 1,
    verificationId: folder.id,
  })
  const newest = list.data[0]
  if (!newest) throw new Error(`${folder.name} has no import`)
  return newest
}

/** Reads an import until `isThere` returns true; the services may be unavailable for a moment. */
export async function untilImport(
  stack: Somewhere,
  token: string,
  id: string,
  isThere: (one: VerificationImport) => boolean,
  seconds = 60,
): Promise<VerificationImport> {
  const end = Date.now() + seconds * 1000
  let last: VerificationImport | undefined
  while (Date.now() < end) {
    last = await rest<VerificationImport>(stack, token, 'GET', `/CVVerification/import/${id}`).catch(() => undefined)
    if (last && isThere(last)) return last
    await new Promise((done) => setTimeout(done, 30))
  }
  throw new Error(`The import did not get there: ${JSON.stringify(last)}`)
}

export const isOver = ({ status }: VerificationImport) => status === 'succeed' || status === 'failed'
