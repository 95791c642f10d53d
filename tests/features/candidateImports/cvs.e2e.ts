import { writeZip } from '../../../services/core/documents/zip.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { docxOf } from '../../support/docx.ts'
import { expect, test } from '../../support/journey.ts'
import { lockedPdf } from '../../support/pdfs.ts'

const cv = (name: string, mail: string) =>
  docxOf(name, mail, 'WORK EXPERIENCE', 'Engineer at Ruby Bay', 'Mar 2021 - Present', 'SKILLS', 'Java, Go')

test('many CVs are dropped onto the candidates, reviewed, imported, and undone', async ({ as }) => {
  const page = await as('recruiter', '/candidates')
  const table = page.getByRole('table', { name: 'Candidates' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  const zip = writeZip(new Map([['fair/paula.docx', cv('Paula Ehrlich', 'paula.ehrlich@fair.example')]]))
  const files = [
    { name: 'olga.docx', bytes: cv('Olga Sander', 'olga.sander@fair.example').toString('base64') },
    { name: 'locked.pdf', bytes: Buffer.from(await lockedPdf('x')).toString('base64') },
    { name: 'fair.zip', bytes: zip.toString('base64') },
  ]
  const dataTransfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer()
    for (const { name, bytes } of given)
      data.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name))
    return data
  }, files)
  await table.dispatchEvent('dragenter', { dataTransfer })
  await expect(page.getByText('Drop CVs or a ZIP here to import them')).toBeVisible()
  await table.dispatchEvent('drop', { dataTransfer })

  await expect(page.getByText('Ready to import')).toBeVisible({ timeout: 20_000 })
  const rows = page.getByRole('table', { name: 'Files' })
  await expect(rows.getByText('The file is protected by a password')).toBeVisible()
  await checkBothModes(page)
  await rows.getByRole('button', { name: 'Enter the name: locked.pdf' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter the name' })
  await dialog.getByRole('textbox').fill('Quentin Abel')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(rows.getByText('Quentin Abel')).toBeVisible()
  await rows.getByRole('button', { name: 'Leave out: Olga Sander' }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Import 2 candidates' }).click()
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()

  await rows.getByRole('link', { name: 'Paula Ehrlich' }).click()
  await expect(page.getByRole('heading', { name: 'Paula Ehrlich' })).toBeVisible()
  await expect(page.getByText('paula.ehrlich@fair.example').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('dialog', { name: 'Undo the import' }).getByRole('button', { name: 'Undo the import' }).click()
  const counts = page.getByRole('group', { name: 'Results' })
  await expect(counts.getByText('Undone')).toBeVisible()

  await page.goto('/candidate-imports/cvs')
  await expect(page.getByText('1,000 CVs at a time')).toBeVisible()
  await checkBothModes(page)
  const manager = await as('manager', '/candidate-imports/cvs')
  await expect(manager.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
