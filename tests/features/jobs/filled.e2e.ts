import type { Page } from '@playwright/test'
import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { departmentsByCompany, type Department } from '../../../services/features/departments/contract.ts'
import {
  departmentApproversSet,
  requisitionSettings,
  requisitionSwitch,
  type RequisitionSettings,
} from '../../../services/features/requisitions/contract.ts'
import { rest, tokenOf, type Somewhere } from '../../support/api.ts'
import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const title = 'Harbour Pilot Journey'
const wide = { width: 1440 }
const row = (page: Page) => page.locator('tbody tr').filter({ hasText: title })
const drawer = (page: Page) => page.getByRole('dialog', { name: title })
const inColumn = (page: Page, stage: string, name: string) =>
  page.getByRole('region', { name: stage, exact: true }).getByText(name, { exact: true })
/** Checks openings, submitted, offers and remaining openings above the board. */
async function expectCounts(page: Page, counts: readonly number[]) {
  for (const [at, name] of ['People wanted', 'Submitted', 'Offers', 'Openings remaining'].entries())
    await expect(page.getByTitle(name, { exact: true }).locator('dd')).toHaveText(String(counts[at]))
}
async function moveTo(page: Page, name: string, stage: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: `Move to ${stage}` }).click()
  await expect(inColumn(page, stage, name)).toBeVisible()
}

/** Turns on approval of new jobs, with the manager as the only approver of Backend, and restores both settings. */
async function withApproval(stack: Somewhere, work: () => Promise<void>) {
  const token = await tokenOf(stack, 'admin')
  const departments = await rest<Department[]>(stack, token, 'GET', departmentsByCompany.path)
  const { id } = departments.find(({ name }) => name === 'Backend')!
  const before = await rest<RequisitionSettings>(stack, token, 'GET', requisitionSettings.path)
  const set = (isOn: boolean, approvers: readonly string[]) =>
    Promise.all([
      rest(stack, token, 'PUT', requisitionSwitch.path, { isOn }),
      rest(stack, token, 'PUT', departmentApproversSet.path.replace('{departmentId}', id), { approvers }),
    ])
  await set(true, ['manager'])
  try {
    await work()
  } finally {
    await set(before.isOn, before.departments.find(({ departmentId }) => departmentId === id)?.approvers ?? [])
  }
}

test('a job goes from request to Filled across three accounts: requested, approved, published, its candidates moved to Onboard', async ({
  as,
  stack,
}) => {
  const names = ['Ha Pilot', 'Jo Pilot', 'Ky Pilot']
  const recruiterToken = await tokenOf(stack, 'recruiter')
  const resume = { work: [], education: [], awards: [], skills: [], languages: [] }
  for (const name of names) {
    const emails = [`${name.toLowerCase().replace(' ', '.')}@mail.example`]
    await rest<Candidate>(stack, recruiterToken, 'POST', candidateCreate.path, { name, emails, phones: [], resume })
  }
  const recruiter = await as('recruiter', '/jobs/create', wide)
  await withApproval(stack, async () => {
    await recruiter.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
    await recruiter.getByRole('button', { name: /^Department/ }).click()
    await recruiter.getByRole('searchbox', { name: /^Department/ }).fill('backend')
    await recruiter.getByRole('treeitem', { name: 'Backend' }).click()
    await recruiter.getByRole('combobox', { name: 'Workflow' }).selectOption('Engineering hiring')
    await recruiter.getByRole('textbox', { name: 'Quantity' }).fill('2')
    await recruiter.getByRole('button', { name: 'Save' }).click()
    await expect(row(recruiter)).toContainText('Awaits approval')

    const manager = await as('manager', '/job-requests', wide)
    await manager.getByRole('link', { name: title }).click()
    await drawer(manager).getByRole('button', { name: 'Approve' }).click()
    await expect(toast(manager, 'You have approved the job.')).toBeVisible()
  })
  await expect(drawer(recruiter).getByText('All approvers have approved the job, and it is open')).toBeVisible()
  await recruiter.keyboard.press('Escape')
  await expect(row(recruiter)).toContainText('Open')

  await recruiter.getByRole('button', { name: `More actions: ${title}` }).click()
  await recruiter.getByRole('menuitem', { name: 'Ask to publish' }).click()
  await expect(toast(recruiter, 'The job is waiting for approval.')).toBeVisible()
  const approver = await as('approver', '/publish-job-approval', wide)
  await row(approver).getByRole('link', { name: title }).click()
  await drawer(approver).getByRole('button', { name: 'Approve' }).click()
  await approver.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(approver, 'Approve successfully!')).toBeVisible()
  await expect(row(recruiter).getByText('Approve', { exact: true })).toBeAttached()

  const opened = recruiter.waitForEvent('popup')
  await row(recruiter).getByRole('link', { name: title, exact: true }).click()
  const pipeline = await opened
  await expect(pipeline.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectCounts(pipeline, [2, 0, 0, 2])
  await pipeline.getByRole('button', { name: 'Add candidates' }).first().click()
  const adding = pipeline.getByRole('dialog', { name: 'Add candidates' })
  for (const name of names) {
    await adding.getByRole('combobox').fill(name)
    await pipeline.getByRole('option', { name: new RegExp(name) }).click()
  }
  await adding.getByRole('button', { name: 'Add candidates' }).click()
  await expect(toast(pipeline, '3 candidates were added to the job.')).toBeVisible()
  for (const name of names) await expect(inColumn(pipeline, 'New', name)).toBeVisible()
  await expectCounts(pipeline, [2, 3, 0, 2])

  const [first, second, third] = names as [string, string, string]
  await moveTo(pipeline, first, 'Screening')
  await moveTo(pipeline, first, 'Offered')
  await moveTo(pipeline, second, 'Offered')
  await moveTo(pipeline, third, 'Offered')
  await expectCounts(pipeline, [2, 3, 3, 2])
  await moveTo(pipeline, first, 'Onboard')
  await expectCounts(pipeline, [2, 3, 3, 1])
  await expect(pipeline.getByRole('button', { name: 'Mark as filled' })).toHaveCount(0)
  await moveTo(pipeline, second, 'Onboard')
  await expectCounts(pipeline, [2, 3, 3, 0])
  await expect(pipeline.getByText('All openings have been filled.', { exact: false })).toBeVisible()
  await checkAccess(pipeline)
  await pipeline.getByRole('button', { name: 'Mark as filled' }).click()
  await expect(toast(pipeline, 'The job is filled.')).toBeVisible()
  await expect(pipeline.getByText('This job has ended', { exact: false })).toBeVisible()

  // The list is updated without a reload.
  await expect(row(recruiter)).toContainText('Filled')
  const cells = ['T', 'S', 'O', 'L']
  const headers = await recruiter.getByRole('columnheader').allInnerTexts()
  for (const [at, count] of [2, 3, 3, 0].entries())
    await expect(
      row(recruiter)
        .getByRole('cell')
        .nth(headers.findIndex((name) => name.trim() === cells[at])),
    ).toHaveText(String(count))
})
