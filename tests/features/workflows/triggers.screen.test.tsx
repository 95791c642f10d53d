import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Route, Routes } from 'react-router'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import WorkflowEditorPage from '../../../web/features/workflows/WorkflowEditorPage.tsx'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { trigger } from './workflowRecords.ts'
import { interviews, template, workflowServices } from './workflowServices.ts'

const keys: PermissionKey[] = [
  'InterviewSetting:ListInterviewSetting',
  'InterviewSetting:AddUpdateInterviewSetting',
  'InterviewSetting:AddUpdateTriger',
  'InterviewSetting:DeleteTriger',
]
const mail: Partial<contract.Trigger> = {
  kind: 'sendEmail',
  templateId: template.id,
  templateName: template.name,
  recipient: 'owner',
  userNames: [],
}
const target: Partial<contract.Trigger> = { kind: 'moveToStatus', targetId: uuid(11), userNames: [] }

/** Opens the editor at the status with these triggers, numbered from 30. */
async function open(given: readonly Partial<contract.Trigger>[] = [mail, target], own = keys) {
  const workflow = interviews()
  workflow.statuses[1]!.triggers = given.map((one, at) => trigger(30 + at, uuid(20), one))
  const services = workflowServices([workflow])
  services.rest.on(contract.workflowRunList, () => pageOf([]))
  const rendered = renderScreen(
    <Routes>
      <Route path="/interview-settings/workflow-editor/:groupId?" element={<WorkflowEditorPage />} />
    </Routes>,
    {
      rest: services.rest,
      path: `/interview-settings/workflow-editor/${uuid(1)}?status=STATUS_20`,
      keys: own,
      can: (wanted) => own.some((key) => [wanted].flat().includes(key)),
    },
  )
  await screen.findByRole('heading', { level: 1, name: 'Interviews' })
  return { ...services, ...rendered, triggers: () => workflow.statuses[1]!.triggers }
}
const sentences = () =>
  within(screen.getByRole('list', { name: 'Triggers of Status 20' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const mailText = 'Send the e-mail “Rejection” to: The job owner'
const targetText = 'Move on to: Status 11'
beforeEach(() => localStorage.clear())

test('a trigger is edited: the form starts with its current values', async () => {
  const { user, calls } = await open()
  await user.click(button(`Edit: ${mailText}`))
  const form = within(await screen.findByRole('dialog', { name: 'When a candidate enters Status 20' }))
  const chosen = async (name: RegExp) =>
    (await form.findByRole<HTMLSelectElement>('combobox', { name })).selectedOptions[0]!.text
  expect(await chosen(/^What happens/)).toBe('Send an e-mail')
  expect(await chosen(/^E-mail template/)).toBe('Rejection — Your application')
  expect(await chosen(/^To/)).toBe('The job owner')
  await user.selectOptions(form.getByRole('combobox', { name: /^To/ }), 'The candidate')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Save successfully!')).toBeTruthy()
  await waitFor(() => expect(sentences()).toEqual(['Send the e-mail “Rejection” to: The candidate', targetText]))
  expect(calls('workflowTriggerUpdate')[0]!.body).toEqual({
    statusId: uuid(20),
    triggerId: uuid(30),
    version: 1,
    trigger: { kind: 'sendEmail', templateId: template.id, recipient: 'candidate' },
  })
})

test('a user whose edit conflicts with another is told, and may overwrite it', async () => {
  const { user, calls, triggers } = await open()
  triggers()[1]!.version = 4
  await user.click(button(`Edit: ${targetText}`))
  const form = within(await screen.findByRole('dialog'))
  await user.selectOptions(await form.findByRole('combobox', { name: /^Status/ }), 'Status 10')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast(/Someone else has changed this trigger/)).toBeTruthy()
  expect(form.getByRole<HTMLSelectElement>('combobox', { name: /^Status/ }).selectedOptions[0]!.text).toBe('Status 10')
  await waitFor(() => expect(calls('workflowList').length + calls('workflowGroupGet').length).toBeGreaterThan(1))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentences()).toEqual([mailText, 'Move on to: Status 10']))
  expect(calls('workflowTriggerUpdate').map(({ body }) => body.version)).toEqual([1, 4])
})

