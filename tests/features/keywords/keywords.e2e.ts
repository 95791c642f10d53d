import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator adds a skill, merges two and deletes one; a recruiter sees the lists but changes nothing', async ({
  as,
}) => {
  const admin = await as('admin', '/keywords')
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Skills' })
  await form.getByLabel('Name').fill('Reactjs')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await admin.getByRole('searchbox').fill('reactjs')
  await expect(admin.locator('tbody tr')).toHaveCount(1)
  await checkBothModes(admin)

  await admin.getByRole('button', { name: 'Merge: Reactjs' }).click()
  const merge = admin.getByRole('dialog', { name: 'Merge Reactjs into another one' })
  await merge.getByRole('combobox').fill('React')
  await admin.getByRole('option', { name: 'React', exact: true }).click()
  await checkBothModes(admin)
  await merge.getByRole('button', { name: 'Merge' }).click()
  await expect(toast(admin, 'Update successfully!')).toBeVisible()
  await expect(admin.locator('tbody').getByText('Reactjs')).toHaveCount(0)

  await admin.getByRole('tab', { name: 'Employers' }).click()
  await admin.getByRole('button', { name: 'Create' }).click()
  await admin.getByRole('dialog', { name: 'Create: Employers' }).getByLabel('Name').fill('Xưởng Phần Mềm Tre')
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await admin.getByRole('searchbox').fill('xuong phan')
  await admin.getByRole('button', { name: 'Delete: Xưởng Phần Mềm Tre' }).click()
  await admin.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(admin, 'Delete successfully!')).toBeVisible()
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const recruiter = await as('recruiter', '/keywords?kind=LANGUAGE_KEYWORD')
  await expect(recruiter.getByText('Vietnamese', { exact: true })).toBeVisible()
  await expect(recruiter.getByRole('button', { name: 'Create' })).toHaveCount(0)
  const finance = await as('finance', '/keywords')
  await expect(finance.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
