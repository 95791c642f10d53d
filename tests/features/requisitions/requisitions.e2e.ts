import type { Page } from '@playwright/test'
import { checkAccess, checkAllLooks } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const wide = { width: 1440 }
const title = 'Người gác hải đăng'
const turn = (page: Page) => page.getByRole('switch', { name: 'New jobs require approval' })
const drawer = (page: Page) => page.getByRole('dialog', { name: title })
const decision = (page: Page) => drawer(page).getByRole('form', { name: 'Your decision' })
/** The newest round is on top. */
const approval = (page: Page) => drawer(page).getByRole('region', { name: 'Approval' })

test('a new job goes through its approvers: rejected, resubmitted, approved in turn, open', async ({ as }) => {
  const admin = await as('admin', '/setting#requisition-settings', wide)
  await expect(admin.getByRole('heading', { level: 1, name: 'Approval of new jobs' })).toBeVisible()
  await expect(admin.getByText('Phạm Đức Anh → Trần Minh Quân')).toBeVisible()
  await turn(admin).press('Space')
  await expect(toast(admin, 'New jobs now require approval.')).toBeVisible()
  await checkAllLooks(admin)

  const recruiter = await as('recruiter', '/jobs/create', wide)
  await recruiter.getByLabel('Title').fill(title)
  await recruiter.getByRole('button', { name: /^Department/ }).click()
  await recruiter.getByRole('searchbox', { name: /^Department/ }).fill('backend')
  await recruiter.getByRole('treeitem', { name: 'Backend' }).click()
  await recruiter.getByRole('button', { name: 'Save' }).click()
  const row = recruiter.locator('tbody tr').filter({ hasText: title })
  await expect(drawer(recruiter)).toBeVisible()
  await expect(row).toContainText('Awaits approval')
  await expect(approval(recruiter)).toContainText('Phạm Đức Anh')
  await expect(approval(recruiter)).toContainText('Deciding now')
  await checkAccess(recruiter)

  const manager = await as('manager', '/dashboards', wide)
  await manager.getByRole('link', { name: title }).click()
  await expect(manager).toHaveURL(/\/job-requests\?job=/)
  await decision(manager).getByRole('button', { name: 'Reject' }).click()
  await expect(decision(manager).getByText('Say why you reject the job.')).toBeVisible()
  await expect(decision(manager).getByLabel('Comment')).toBeFocused()
  await checkAllLooks(manager)
  await manager.keyboard.type('Chưa có ngân sách')
  await decision(manager).getByRole('button', { name: 'Reject' }).click()
  await expect(toast(manager, 'You have rejected the job.')).toBeVisible()
  await manager.keyboard.press('Escape')
  await expect(manager.getByText('No Rows To Show')).toBeVisible()
  await checkAccess(manager)

  // The owner sees it at once, and asks again; the request appears at the approver without a reload.
  await expect(approval(recruiter)).toContainText('Chưa có ngân sách')
  await drawer(recruiter).getByRole('button', { name: 'Ask for approval again' }).click()
  await expect(toast(recruiter, 'The approvers are asked again.')).toBeVisible()
  await expect(approval(recruiter)).toContainText('Round 1: Rejected')
  await manager.getByRole('link', { name: title }).click()
  await decision(manager).getByLabel('Comment').press('Tab')
  await expect(decision(manager).getByRole('button', { name: 'Reject' })).toBeFocused()
  await manager.keyboard.press('Tab')
  await manager.keyboard.press('Enter')
  await expect(toast(manager, 'You have approved the job.')).toBeVisible()

  // The next approver is notified in the inbox.
  await admin
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await admin.getByRole('link', { name: `${title} is waiting for your approval` }).click()
  await decision(admin).getByRole('button', { name: 'Approve' }).click()
  await expect(toast(admin, 'You have approved the job.')).toBeVisible()
  await expect(approval(recruiter)).toContainText('Approved')
  await expect(drawer(recruiter).getByText('All approvers have approved the job, and it is open')).toBeVisible()
  await recruiter.keyboard.press('Escape')
  await expect(row).toContainText('Open')

  await admin.goto('/setting#requisition-settings')
  await turn(admin).press('Space')
  await expect(toast(admin, 'New jobs now open immediately.')).toBeVisible()
})
