import { rest, tokenOf } from '../../support/api.ts'
import { checkBothModes } from '../../support/checkAccess.ts'
import { expect, test } from '../../support/journey.ts'

test('every address of the interview settings opens its page', async ({ as, stack }) => {
  const [workflow] = await rest<{ id: string; name: string }[]>(
    stack,
    await tokenOf(stack, 'interviewer'),
    'GET',
    '/WorkflowStatus/list',
  )
  const page = await as('interviewer', '/interview-settings')
  const addresses: [path: string, heading: string, tab?: string][] = [
    ['/interview-settings', 'Interview settings', 'Forms'],
    ['/interview-settings#formTab', 'Interview settings', 'Forms'],
    ['/interview-settings#workflowTab', 'Interview settings', 'Workflow'],
    ['/interview-settings?tab=workflowTab', 'Interview settings', 'Workflow'],
    ['/setting#interview-settings', 'Interview settings', 'Forms'],
    ['/setting#interview-settings#formTab', 'Interview settings', 'Forms'],
    ['/setting#interview-settings#workflowTab', 'Interview settings', 'Workflow'],
    ['/interview-settings/form-editor/', 'Create form'],
    ['/interview-settings/form-create', 'Create form'],
    ['/interview-settings/workflow-editor/', 'Create workflow'],
    [`/interview-settings/workflow-editor/${workflow!.id}`, workflow!.name],
    ['/interview-settings/workflow/', 'Workflow List'],
    [`/interview-settings/workflow/${workflow!.id}`, workflow!.name],
  ]
  for (const [path, heading, tab] of addresses) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
    if (tab) await expect(page.getByRole('tab', { selected: true }), path).toHaveText(tab)
  }
})

test('the feedback form is chosen with the trigger', async ({ as, stack }) => {
  const list = await rest<{ id: string; name: string }[]>(
    stack,
    await tokenOf(stack, 'interviewer'),
    'GET',
    '/WorkflowStatus/list',
  )
  const { id } = list.find(({ name }) => name === 'Engineering hiring')!
  const page = await as('interviewer', `/interview-settings/workflow-editor/${id}`, { width: 320, height: 640 })
  await page.getByRole('button', { name: 'Add trigger' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What happens').selectOption('Ask for feedback')
  await dialog.getByLabel('Feedback form').selectOption('Culture interview')
  await expect(dialog.getByLabel('Feedback form').locator('option', { hasText: 'Intern assessment' })).toHaveCount(0)
  await checkBothModes(page)
})
