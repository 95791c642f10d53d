import type { Page } from '@playwright/test'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import { workflowList } from '../../../services/features/workflows/contract.ts'
import type { WorkflowGroup } from '../../../services/features/workflows/workflowShapes.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { untilClicksAreHeard, untilKeysAreHeard } from '../../support/drag.ts'
import { expect, test, toast } from '../../support/journey.ts'

const list = '/interview-settings/workflow'
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const names = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Name of status/ })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}`, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: /^When a candidate enters/ })
/** Checks an announcement for users of a screen reader. */
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeAttached()
const system = ['New', 'In process', 'Offered', 'Onboard', 'Rejected', 'Withdrawn']
/** Returns the middle of a handle. */
async function middle(page: Page, name: string) {
  const box = (await handle(page, name).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
async function openEditor(page: Page, name: string) {
  await row(page, name).getByRole('button', { name: /^Edit/ }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Save successfully!').first()).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
}

test('a workflow is built, its statuses ordered by mouse, touch and keyboard, given a trigger, tried out, and deleted', async ({
  as,
}) => {
  const page = await as('interviewer', list)
  await page.getByRole('button', { name: 'Create' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create workflow' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('This field is required')).toHaveCount(2)
  await dialog.getByLabel('Name').fill('Journey')
  await dialog.getByRole('button', { name: /^Department/ }).click()
  await dialog.getByText('Finance').click()
  await dialog.getByRole('heading', { name: 'Create workflow' }).click()
  await checkAccess(page)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/workflow-editor\/[0-9a-f-]{36}$/)
  await expect.poll(() => names(page)).toEqual(system)

  await page.getByRole('button', { name: 'Add status' }).click()
  await page.getByRole('group', { name: 'CV screening' }).getByRole('button', { name: 'Screening' }).click()
  await page.getByRole('textbox', { name: 'Name of status 7' }).fill('First look')
  await checkAccess(page)

  // By mouse: from the end to the second position.
  const [from, to] = [await middle(page, 'First look'), await middle(page, 'In process')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 20, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.mouse.up()
  const byMouse = ['New', 'First look', ...system.slice(1)]
  await expect.poll(() => names(page)).toEqual(byMouse)

  // By keyboard alone: up one position, announced as it happens; Escape leaves it where it was.
  await handle(page, 'First look').focus()
  await page.keyboard.press('Space')
  await told(page, 'Picked up First look: position 2 of 7.')
  await untilKeysAreHeard(page)
  await page.keyboard.press('ArrowUp')
  await told(page, 'First look: position 1 of 7.')
  await page.keyboard.press('Space')
  await told(page, 'Dropped First look: position 1 of 7.')
  const byKeys = ['First look', ...system]
  await expect.poll(() => names(page)).toEqual(byKeys)
  await expect(handle(page, 'First look')).toBeFocused()
  await page.keyboard.press('Space')
  await told(page, 'Picked up First look: position 1 of 7.')
  await untilKeysAreHeard(page)
  await page.keyboard.press('ArrowDown')
  await told(page, 'First look: position 2 of 7.')
  await page.keyboard.press('Escape')
  await told(page, 'First look was not moved.')
  expect(await names(page)).toEqual(byKeys)

  // By touch, and by the buttons beside it.
  const touch = await page.context().newCDPSession(page)
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const [start, end] = [await middle(page, 'Withdrawn'), await middle(page, 'Rejected')]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  const moveTo = (part: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: start.x, y: start.y + (end.y - start.y) * part }],
    })
  await moveTo(0.3)
  await told(page, 'Picked up Withdrawn: position 7 of 7.')
  for (const part of [0.6, 0.9, 1.1]) await moveTo(part)
  await told(page, 'Withdrawn: position 6 of 7.')
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const byTouch = ['First look', ...system.slice(0, 4), 'Withdrawn', 'Rejected']
  await expect.poll(() => names(page)).toEqual(byTouch)
  await untilClicksAreHeard(page)
  await page.getByRole('button', { name: 'Move Rejected up' }).click()
  await page.getByRole('button', { name: 'Move Rejected down' }).click()
  await expect(page.getByRole('button', { name: 'Move Rejected down' })).toBeFocused()
  await page.getByRole('switch', { name: 'Active' }).check()
  await save(page)
  await page.reload()
  await expect.poll(() => names(page)).toEqual(byTouch)

  await page.getByRole('button', { name: 'Triggers of First look' }).click()
  await panel(page).getByRole('button', { name: 'Add trigger' }).click()
  const form = page.getByRole('dialog', { name: 'When a candidate enters First look' })
  await form.getByLabel('E-mail template').selectOption({ label: 'Rejection — Your application for Job_Title' })
  await checkAccess(page)
  await form.getByRole('button', { name: 'Add trigger' }).click()
  await expect(panel(page).getByText('Send the e-mail “Rejection” to: The candidate')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Add trigger' }).click()
  await form.getByLabel('E-mail template').selectOption({ label: 'Interview invitation — Interview for Job_Title' })
  await form.getByRole('button', { name: 'Add trigger' }).click()

  await panel(page).getByRole('button', { name: 'Try it out' }).click()
  const trial = page.getByRole('dialog', { name: 'Try out: First look' })
  await trial.getByRole('combobox', { name: /Candidate and job/ }).click()
  const option = trial.getByRole('option').first()
  await expect(option).toContainText('—')
  await option.click()
  await trial.getByRole('button', { name: 'Try it out' }).click()
  await expect(trial.getByText('Would happen', { exact: true })).toBeVisible()
  await expect(trial.getByText(/^Dear /)).toBeVisible()
  await expect(trial.getByText(/Interview_Date, Interview_Time, Interview_Location/)).toBeVisible()
  await checkAccess(page)
  await trial.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('No data')).toBeVisible()

  await page.goto(list)
  await row(page, 'Journey')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Delete successfully!')).toBeVisible()
  await expect(row(page, 'Journey')).toHaveCount(0)
})

test('adding a candidate to a job fires the triggers of its workflow, and the log shows it', async ({ as, stack }) => {
  const recruiter = await tokenOf(stack, 'recruiter')
  const engineering = (await rest<WorkflowGroup[]>(stack, recruiter, 'GET', workflowList.path)).find(
    ({ name }) => name === 'Engineering hiring',
  )!
  const { data: jobs } = await rest<{ data: Job[] }>(stack, recruiter, 'POST', jobList.path, {
    status: [0],
    pageSize: 100,
  })
  const job = jobs.find(({ workflowId }) => workflowId === engineering.id)!
  const resume = { work: [], education: [], awards: [], skills: [], languages: [] }
  const { id, name } = await rest<Candidate>(stack, recruiter, 'POST', candidateCreate.path, {
    name: 'Trần Quy Trình',
    phones: ['0399 777 001'],
    emails: [],
    resume,
  })
  await rest(stack, recruiter, 'POST', `${jobAddCandidate.path}?jobID=${job.id}`, { candidateIds: [id] })

  const page = await as('recruiter', list, { width: 1440 })
  await page.getByRole('link', { name: 'Engineering hiring' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Engineering hiring' })).toBeVisible()
  const entry = page.getByRole('table', { name: 'Trigger log' }).getByRole('row').filter({ hasText: name })
  await expect(entry).toContainText(job.title)
  await expect(entry).toContainText('Notify people: ha.nguyen@songhong.example')
  // The entry first says that its mail is being sent.
  await expect(async () => {
    await page.reload()
    await expect(entry).toContainText('Added to the job by Nguyễn Thu Hà', { timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await checkAccess(page)
  await entry.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/candidates/view/${id}`))
})

