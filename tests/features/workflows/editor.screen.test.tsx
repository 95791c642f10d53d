import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Route, Routes } from 'react-router'
import type { BodyOf } from '../../../services/core/contract/operation.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { departmentByIds } from '../../../services/features/departments/contract.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import WorkflowEditorPage from '../../../web/features/workflows/WorkflowEditorPage.tsx'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { interviews, workflowServices } from './workflowServices.ts'

const keys: PermissionKey[] = [
  'InterviewSetting:ListInterviewSetting',
  'InterviewSetting:AddUpdateInterviewSetting',
  'InterviewSetting:DeleteInterviewSetting',
  'InterviewSetting:AddUpdateTriger',
  'InterviewSetting:DeleteTriger',
]
const pages = (
  <Routes>
    <Route path="/interview-settings/workflow-editor/:groupId?" element={<WorkflowEditorPage />} />
    <Route path="*" element="elsewhere" />
  </Routes>
)
async function open(workflows = [interviews()], path = `/interview-settings/workflow-editor/${uuid(1)}`) {
  const services = workflowServices(workflows)
  services.rest.on(contract.workflowRunList, () => pageOf([]))
  const rendered = renderScreen(pages, { rest: services.rest, path, keys })
  await screen.findByRole('heading', { level: 1, name: 'Interviews' })
  const saved = (): BodyOf<typeof contract.workflowGroupUpdate> => services.calls('workflowGroupUpdate').at(-1)!.body
  return { ...services, ...rendered, saved }
}
const names = () =>
  screen.getAllByRole('textbox', { name: /^Name of status/ }).map((box) => (box as HTMLInputElement).value)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const panel = () => within(screen.getByRole('region', { name: /^When a candidate enters/ }))
beforeEach(() => localStorage.clear())

test('statuses are moved by buttons, which keep the focus and announce the new position', async () => {
  const { user, saved } = await open()
  expect(names()).toEqual(['Status 10', 'Status 20', 'Status 11'])
  await user.click(button('Move Status 20 up'))
  expect(names()).toEqual(['Status 20', 'Status 10', 'Status 11'])
  expect(screen.getByText('Status 20: 1 of 3')).toBeTruthy()
  expect(document.activeElement).toBe(button('Move Status 20 up'))
  expect(button('Move Status 20 up').getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Status 20', 'Status 10', 'Status 11'])
  await user.click(button('Save'))
  expect(await toast('Save successfully!')).toBeTruthy()
  expect(saved()).toMatchObject({ version: 1, statuses: [{ id: uuid(20) }, { id: uuid(10) }, { id: uuid(11) }] })
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  await user.click(button('Move Status 10 down'))
  await user.click(button('Save'))
  await waitFor(() => expect(saved()).toMatchObject({ version: 2 }))
})

test('statuses are renamed, recoloured, added and removed; system statuses stay', async () => {
  const { user, saved } = await open()
  const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name of status/ })
  expect(first!.readOnly).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Colour of Status 10').disabled).toBe(true)
  expect(button('Remove Status 10').getAttribute('aria-description')).toBe('System statuses cannot be changed.')
  await user.click(button('Remove Status 10'))
  expect(names()).toHaveLength(3)
  await user.clear(second!)
  await user.click(button('Save'))
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await user.type(second!, 'Phone call')
  fireEvent.change(screen.getByLabelText('Colour of Phone call'), { target: { value: '#abcdef' } })
  await user.click(button('Add status'))
  await user.click(
    within(screen.getByRole('group', { name: 'CV screening' })).getByRole('button', { name: 'Status 21' }),
  )
  expect(names()).toEqual(['Status 10', 'Phone call', 'Status 11', 'Status 21'])
  expect(panel().getByText('Save the workflow first to add triggers to this status.')).toBeTruthy()
  await user.click(button('Save'))
  await toast('Save successfully!')
  expect(saved().statuses).toMatchObject([
    { id: uuid(10), key: 'STATUS_10' },
    { id: uuid(20), name: 'Phone call', color: '#abcdef' },
    { id: uuid(11) },
    { id: null, key: 'STATUS_21', name: 'Status 21' },
  ])
  expect(await panel().findByRole('button', { name: 'Add trigger' })).toBeTruthy()
  await user.click(button('Remove Status 21'))
  expect(names()).toEqual(['Status 10', 'Phone call', 'Status 11'])
})

