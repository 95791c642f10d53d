import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'

test('an administrator follows a step to its page, and skips the rest; a recruiter has no such page', async ({
  as,
}) => {
  const admin = await as('admin@other', '/first-steps')
  await expect(admin.getByText(/of 8 steps are done|All steps are done/)).toBeVisible()
  await checkBothModes(admin)
  await admin.getByRole('link', { name: 'Invite your colleagues' }).click()
  await expect(admin).toHaveURL(/\/users/)
  await admin.goBack()
  await admin.getByRole('button', { name: 'Skip the first steps' }).click()
  await expect(admin.getByText(/^Skipped by /)).toBeVisible()
  await admin.setViewportSize({ width: 320, height: 640 })
  await checkAccess(admin)

  const recruiter = await as('recruiter', '/first-steps')
  await expect(recruiter.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
})