test('triggers are moved by buttons, which keep the focus and announce the new position', async () => {
  const { user, calls } = await open()
  expect(sentences()).toEqual([mailText, targetText])
  await user.click(button(`Move ${targetText} up`))
  expect(screen.getByText(`${targetText}: 1 of 2`)).toBeTruthy()
  await waitFor(() => expect(sentences()).toEqual([targetText, mailText]))
  expect(document.activeElement).toBe(button(`Move ${targetText} up`))
  expect(calls('workflowTriggerOrder')[0]!.body).toEqual({
    statusId: uuid(20),
    seenIds: [uuid(30), uuid(31)],
    triggerIds: [uuid(31), uuid(30)],
  })
  expect(screen.queryByText('Unsaved changes')).toBeNull()
})

test('a conflicting order is taken back and reloaded', async () => {
  const { user, triggers } = await open()
  triggers().push(trigger(32, uuid(20)))
  await user.click(button(`Move ${targetText} up`))
  expect(await toast(/They have been reloaded/)).toBeTruthy()
  await waitFor(() => expect(sentences()).toEqual([mailText, targetText, 'Notify: Full recruiter']))
})

test('a trigger is paused and resumed, which shows at once', async () => {
  const { user, triggers } = await open()
  await user.click(button(`Pause: ${mailText}`))
  await waitFor(() => expect(sentences()).toEqual([`${mailText}Paused`, targetText]))
  await waitFor(() => expect(triggers()[0]!.isPaused).toBe(true))
  await user.click(button(`Resume: ${mailText}`))
  await waitFor(() => expect(sentences()).toEqual([mailText, targetText]))
  await waitFor(() => expect(triggers()[0]!.isPaused).toBe(false))
})

test('a trigger gets a delay of at most 90 days', async () => {
  const { user, calls } = await open()
  await user.click(button(`Edit: ${mailText}`))
  const form = within(await screen.findByRole('dialog'))
  const delay = await form.findByRole('textbox', { name: /^Wait after the move/ })
  await user.selectOptions(form.getByRole('combobox', { name: 'Unit' }), 'Days')
  await user.type(delay, '91')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Maximum length is 90')).toBeTruthy()
  await user.clear(delay)
  await user.type(delay, '2')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentences()).toEqual([`${mailText}, 2 days after the move`, targetText]))
  expect(calls('workflowTriggerUpdate')[0]!.body.trigger).toMatchObject({ delayMinutes: 2880 })
  await user.click(button(`Edit: ${mailText}, 2 days after the move`))
  const again = within(await screen.findByRole('dialog'))
  expect((await again.findByRole<HTMLInputElement>('textbox', { name: /^Wait after/ })).value).toBe('2')
  expect(again.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }).value).toBe('days')
})

test('a trigger gets conditions, which are part of its sentence and of the form', async () => {
  const { user, calls } = await open([{ ...mail, departmentIds: [uuid(500)] }])
  const before = `${mailText} – only for jobs of Engineering`
  expect(sentences()).toEqual([before])
  await user.click(button(`Edit: ${before}`))
  const form = within(await screen.findByRole('dialog'))
  expect(await form.findByRole('button', { name: 'Remove Engineering' })).toBeTruthy()
  await user.click(await form.findByRole('button', { name: 'Choose… Source of the candidate' }))
  await user.click(await screen.findByRole('checkbox', { name: 'LinkedIn' }))
  const score = form.getByRole('textbox', { name: /^Minimum feedback score/ })
  await user.type(score, '101')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(score))
  expect(calls('workflowTriggerUpdate')).toEqual([])
  await user.clear(score)
  await user.type(score, '70')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentences()).toEqual([
      `${mailText} – only if the source is LinkedIn; only for jobs of Engineering; only if the feedback score is at least 70 %`,
    ]),
  )
  expect(calls('workflowTriggerUpdate')[0]!.body.trigger).toMatchObject({
    channelIds: [uuid(900)],
    departmentIds: [uuid(500)],
    leastScore: 70,
  })
})

test('a condition whose department is deleted is marked, and still applies', async () => {
  const { user } = await open([{ ...mail, departmentIds: [uuid(500), uuid(599)], channelIds: [uuid(999)] }])
  const before = `${mailText} – only if the source is something that is gone; only for jobs of Engineering, something that is gone`
  expect(sentences()).toEqual([before])
  await user.click(button(`Edit: ${before}`))
  const form = within(await screen.findByRole('dialog'))
  for (const condition of ['source of the candidate', 'department of the job'])
    expect(await form.findByText(`${condition}: something that was chosen is gone`, { exact: false })).toBeTruthy()
})

test('without the permission triggers can be neither edited nor reordered', async () => {
  await open(undefined, keys.slice(0, 2))
  expect(sentences()).toEqual([mailText, targetText])
  expect(screen.queryByRole('button', { name: /^(Edit:|Pause|Drag Send|Move Send|Detach)/ })).toBeNull()
})
