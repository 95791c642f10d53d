import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import { workflowList } from '../../../services/features/workflows/contract.ts'
import type { WorkflowGroup } from '../../../services/features/workflows/workflowShapes.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAccess } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'

test('a trigger fires: the log says that its mail is sent, and the mail is in the mailbox of the demo', async ({
  as,
  stack,
}) => {
  const recruiter = await tokenOf(stack, 'recruiter')
  const groups = await rest<WorkflowGroup[]>(stack, recruiter, 'GET', workflowList.path)
  const engineering = groups.find(({ name }) => name === 'Engineering hiring')!
  const listed = await rest<{ data: Job[] }>(stack, recruiter, 'POST', jobList.path, { status: [0], pageSize: 100 })
  const job = listed.data.find(({ workflowId }) => workflowId === engineering.id)!
  const { id, name } = await rest<Candidate>(stack, recruiter, 'POST', candidateCreate.path, {
    name: 'Lê Thư Từ',
    phones: ['0399 777 002'],
    emails: [],
    resume: { work: [], education: [], awards: [], skills: [], languages: [] },
  })
  await rest(stack, recruiter, 'POST', `${jobAddCandidate.path}?jobID=${job.id}`, { candidateIds: [id] })

  const page = await as('recruiter', '/interview-settings/workflow', { width: 1440 })
  await page.getByRole('link', { name: 'Engineering hiring' }).click()
  const log = page.getByRole('table', { name: 'Log of the triggers' })
  const entry = log.getByRole('row').filter({ hasText: name })
  await expect(entry).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect(entry).toContainText('Done', { timeout: 1_000 })
  }).toPass()

  await page.goto('/demo/mail')
  await page.getByRole('searchbox', { name: 'Search mails' }).fill(name)
  await page.getByRole('button', { name: 'Search' }).click()
  const list = page.getByRole('region', { name: 'Mails' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('link', { name: `${name}: New` }).click()
  await expect(page.getByRole('heading', { level: 2, name: `${name}: New` })).toBeVisible()
  await expect(page.getByText('ha.nguyen@songhong.example').last()).toBeVisible()
  await page.getByRole('link', { name: 'Text', exact: true }).click()
  await expect(page.getByText(job.title)).toBeVisible()
  await page.getByRole('link', { name: 'Source' }).click()
  await expect(page.getByText('Auto-Submitted: auto-generated')).toBeVisible()
})

test('the mailbox is accessible in both colour modes, and at 320 px', async ({ as }) => {
  const page = await as('recruiter')
  await page.goto('/demo/mail')
  await expect(page.getByText('Choose a mail to read it.')).toBeVisible()
  const look = async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await checkAccess(page)
    }
  }
  await look()
  await page.getByRole('region', { name: 'Mails' }).getByRole('link').first().click()
  await look()
  await page.setViewportSize({ width: 320, height: 640 })
  await checkAccess(page)
  await page.goto('/demo/mail?q=nothing+at+all&lang=vi')
  await expect(page.getByText('Không có thư')).toBeVisible()
  await checkAccess(page)
})
