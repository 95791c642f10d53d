import type { Page } from '@playwright/test'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import { jobCandidatesMove, jobSetWorkflow } from '../../../services/features/pipelines/contract.ts'
import { workflowList } from '../../../services/features/workflows/contract.ts'
import type { WorkflowGroup } from '../../../services/features/workflows/workflowShapes.ts'
import { rest, tokenOf, type Somewhere } from '../../support/api.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { untilClicksAreHeard, untilKeysAreHeard } from '../../support/drag.ts'
import { expect, test, toast } from '../../support/journey.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const inColumn = (page: Page, stage: string, name: string) => column(page, stage).getByText(name, { exact: true })
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}`, exact: true })
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeAttached()
async function middle(page: Page, name: string) {
  const box = (await handle(page, name).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
async function middleOf(page: Page, stage: string) {
  const box = (await column(page, stage).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const resume = { work: [], education: [], awards: [], skills: [], languages: [] }

/** Creates an open job with a workflow of the demo, and the test's own candidates in its first stage. */
async function jobWith(stack: Somewhere, names: readonly string[]) {
  const token = await tokenOf(stack, 'recruiter')
  const post = <T>(path: string, body: unknown) => rest<T>(stack, token, 'POST', path, body)
  const workflows = await rest<WorkflowGroup[]>(stack, token, 'GET', workflowList.path)
  const workflow = workflows.find(({ name }) => name === 'Engineering hiring')!
  const { data: jobs } = await post<{ data: Job[] }>(jobList.path, { status: [0], pageSize: 100 })
  const job = jobs.find(({ workflowId }) => workflowId === workflow.id)!
  const candidateIds: string[] = []
  for (const name of names) {
    const body = { name, emails: [`${name.toLowerCase().replace(/\W+/g, '.')}@mail.example`], phones: [], resume }
    // oxlint-disable-next-line no-await-in-loop -- a handful
    candidateIds.push((await post<Candidate>(candidateCreate.path, body)).id)
  }
  await post(`${jobAddCandidate.path}?jobID=${job.id}`, { candidateIds })
  return { job, workflow, workflows, post, candidateIds }
}

test('a candidate is moved by mouse, keyboard, touch and menu, and a move is undone', async ({ as, stack }) => {
  const name = 'Ada Mover'
  const { job } = await jobWith(stack, [name])
  const page = await as('recruiter', `/jobs/interview/${job.id}?keyword=Ada`)
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
  await expect(inColumn(page, 'New', name)).toBeVisible()
  await checkBothModes(page)

  const [from, to] = [await middle(page, name), await middleOf(page, 'Screening')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 5, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.mouse.up()
  await expect(inColumn(page, 'Screening', name)).toBeVisible()
  await expect(toast(page, `${name} is now in Screening.`)).toBeVisible()
  await untilClicksAreHeard(page)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Undo/ }).click()
  await expect(inColumn(page, 'New', name)).toBeVisible()
  await expect(toast(page, 'Undone for 1 candidate.')).toBeVisible()

  await handle(page, name).focus()
  await page.keyboard.press('Space')
  await told(page, `Picked up ${name} in New.`)
  await untilKeysAreHeard(page)
  await page.keyboard.press('ArrowRight')
  await told(page, `${name} is over Screening.`)
  await page.keyboard.press('ArrowRight')
  await told(page, `${name} is over CV passed.`)
  await page.keyboard.press('Space')
  await told(page, `${name} was dropped in CV passed.`)
  await expect(inColumn(page, 'CV passed', name)).toBeVisible()

  const touch = await page.context().newCDPSession(page)
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const [start, end] = [await middle(page, name), await middleOf(page, 'Screening')]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  // A finger that rests lifts the card; one that moves at once scrolls.
  await told(page, `Picked up ${name} in CV passed.`)
  for (const part of [0.3, 0.6, 1])
    // oxlint-disable-next-line no-await-in-loop -- one movement
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: start.x + (end.x - start.x) * part, y: start.y + 20 * part }],
    })
  await told(page, `${name} is over Screening.`)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(inColumn(page, 'Screening', name)).toBeVisible()
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await untilClicksAreHeard(page)

  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Move to Interviewed' }).click()
  await expect(inColumn(page, 'Interviewed', name)).toBeVisible()
  // The board shows a move before the services have accepted it.
  await expect(toast(page, `${name} is now in Interviewed.`)).toBeVisible()
  await page.reload()
  await expect(inColumn(page, 'Interviewed', name)).toBeVisible()
})

test("two recruiters see each other's moves, and a late one is told where the candidate is", async ({ as, stack }) => {
  const name = 'Bo Twice'
  const { job } = await jobWith(stack, [name])
  const address = `/jobs/interview/${job.id}?keyword=Twice`
  const [one, other] = [await as('recruiter', address), await as('recruiter2', address)]
  await expect(inColumn(one, 'New', name)).toBeVisible()
  await expect(inColumn(other, 'New', name)).toBeVisible()
  await one.getByRole('button', { name: `Next: Screening (${name})` }).click()
  await expect(inColumn(one, 'Screening', name)).toBeVisible()
  await expect(inColumn(other, 'Screening', name)).toBeVisible()

  // The second recruiter is not notified of the next move.
  await other.routeWebSocket(/graphql/, () => {})
  await other.reload()
  await expect(inColumn(other, 'Screening', name)).toBeVisible()
  await one.getByRole('button', { name: `Actions for ${name}` }).click()
  await one.getByRole('menuitem', { name: 'Move to Interviewed' }).click()
  await expect(toast(one, `${name} is now in Interviewed.`)).toBeVisible()
  await other.getByRole('button', { name: `Next: CV passed (${name})` }).click()
  await expect(toast(other, `Nguyễn Thu Hà has already moved ${name} to Interviewed.`)).toBeVisible()
  await expect(inColumn(other, 'Interviewed', name)).toBeVisible()
})

test('candidates are rejected with a mail, found again and restored, and the workflow is changed under them', async ({
  as,
  stack,
}) => {
  const names = ['Cy Rejected', 'Di Rejected']
  const { job, workflow, workflows, post, candidateIds } = await jobWith(stack, names)
  const page = await as('recruiter', `/jobs/interview/${job.id}?keyword=Rejected&show=table`)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Cy Rejected')).toBeVisible()
  await checkBothModes(page)
  for (const name of names) await row(name).getByRole('checkbox').check()
  await page.getByRole('region', { name: 'Chosen rows' }).getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject: 2 candidates' })
  await dialog.getByLabel('Reason').selectOption('Failed the test')
  await dialog
    .getByLabel('E-mail to the candidate')
    .selectOption({ label: 'Rejection — Your application for Job_Title' })
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByText(`Your application for ${job.title}`)).toBeVisible()
  await expect(preview.getByText('(1 of 2)')).toBeVisible()
  await preview.getByRole('button', { name: 'Next candidate' }).click()
  await expect(preview.getByText('(2 of 2)')).toBeVisible()
  await checkAccess(page)
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('When to send')).toHaveValue('0')
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(toast(page, '2 candidates are rejected.')).toBeVisible()
  await expect(row('Cy Rejected')).toHaveCount(0)
  await page.getByLabel('Rejected', { exact: true }).selectOption('only')
  await expect(row('Cy Rejected')).toBeVisible()
  await expect(page).toHaveURL(/rejected=only/)
  // Waits for the mail, because a rejection that is taken back before its mail is sent notifies nobody.
  const mailbox = await page.context().newPage()
  await expect(async () => {
    await mailbox.goto('/demo/mail?q=cy.rejected')
    await expect(mailbox.getByRole('region', { name: 'Mails' }).getByRole('listitem')).toHaveCount(1, {
      timeout: 1_000,
    })
  }).toPass()
  await mailbox.close()
  await page.getByRole('button', { name: 'Actions for Cy Rejected' }).click()
  await page.getByRole('menuitem', { name: 'Undo rejection' }).click()
  await expect(toast(page, 'The rejection of 1 candidate has been undone.')).toBeVisible()

  // A candidate is in a stage that the other workflow does not have.
  const passed = workflow.statuses.find((status) => status.name === 'CV passed')!.id
  await post(jobCandidatesMove.path, { jobId: job.id, statusId: passed, candidateIds: [candidateIds[0]!] })
  await page.goto(`/jobs/interview/${job.id}`)
  await page.getByRole('button', { name: 'Change workflow' }).click()
  const change = page.getByRole('dialog', { name: 'Change workflow' })
  await change.getByLabel('Workflow').selectOption({ label: 'インターン選考' })
  await expect(change.getByText('Choose where their candidates go', { exact: false })).toBeVisible()
  for (const select of await change.getByLabel(/goes to/).all()) await select.selectOption({ label: 'In process' })
  await change.getByRole('button', { name: 'Change workflow' }).click()
  await expect(toast(page, 'The job now uses the workflow インターン選考.')).toBeVisible()
  await expect(column(page, 'CV passed')).toHaveCount(0)
  // Restores the original state for later journeys.
  const stages = workflows
    .find(({ name }) => name === 'インターン選考')!
    .statuses.map(({ id, key }) => ({
      fromId: id,
      toId: workflow.statuses.find((status) => status.key === key)?.id ?? workflow.statuses[0]!.id,
    }))
  await post(jobSetWorkflow.path, { jobId: job.id, workflowId: workflow.id, stages })
})

test('a candidate is found in the list by job and stage, moved from their own page, and the move appears on a board', async ({
  as,
  stack,
}) => {
  const [name, other] = ['Fi Found', 'Gu Found']
  const { job, workflow, post } = await jobWith(stack, [name, other])
  const key = workflow.statuses.find((status) => status.name === 'Screening')!.key
  const board = await as('recruiter2', `/jobs/interview/${job.id}?keyword=Found`)
  await expect(inColumn(board, 'New', name)).toBeVisible()
  const found = await post<{ data: { id: string }[] }>(candidateList.path, { searchBox: name })
  const screening = workflow.statuses.find((status) => status.key === key)!.id
  await post(jobCandidatesMove.path, { jobId: job.id, statusId: screening, candidateIds: [found.data[0]!.id] })
  await expect(inColumn(board, 'Screening', name)).toBeVisible()

  const page = await as('recruiter', '/candidates?q=Found')
  await expect(page.getByRole('link', { name: other, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Job and stage' }).check()
  await page.keyboard.press('Escape')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText('Screening', { exact: true })).toBeVisible()
  await expect(row.getByText('0 days', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('button', { name: 'Job', exact: true }).click()
  await page.getByRole('combobox', { name: 'Value' }).fill(job.title)
  await page.getByRole('option', { name: job.title, exact: true }).first().click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/f=job\.in\./)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('searchbox', { name: 'Filter by…' }).fill('stage in a job')
  await page.getByRole('button', { name: 'Stage in a job', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Screening' }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/stage\.in\./)
  await expect(page.getByRole('link', { name: other, exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await checkBothModes(page)

  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('tab', { name: 'Jobs' }).click()
  await page.getByRole('combobox', { name: `Stage of ${name}` }).selectOption({ label: 'Interviewed' })
  await expect(toast(page, `${name} is now in Interviewed.`)).toBeVisible()
  await expect(inColumn(board, 'Interviewed', name)).toBeVisible()
  await checkAccess(page)
})

test('at 320 pixels one column is in view, and candidates can be added', async ({ as, stack }) => {
  const { job } = await jobWith(stack, ['Ed Small'])
  const page = await as('recruiter', `/jobs/interview/${job.id}`, { width: 320, height: 720 })
  await expect(column(page, 'New')).toBeVisible()
  await checkAccess(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Add candidates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add candidates' })
  await dialog.getByRole('combobox').fill('Ed Small')
  await page.getByRole('option', { name: /Ed Small/ }).click()
  await dialog.getByRole('button', { name: 'Add candidates' }).click()
  await expect(toast(page, '1 candidate was added to the job.')).toBeVisible()
})
