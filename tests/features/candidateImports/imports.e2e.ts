import { writeZip } from '../../../services/core/documents/zip.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'
import { pdfBytes } from '../../support/pdfs.ts'

test('candidates of another tracker are imported with their CVs, and the import is undone', async ({ as }) => {
  const csv =
    'Candidate Name,Primary Email,Mobile,Current Company,Job Name,Level\n' +
    'Imke Probst,imke.probst@tracker.example,0912399001,Acme,Data Engineer,Senior\n' +
    'Jonas Reuter,jonas.reuter@tracker.example,,,Data Engineer,\n' +
    ',nobody@tracker.example,,,,\n'
  const cv = Buffer.from(await pdfBytes(1, { text: 'Imke Probst' }))
  const zip = writeZip(new Map([['Imke Probst - 1/Resume - Imke Probst.pdf', cv]]))
  const page = await as('recruiter', '/candidate-imports')
  await page.getByRole('button', { name: 'New import' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import candidates from another tracker' })
  await dialog
    .getByLabel('CSV of candidates')
    .setInputFiles({ name: 'greenhouse.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByLabel('ZIP of CVs').setInputFiles({ name: 'cvs.zip', mimeType: 'application/zip', buffer: zip })
  await checkBothModes(page)
  await dialog.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByText('Columns to be confirmed')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Primary Email' })).toHaveValue('EMAIL')
  await expect(page.getByRole('combobox', { name: 'Job Name' })).toHaveValue('NOTE')
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Note')
  await page.getByRole('textbox', { name: 'Source' }).fill('Greenhouse')
  await checkBothModes(page)
  await page.getByRole('button', { name: 'Check the rows' }).click()

  await expect(page.getByText('Ready to import')).toBeVisible()
  const table = page.getByRole('table', { name: 'Rows of the file' })
  await expect(table.getByText('The name is missing')).toBeVisible()
  await expect(table.getByText('Resume - Imke Probst.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 candidates' }).click()
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()
  await checkBothModes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await table.getByRole('link', { name: 'Imke Probst' }).click()
  await expect(page.getByRole('heading', { name: 'Imke Probst' })).toBeVisible()
  await expect(page.getByText('imke.probst@tracker.example').first()).toBeVisible()
  await page.goBack()

  await expect(page.getByRole('button', { name: 'Undo the import' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('dialog', { name: 'Undo the import' }).getByRole('button', { name: 'Undo the import' }).click()
  const counts = page.getByRole('group', { name: 'Results' })
  await expect(counts.getByText('Undone')).toBeVisible()
  await page.goto('/candidates?keyword=tracker.example')
  await expect(page.getByText('Imke Probst')).toBeHidden()

  const manager = await as('manager', '/candidate-imports')
  await expect(manager.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
