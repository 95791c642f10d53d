import type { Page } from '@playwright/test'
import type { VerificationFolder } from '../../../services/features/verifications/contract.ts'
import type { VerificationImport } from '../../../services/features/verifications/imports/importShapes.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { candidatesCsv, columnsOf } from '../../support/csv.ts'
import { expect, test } from '../../support/journey.ts'
import type { RunningStack } from '../../support/startStack.ts'
import { chooseFile, desk, folderNamed, isOver, untilImport } from './desk.ts'

const upload = '**/upload/verificationImportCreate'
const again = (page: Page) => desk(page).dialog.getByRole('button', { name: 'Import CSV' })

/** The imports of a file according to the services. */
async function importsOf(
  stack: RunningStack,
  token: string,
  folder: VerificationFolder,
  fileName: string,
): Promise<VerificationImport[]> {
  const list = await rest<{ data: VerificationImport[] }>(stack, token, 'POST', '/CVVerification/import-list', {
    pageIndex: 0,
    pageSize: 100,
    verificationId: folder.id,
  })
  return list.data.filter((one) => one.fileName === fileName)
}

for (const [what, file, isTaken] of [
  ['breaks off before it has arrived', 'broken-off.csv', false],
  ['arrives, but its answer is lost', 'unanswered.csv', true],
] as const) {
  test(`an upload that ${what} is reported as failed; sent again it is imported once`, async ({ as, stack }) => {
    const [folder, token] = [await folderNamed(stack, 'Sales Q4'), await tokenOf(stack, 'recruiter')]
    const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
    const dialog = await chooseFile(page, {
      name: file,
      mimeType: 'text/csv',
      buffer: candidatesCsv({ rows: 30, seed: isTaken ? 91 : 92, columns: columnsOf(folder) }),
    })
    await page.route(
      upload,
      async (route) => {
        if (isTaken) await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await again(page).click()
    await expect(desk(page).toast('Import fail!')).toBeVisible()
    await expect(dialog).toContainText('Import fail!')
    await expect(dialog).toContainText(file)
    expect(await importsOf(stack, token, folder, file)).toHaveLength(isTaken ? 1 : 0)

    // The toast can be closed while the dialog stays open.
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click()
    await expect(desk(page).toast('Import fail!')).toBeHidden()
    await again(page).click()
    await expect(desk(page).toast('Upload file successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    const imports = await importsOf(stack, token, folder, file)
    expect(imports).toHaveLength(1)
    expect(await untilImport(stack, token, imports[0]!.id, isOver)).toMatchObject({ status: 'succeed', totalRows: 30 })
  })
}