test('when two users edit at once, the second is told, and no input is lost by accident', async ({ as }) => {
  const page = await as('interviewer', list)
  await openEditor(page, 'インターン選考')
  const other = await as('admin', list)
  await openEditor(other, 'インターン選考')
  await other.getByRole('button', { name: 'Move Screening up' }).click()
  await save(other)
  await page.getByRole('button', { name: 'Move Screening down' }).click()
  await page.getByRole('link', { name: 'Dashboards' }).first().click()
  const guard = page.getByRole('dialog', { name: 'Leave without saving?' })
  await guard.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('dialog', { name: 'Somebody else has saved this workflow' })
  await expect(conflict).toContainText('admin saved it at')
  await checkAccess(page)
  await conflict.getByRole('button', { name: 'Load theirs' }).click()
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['Screening', 'New'])
  await page.getByRole('button', { name: 'Move Screening down' }).click()
  await save(page)
})

test('a workflow with jobs cannot be deleted, and the reason is shown', async ({ as }) => {
  const page = await as('interviewer', list)
  await row(page, 'Engineering hiring')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Some error occurs! Engineering hiring cannot be deleted.')).toBeVisible()
  await expect(row(page, 'Engineering hiring')).toBeVisible()
})

test('list, editor and view are accessible and reflow at 320 px', async ({ as }) => {
  const page = await as('interviewer', list, { width: 320, height: 640 })
  await expect(row(page, 'Engineering hiring')).toBeVisible()
  await checkBothModes(page)
  await openEditor(page, 'Engineering hiring')
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(5)
  await checkBothModes(page)
  await page.goto(list)
  await page.getByRole('link', { name: 'Engineering hiring' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Statuses' })).toBeVisible()
  await checkBothModes(page)
})

test('recruiters can read workflows but change nothing; finance does not see them', async ({ as }) => {
  const page = await as('recruiter', list)
  await expect(row(page, 'Engineering hiring')).toBeVisible()
  await expect(page.getByRole('button', { name: /Create|Edit|Delete/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Engineering hiring' }).click()
  await expect(page.getByRole('list', { name: 'Triggers of Interviewed' })).toContainText(
    'Ask for feedback with “Feedback request”: Phạm Đức Anh',
  )
  await expect(page.getByRole('button', { name: /Edit|Detach|Add/ })).toHaveCount(0)
  await page.goto('/interview-settings/workflow-editor')
  await expect(page).toHaveURL(/\/forbidden/)
  const other = await as('finance', list)
  await expect(other).toHaveURL(/\/forbidden/)
})
