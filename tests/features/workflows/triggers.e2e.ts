import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import { recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import {
  workflowList,
  workflowTriggerAdd,
  workflowTriggerDetach,
  type Trigger,
  type WorkflowGroup,
} from '../../../services/features/workflows/contract.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const stage = 'CV passed'

test('a trigger is edited to wait and to require a source; it fires for one of two candidates, and its mail and state are shown', async ({
  as,
  stack,
}) => {
  const [recruiter, interviewer] = [await tokenOf(stack, 'recruiter'), await tokenOf(stack, 'interviewer')]
  const workflows = await rest<WorkflowGroup[]>(stack, recruiter, 'GET', workflowList.path)
  const workflow = workflows.find(({ name }) => name === 'Engineering hiring')!
  const status = workflow.statuses.find(({ name }) => name === stage)!
  const listed = await rest<{ data: Job[] }>(stack, recruiter, 'POST', jobList.path, { status: [0], pageSize: 100 })
  const job = listed.data.find(({ workflowId }) => workflowId === workflow.id)!
  const [channel, other] = await rest<{ id: string; name: string }[]>(
    stack,
    recruiter,
    'GET',
    recruitmentChannelList.path,
  )
  const people = ['Dora Delayed', 'Dan Delayed']
  const candidateIds: string[] = []
  for (const [at, name] of people.entries()) {
    const resume = { work: [], education: [], awards: [], skills: [], languages: [] }
    const recChannelId = [channel, other][at]!.id
    // oxlint-disable-next-line no-await-in-loop -- two
    const { id } = await rest<Candidate>(stack, recruiter, 'POST', candidateCreate.path, {
      name,
      phones: [],
      emails: [`${name.toLowerCase().replace(' ', '.')}@mail.example`],
      recChannelId,
      resume,
    })
    candidateIds.push(id)
  }
  await rest(stack, recruiter, 'POST', `${jobAddCandidate.path}?jobID=${job.id}`, { candidateIds })
  const { id: triggerId } = await rest<Trigger>(stack, interviewer, 'POST', workflowTriggerAdd.path, {
    statusId: status.id,
    trigger: { kind: 'notifyUsers', userNames: ['recruiter'] },
  })

  const editor = await as('interviewer', `/interview-settings/workflow-editor/${workflow.id}?status=${status.key}`)
  const panel = editor.getByRole('region', { name: `When a candidate enters ${stage}` })
  await panel.getByRole('button', { name: /^Edit: Notify/ }).click()
  const form = editor.getByRole('dialog', { name: `When a candidate enters ${stage}` })
  await form.getByLabel('Wait after the move').fill('1')
  await form.getByLabel('Unit').selectOption({ label: 'Minutes' })
  await form.getByRole('button', { name: 'Choose… Source of the candidate' }).click()
  await form.getByRole('checkbox', { name: channel!.name, exact: true }).check()
  await editor.keyboard.press('Escape')
  await checkBothModes(editor)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(editor, 'Save successfully!')).toBeVisible()
  await expect(panel.getByRole('listitem')).toContainText(
    `, 1 minute after the move – only if the source is ${channel!.name}`,
  )
  await checkAccess(editor)

  const board = await as('recruiter', `/jobs/interview/${job.id}?keyword=Delayed`)
  const page = await as('recruiter', `/interview-settings/workflow/${workflow.id}`, { width: 1440 })
  // The candidate who waits comes last, so that the waiting state is checked while it lasts.
  for (const name of people.toReversed()) {
    await board.getByRole('button', { name: `Actions for ${name}` }).click()
    await board.getByRole('menuitem', { name: `Move to ${stage}` }).click()
    await expect(toast(board, `${name} is now in ${stage}.`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Reload' }).click()
  const entry = (name: string) =>
    page.getByRole('table', { name: 'Trigger log' }).getByRole('row').filter({ hasText: name }).first()
  await expect(entry('Dora Delayed')).toContainText('Scheduled')
  await expect(entry('Dora Delayed')).toContainText(/Waits until .* Moved by Nguyễn Thu Hà/)
  await expect(entry('Dan Delayed')).toContainText('A condition is not met (source of the candidate)')
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(entry('Dora Delayed')).toContainText('Done', { timeout: 2_000 })
  }).toPass({ timeout: 40_000, intervals: [1_000] })
  await entry('Dora Delayed')
    .getByRole('button', { name: /^1 e-mail/ })
    .click()
  const email = page.getByRole('dialog', { name: /^1 e-mail: Dora Delayed/ })
  await expect(email).toContainText('Sent')
  await expect(email).toContainText(/ha\.nguyen@songhong\.example: sent at /)
  await checkAccess(page)

  await page.goto('/demo/mail?q=Dora+Delayed')
  const mails = page.getByRole('region', { name: 'Mails' })
  await expect(mails.getByRole('link', { name: `Dora Delayed: ${stage}` })).toHaveCount(1)
  await page.goto('/demo/mail?q=Dan+Delayed')
  await expect(page.getByRole('link', { name: `Dan Delayed: ${stage}` })).toHaveCount(0)
  await rest(stack, interviewer, 'POST', workflowTriggerDetach.path, { statusId: status.id, triggerId })
})
