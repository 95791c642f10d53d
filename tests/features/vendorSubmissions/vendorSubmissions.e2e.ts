import { fileURLToPath } from 'node:url'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const cv = fileURLToPath(new URL('../../../services/demo/files/cv-john-doe-classic.pdf', import.meta.url))

test('a vendor sends a CV for a request; staff find it in the report and give the reason for its rejection; the vendor withdraws another', async ({
  as,
}) => {
  const vendor = await as('vendor', '/vendor-request')
  await vendor.getByRole('button', { name: 'Upload CV: Java developers, Hà Nội (5)' }).click()
  const form = vendor.getByRole('dialog', { name: 'Upload CV: Java developers, Hà Nội (5)' })
  await form.getByLabel('CV file').setInputFiles(cv)
  await checkBothModes(vendor)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(toast(vendor, 'Import successful!')).toBeVisible()
  await expect(form).toHaveCount(0)

  const admin = await as('admin', '/vendor-request')
  const report = admin.getByRole('dialog', { name: 'View Report Status' })
  await expect(async () => {
    await admin.goto('/vendor-request')
    await admin.getByRole('button', { name: 'View Report Status: Java developers, Hà Nội (5)' }).click()
    await expect(report.getByRole('row', { name: /John Doe/i })).toContainText('Submitted', { timeout: 3_000 })
  }).toPass()
  await checkBothModes(admin)
  await report.getByRole('button', { name: /^View the CV of John Doe/i }).click()
  const preview = admin.getByRole('dialog', { name: /^John Doe/i })
  await expect(preview.getByRole('region', { name: 'Page 1' })).toContainText('Princeton University')
  await admin.keyboard.press('Escape')
  await report.getByRole('button', { name: /^Rule on John Doe/i }).click()
  const rule = admin.getByRole('dialog', { name: 'Rule' })
  await rule.getByRole('combobox', { name: /^Entitled/ }).selectOption('The vendor is not entitled')
  await checkBothModes(admin)
  await rule.getByRole('button', { name: 'Save' }).click()
  await expect(report.getByRole('row', { name: /John Doe/i })).toContainText('The vendor is not entitled')

  await vendor.getByRole('button', { name: 'View Submited CV: Java developers, Hà Nội (5)' }).click()
  const list = vendor.getByRole('dialog', { name: 'View Submited CV' })
  const own = list.getByRole('row', { name: /John Doe/i })
  await expect(own).toContainText('Not eligible')
  await expect(list.getByRole('columnheader', { name: 'Vendor' })).toHaveCount(0)
  await checkBothModes(vendor)
  await vendor.setViewportSize({ width: 320, height: 640 })
  await checkAccess(vendor)
  await own.getByRole('button', { name: /^Withdraw/ }).click()
  await vendor.getByRole('dialog', { name: 'Withdraw CV' }).getByRole('button', { name: 'Withdraw CV' }).click()
  await expect(own).toContainText('Withdrawn')
})