test('name and departments are required; errors from the server are shown under their fields', async () => {
  const { user, rest, saved } = await open()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.click(button('Remove Engineering'))
  await user.click(button('Save'))
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  await user.click(button('Discard changes'))
  expect((name as HTMLInputElement).value).toBe('Interviews')
  rest.on(contract.workflowGroupUpdate, () => {
    throw new RequestError('BAD_INPUT', 'x', { fields: { name: ['There is already a workflow with this name'] } })
  })
  await user.click(screen.getByRole('switch', { name: 'Active' }))
  await user.click(button('Save'))
  expect(await screen.findByText('There is already a workflow with this name')).toBeTruthy()
  expect(saved().active).toBe(false)
})

test('a conflict is reported: the other version is loaded, or overwritten', async () => {
  const { user, workflows, saved } = await open()
  const change = () =>
    Object.assign(workflows[0]!, { version: workflows[0]!.version + 1, name: `Theirs ${workflows[0]!.version}` })
  await user.click(button('Move Status 20 up'))
  change()
  await user.click(button('Save'))
  const question = await screen.findByRole('dialog', { name: 'Somebody else has saved this workflow' })
  await user.click(within(question).getByRole('button', { name: 'Load theirs' }))
  await waitFor(() => expect(names()).toEqual(['Status 10', 'Status 20', 'Status 11']))
  expect(screen.getByRole('heading', { level: 1, name: 'Theirs 1' })).toBeTruthy()
  await user.click(button('Move Status 20 up'))
  change()
  await user.click(button('Save'))
  await user.click(await screen.findByRole('button', { name: 'Overwrite with mine' }))
  await toast('Save successfully!')
  expect(saved()).toMatchObject({
    version: 3,
    name: 'Theirs 1',
    statuses: [{ id: uuid(20) }, { id: uuid(10) }, { id: uuid(11) }],
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('unsaved changes are guarded, but selecting a status does not count as leaving', async () => {
  const { user, router } = await open()
  await user.click(button('Move Status 20 up'))
  await user.click(button('Triggers of Status 11'))
  expect(router.state.location.search).toBe('?status=STATUS_11')
  expect(screen.queryByRole('dialog')).toBeNull()
  void router.navigate('/dashboards')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  await user.click(button('Stay'))
  expect(names()[0]).toBe('Status 20')
})

test('a trigger is added with the fields of its kind, and detached', async () => {
  const { user, calls } = await open()
  await user.click(button('Triggers of Status 10'))
  expect(panel().getByText('No triggers yet')).toBeTruthy()
  await user.click(panel().getByRole('button', { name: 'Add trigger' }))
  const form = within(await screen.findByRole('dialog', { name: 'When a candidate enters Status 10' }))
  await user.click(await form.findByRole('button', { name: 'Add trigger' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  await user.selectOptions(form.getByRole('combobox', { name: /^E-mail template/ }), 'Rejection — Your application')
  await user.click(form.getByRole('button', { name: 'Add trigger' }))
  expect(await panel().findByText('Send the e-mail “Rejection” to: The candidate')).toBeTruthy()
  expect(calls('workflowTriggerAdd')[0]!.body).toEqual({
    statusId: uuid(10),
    trigger: { kind: 'sendEmail', templateId: uuid(600), recipient: 'candidate' },
  })
  expect(screen.queryByText('Unsaved changes')).toBeNull()

  await user.click(panel().getByRole('button', { name: 'Add trigger' }))
  const second = within(await screen.findByRole('dialog'))
  await user.selectOptions(await second.findByRole('combobox', { name: /^What happens/ }), 'Move to a status')
  await user.selectOptions(second.getByRole('combobox', { name: /^Status/ }), 'Status 11')
  await user.click(second.getByRole('button', { name: 'Add trigger' }))
  expect(await panel().findByText('Move on to: Status 11')).toBeTruthy()
  expect(button('Triggers of Status 10').textContent).toContain('(2)')

  await user.click(panel().getByRole('button', { name: /^Detach: Send/ }))
  await user.click(button('Yes'))
  await waitFor(() => expect(panel().queryByText(/Send the e-mail/)).toBeNull())
  expect(panel().getByText('Move on to: Status 11')).toBeTruthy()
})

test('a dry run shows what would happen and what would not', async () => {
  const { user, rest, calls } = await open(undefined, `/interview-settings/workflow-editor/${uuid(1)}?status=STATUS_20`)
  rest
    .on(contract.workflowSubjects, () =>
      pageOf([{ candidateId: uuid(71), candidateName: 'An', jobId: uuid(61), jobTitle: 'Tester', statusName: null }]),
    )
    .on(contract.workflowDryRun, () => [
      {
        triggerId: uuid(30),
        kind: 'sendEmail' as const,
        statusName: 'Status 20',
        outcome: 'done' as const,
        reason: null,
        unmet: [],
        mails: [{ recipient: 'an@mail.example', subject: 'Hello', body: 'Dear An' }],
        missing: [],
        targetName: null,
        delayMinutes: 0,
        afterMinutes: 0,
      },
      {
        triggerId: uuid(31),
        kind: 'sendEmail' as const,
        statusName: 'Status 20',
        outcome: 'skipped' as const,
        reason: 'placeholders' as const,
        unmet: [],
        mails: [],
        missing: ['Interview_Date'],
        targetName: null,
        delayMinutes: 2880,
        afterMinutes: 120,
      },
    ])
  await user.click(panel().getByRole('button', { name: 'Try it out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Try out: Status 20' }))
  await user.click(dialog.getByRole('button', { name: 'Try it out' }))
  expect(dialog.getByText('This field is required')).toBeTruthy()
  await user.click(dialog.getByRole('combobox'))
  await user.click(await dialog.findByText('An — Tester'))
  await user.click(dialog.getByRole('button', { name: 'Try it out' }))
  expect(await dialog.findByText('Would happen')).toBeTruthy()
  expect(dialog.getByText('To an@mail.example')).toBeTruthy()
  expect(dialog.getAllByText('In 2 hours, after the delayed move')).toHaveLength(1)
  expect(dialog.getByText('The template has placeholders without a value (Interview_Date)')).toBeTruthy()
  expect(dialog.getByText('2 days after the move, if the candidate is still in the status')).toBeTruthy()
  expect(calls('workflowDryRun')[0]!.body).toEqual({ statusId: uuid(20), candidateId: uuid(71), jobId: uuid(61) })
})

test('the log shows what fired and why', async () => {
  const { rest, user } = await open()
  expect(await screen.findByText('No data')).toBeTruthy()
  const run = {
    triggerId: uuid(30),
    kind: 'moveToStatus' as const,
    statusName: 'New',
    candidateId: uuid(71),
    candidateName: 'An',
    jobId: uuid(61),
    jobTitle: 'Tester',
    subject: null,
    mails: [],
    userName: 'recruiter',
    date: '2026-03-01T02:00:00.000Z',
    dueDate: null,
  }
  const mail = {
    recipient: 'an@mail.example',
    subject: 'Hello',
    reason: null,
    answer: null,
    tries: 1,
    createdDate: run.date,
    nextTryDate: null,
    sentDate: null,
  }
  rest.on(contract.workflowRunList, () =>
    pageOf([
      {
        ...run,
        id: uuid(81),
        cause: 'moved' as const,
        outcome: 'done' as const,
        reason: null,
        unmet: [],
        recipients: [],
        targetName: 'Rejected',
      },
      {
        ...run,
        id: uuid(82),
        cause: 'trigger' as const,
        outcome: 'skipped' as const,
        reason: 'loop' as const,
        unmet: [],
        recipients: [],
        targetName: 'New',
      },
      {
        ...run,
        id: uuid(85),
        cause: 'moved' as const,
        outcome: 'delayed' as const,
        reason: null,
        unmet: [],
        recipients: [],
        targetName: null,
        dueDate: '2026-03-03T02:00:00.000Z',
      },
      {
        ...run,
        id: uuid(86),
        cause: 'moved' as const,
        outcome: 'skipped' as const,
        reason: 'condition' as const,
        unmet: ['source' as const, 'department' as const],
        recipients: [],
        targetName: null,
      },
      {
        ...run,
        id: uuid(83),
        kind: 'sendEmail' as const,
        cause: 'moved' as const,
        outcome: 'waiting' as const,
        reason: null,
        unmet: [],
        recipients: [mail.recipient],
        mails: [{ ...mail, id: uuid(91), state: 'waiting' as const, reason: 'noServer' as const }],
        targetName: null,
      },
      {
        ...run,
        id: uuid(84),
        kind: 'sendEmail' as const,
        cause: 'moved' as const,
        outcome: 'failed' as const,
        reason: null,
        unmet: [],
        recipients: [mail.recipient],
        mails: [
          { ...mail, id: uuid(92), state: 'failed' as const, reason: 'refused' as const, answer: '550 no such user' },
        ],
        targetName: null,
      },
    ]),
  )
  await user.click(button('Reload'))
  expect(await screen.findByText('Moved by Full recruiter')).toBeTruthy()
  expect(screen.getByText('Move to a status: Rejected')).toBeTruthy()
  expect(screen.getByText('Scheduled')).toBeTruthy()
  expect(screen.getByText('A condition is not met (source of the candidate, department of the job)')).toBeTruthy()
  expect(screen.getByText(/^Waits until 03\/03\/2026 .*\. Moved by Full recruiter$/)).toBeTruthy()
  expect(screen.getByText('The candidate has just been in that status')).toBeTruthy()
  expect(screen.getByText('Waiting')).toBeTruthy()
  expect(screen.getByText('an@mail.example: waits to be sent – no mail server is set up')).toBeTruthy()
  expect(screen.getByText('Failed')).toBeTruthy()
  expect(
    screen.getByText('an@mail.example: not sent – the mail server refused the e-mail – “550 no such user”'),
  ).toBeTruthy()
  const [, failed] = screen.getAllByRole('button', { name: '1 e-mail' })
  await user.click(failed!)
  const emails = within(screen.getByRole('dialog', { name: '1 e-mail' }))
  expect(emails.getByText('Failed')).toBeTruthy()
  expect(emails.getByText(/not sent – the mail server refused the e-mail – “550 no such user”$/)).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(failed)
  expect(screen.getAllByRole('link', { name: 'An' })[0]!.getAttribute('href')).toBe(`/candidates/view/${uuid(71)}`)
})

test('a draft is restored for the same version', async () => {
  localStorage.setItem('draft:v1:recruiter:workflow:' + uuid(1), JSON.stringify({ version: 1, name: 'Typed before' }))
  await open()
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Typed before'),
  )
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
})

test('without a workflow in the address a new one is started', async () => {
  const services = workflowServices([])
  const { user, router } = renderScreen(pages, {
    rest: services.rest,
    path: '/interview-settings/workflow-editor',
    keys,
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Create workflow' })).toBeTruthy()
  await user.click(button('Create'))
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  expect(router.state.location.pathname).toBe('/interview-settings/workflow-editor')
})

test('a workflow whose departments cannot be read opens no form, because saving would remove them', async () => {
  const { rest } = workflowServices([interviews()])
  rest
    .on(contract.workflowRunList, () => pageOf([]))
    .on(departmentByIds, () => {
      throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
    })
  renderScreen(pages, { rest, path: `/interview-settings/workflow-editor/${uuid(1)}`, keys })
  expect(await screen.findByText('The workflow could not be loaded')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
