import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator imports departments, creates one below them that pickers offer, closes it and deletes it', async ({
  as,
}) => {
  const admin = await as('admin', '/departments', { width: 1440 })
  await checkBothModes(admin)
  await admin.getByRole('button', { name: 'Import CSV' }).click()
  const form = admin.getByRole('dialog', { name: 'Import departments' })
  await form
    .getByLabel('CSV file')
    .setInputFiles({
      name: 'departments.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('key,name,parent\nZETA,Zeta pháp chế,\nZETA-1,Zeta hợp đồng,ZETA\nZETA-2,Nowhere,Atlantis\n'),
    })
  await expect(form.getByText('Rows: 3 – new: 2, known already: 0, with errors: 1')).toBeVisible()
  await expect(form.getByText('Row 3: parent is unknown: Atlantis')).toBeVisible()
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Import 2 departments' }).click()
  await expect(form.getByText('Imported: 2, known already: 0, rows with errors: 1')).toBeVisible()
  await form.getByRole('button', { name: 'Close' }).last().click()
  await admin.getByRole('searchbox').fill('zeta')
  await expect(admin).toHaveURL(/keyword=zeta/)
  const row = (name: string) => admin.locator('tbody tr').filter({ hasText: name })
  await expect(row('Zeta hợp đồng')).toContainText('Zeta pháp chế')

  await admin.getByRole('button', { name: 'Create' }).click()
  const made = admin.getByRole('dialog', { name: 'Create: Department' })
  await made.getByLabel('Name').fill('Zeta sáp nhập')
  await made.getByLabel('Code').fill('ZETA-3')
  await made.getByRole('button', { name: /Belongs to/ }).click()
  await admin.getByRole('treeitem', { name: 'Zeta pháp chế' }).click()
  await checkBothModes(admin)
  await made.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await expect(row('Zeta sáp nhập')).toContainText('Zeta pháp chế')
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)
  await admin.setViewportSize({ width: 1440, height: 800 })

  await admin.getByRole('button', { name: 'Edit: Zeta sáp nhập' }).click()
  const edit = admin.getByRole('dialog', { name: 'Edit: Department' })
  await edit.getByRole('switch', { name: /^Open/ }).uncheck()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row('Zeta sáp nhập')).toContainText('Closed')
  for (const name of ['Zeta sáp nhập', 'Zeta hợp đồng', 'Zeta pháp chế']) {
    // oxlint-disable-next-line no-await-in-loop -- those below first
    await admin.getByRole('button', { name: `Delete: ${name}` }).click()
    // oxlint-disable-next-line no-await-in-loop -- those below first
    await admin.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
    // oxlint-disable-next-line no-await-in-loop -- those below first
    await expect(row(name)).toHaveCount(0)
  }
})
