import { avatarPng } from '../../../services/demo/people/avatars.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

test('an administrator adds a field that the candidate form then contains; a recruiter can read the company', async ({
  as,
}) => {
  const admin = await as('admin', '/company-profile', { width: 1440 })
  const company = admin.getByRole('form', { name: 'Company' })
  await company.getByRole('textbox', { name: 'Phone' }).fill('024 3933 0199')
  await company.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Update successfully!')).toBeVisible()
  const brand = admin.getByRole('form', { name: 'Brand' })
  await brand.getByLabel('Colour', { exact: true }).fill('#0b5d3b')
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: avatarPng('logo') }
  await brand.locator('input[type=file]').setInputFiles(logo)
  await checkBothModes(admin)
  await brand.getByRole('button', { name: 'Save' }).click()
  await expect(brand.getByRole('button', { name: 'Use the default colour' })).toBeVisible()
  await admin.getByRole('button', { name: 'Create' }).click()
  const form = admin.getByRole('dialog', { name: 'Create: Field' })
  await form.getByRole('textbox', { name: /^Name of the field/ }).fill('Driving licence')
  await form.getByRole('textbox', { name: /^Key/ }).fill('DrivingLicence')
  await form.getByRole('combobox', { name: /^Kind/ }).selectOption('One choice, from a list')
  await form.getByRole('textbox', { name: /^Choices/ }).fill('B1,B2')
  await form.getByRole('textbox', { name: /^Choices/ }).press('Enter')
  await checkBothModes(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Add successfully!')).toBeVisible()
  await expect(admin.locator('tbody tr').filter({ hasText: 'Driving licence' })).toContainText('B1, B2')
  await checkAccess(admin)
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const recruiter = await as('recruiter', '/candidates/create')
  await expect(recruiter.getByRole('combobox', { name: 'Driving licence' })).toContainText('B2')
  // The administrator restricts it to their own role: nobody else sees it in the form.
  await admin.setViewportSize({ width: 1440, height: 800 })
  await admin.getByRole('button', { name: 'Edit: Driving licence' }).click()
  const edit = admin.getByRole('dialog', { name: 'Edit: Field' })
  await edit.getByRole('button', { name: /Visible to$/ }).click()
  await admin.getByRole('checkbox', { name: 'Administrator', exact: true }).check()
  await checkBothModes(admin)
  await admin.keyboard.press('Escape')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Update successfully!')).toBeVisible()
  await recruiter.reload()
  await expect(recruiter.getByRole('textbox', { name: /^Name/ }).first()).toBeVisible()
  await expect(recruiter.getByRole('combobox', { name: 'Driving licence' })).toHaveCount(0)
  await recruiter.goto('/company-profile')
  await expect(recruiter.getByText('024 3933 0199')).toBeVisible()
  await expect(recruiter.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(recruiter.getByText('Candidate fields')).toHaveCount(0)
})
