import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import * as contract from '../../../services/features/interviewKits/contract.ts'
import { formTemplateList } from '../../../services/features/interviewForms/contract.ts'
import { workflowRunList } from '../../../services/features/workflows/contract.ts'
import WorkflowEditorPage from '../../../web/features/workflows/WorkflowEditorPage.tsx'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { interviews, workflowServices } from './workflowServices.ts'

const keys: PermissionKey[] = ['InterviewSetting:ListInterviewSetting', 'InterviewSetting:AddUpdateInterviewSetting']
const kit = (number: number, given: Partial<contract.InterviewKit> = {}): contract.InterviewKit => ({
  id: uuid(500 + number),
  statusId: uuid(10),
  title: `Kit ${number}`,
  minutes: 45,
  formId: null,
  focus: [],
  preparation: '',
  version: 1,
  ...given,
})

async function open(kits: contract.InterviewKit[], isAway = false) {
  const { rest } = workflowServices([interviews()])
  rest
    .on(workflowRunList, () => pageOf([]))
    .on(formTemplateList, () => pageOf([]))
    .on(contract.interviewKitList, ({ body }) => {
      if (isAway) throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
      return kits.filter(({ id, statusId }) => body!.ids?.includes(id) || body!.statusIds?.includes(statusId))
    })
    .on(contract.interviewKitSave, ({ body }) => {
      const saved = kit(kits.length + 1, { ...(body as object), version: 2 })
      const at = kits.findIndex(({ id }) => id === saved.id)
      kits = at < 0 ? [...kits, saved] : kits.with(at, saved)
      return saved
    })
    .on(contract.interviewKitOrder, ({ body }) => {
      kits = body!.ids.map((id) => kits.find((one) => one.id === id)!)
      return kits
    })
    .on(contract.interviewKitDelete, ({ params }) => {
      kits = kits.filter(({ id }) => id !== params!.id)
      return true
    })
  const page = (
    <Routes>
      <Route path="/interview-settings/workflow-editor/:groupId?" element={<WorkflowEditorPage />} />
    </Routes>
  )
  const rendered = renderScreen(page, { rest, path: `/interview-settings/workflow-editor/${uuid(1)}`, keys })
  await screen.findByRole('heading', { level: 2, name: 'Interviews in Status 10' })
  return { rest, ...rendered }
}
const panel = () => within(screen.getByRole('region', { name: 'Interviews in Status 10' }))
const titles = () =>
  panel()
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild!.firstChild!.textContent)
beforeEach(() => localStorage.clear())

test('a kit is added to the selected status, and changed with the version that was read', async () => {
  const { user, rest } = await open([])
  expect(panel().getByText(/^No interview kits yet/)).toBeTruthy()
  await user.click(panel().getByRole('button', { name: 'Add an interview kit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create interview kit' }))
  await user.type(dialog.getByLabelText(/^Title/), 'Technical interview')
  await user.clear(dialog.getByLabelText(/^Minutes/))
  await user.type(dialog.getByLabelText(/^Minutes/), '3')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/5/)).toBeTruthy()
  expect(rest.callsOf('interviewKitSave')).toEqual([])
  await user.type(dialog.getByLabelText(/^Minutes/), '0')
  await user.type(dialog.getByLabelText('Focus areas'), 'SQL,')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(titles()).toEqual(['Technical interview']))
  expect(panel().getByText('30 minutes · SQL')).toBeTruthy()
  expect(rest.callsOf('interviewKitSave')[0]!.body).toEqual({
    statusId: uuid(10),
    title: 'Technical interview',
    minutes: 30,
    formId: null,
    focus: ['SQL'],
    preparation: '',
  })

  await user.click(panel().getByRole('button', { name: 'Edit: Technical interview' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit interview kit' }))
  await user.type(edit.getByLabelText(/^Title/), ' 2')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(titles()).toEqual(['Technical interview 2']))
  expect(rest.callsOf('interviewKitSave')[1]!.body).toMatchObject({ id: uuid(501), version: 2 })
})

test('kits are moved and deleted', async () => {
  const { user, rest } = await open([kit(1), kit(2)])
  expect(titles()).toEqual(['Kit 1', 'Kit 2'])
  await user.click(panel().getByRole('button', { name: 'Move Kit 2 up' }))
  await waitFor(() => expect(titles()).toEqual(['Kit 2', 'Kit 1']))
  expect(rest.callsOf('interviewKitOrder')[0]!.body).toEqual({ statusId: uuid(10), ids: [uuid(502), uuid(501)] })
  await user.click(panel().getByRole('button', { name: 'Delete: Kit 1' }))
  await user.click(within(screen.getByRole('dialog', { name: 'Delete' })).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(titles()).toEqual(['Kit 2']))
})

test('kits that cannot be read leave the editor unchanged', async () => {
  const { rest } = await open([kit(1)], true)
  expect(await panel().findByText('A part of this page could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Name of status 1' })).toBeTruthy()
  expect(panel().queryByRole('button', { name: 'Add an interview kit' })).toBeNull()
  expect(rest.callsOf('interviewKitList').length).toBeGreaterThan(0)
})
