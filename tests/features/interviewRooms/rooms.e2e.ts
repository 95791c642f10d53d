import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import { jobCandidateList, type JobCandidate } from '../../../services/features/pipelines/contract.ts'
import { workflowList } from '../../../services/features/workflows/contract.ts'
import type { WorkflowGroup } from '../../../services/features/workflows/workflowShapes.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAllLooks } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'

test('a room and an interview kit are created, and an interview is planned with both', async ({ as, stack }) => {
  const token = await tokenOf(stack, 'recruiter')
  const post = <T>(path: string, body: unknown) => rest<T>(stack, token, 'POST', path, body)
  const workflows = await rest<WorkflowGroup[]>(stack, token, 'GET', workflowList.path)
  const workflow = workflows.find(({ name }) => name === 'Engineering hiring')!

  const page = await as('interviewer', '/interview-settings?tab=roomsTab')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const room = page.getByRole('dialog', { name: 'Create room' })
  await room.getByLabel(/^Name/).fill('Bạch Mã')
  await room.getByLabel('Directions').fill('Floor 5')
  await room.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /^Bạch Mã/ })).toContainText('Floor 5')
  await checkAllLooks(page)

  await page.goto(`/interview-settings/workflow-editor/${workflow.id}`)
  await page.getByRole('button', { name: 'Add an interview kit' }).click()
  const kit = page.getByRole('dialog', { name: 'Create interview kit' })
  await kit.getByLabel(/^Title/).fill('Pair programming')
  await kit.getByLabel(/^Minutes/).fill('90')
  await kit.getByLabel('Focus areas').fill('Tests,')
  await kit.getByRole('textbox', { name: 'Preparation' }).fill('Read the task.')
  await kit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('90 minutes · Tests')).toBeVisible()
  await checkAllLooks(page)

  const { data: jobs } = await post<{ data: Job[] }>(jobList.path, { status: [0], pageSize: 100 })
  const job = jobs.find(({ workflowId }) => workflowId === workflow.id)!
  const { data: people } = await post<{ data: JobCandidate[] }>(`${jobCandidateList.path}?jobID=${job.id}`, {
    pageSize: 1,
  })
  const planner = await as('recruiter', `/interviews/create?job=${job.id}&candidate=${people[0]!.candidateId}`)
  await planner.getByLabel('Interview kit').selectOption({ label: 'New: Pair programming' })
  await expect(planner.getByLabel(/^Title/)).toHaveValue('Pair programming')
  await expect(planner.getByLabel(/^Minutes/)).toHaveValue('90')
  await planner.getByLabel('Room').selectOption({ label: 'Bạch Mã · Floor 5' })
})
