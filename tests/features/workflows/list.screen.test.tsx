import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route, Routes } from 'react-router'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  workflowGroupCreate,
  workflowGroupDelete,
  workflowGroupList,
} from '../../../services/features/workflows/contract.ts'
import type { WorkflowGroup } from '../../../services/features/workflows/workflowShapes.ts'
import WorkflowPage from '../../../web/features/workflows/WorkflowPage.tsx'
import WorkflowsTab from '../../../web/features/workflows/list/WorkflowsTab.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { workflow } from './workflowRecords.ts'
import { interviews, workflowServices } from './workflowServices.ts'

const all = [
  'InterviewSetting:ListInterviewSetting',
  'InterviewSetting:AddUpdateInterviewSetting',
  'InterviewSetting:DeleteInterviewSetting',
] as const
const pages = (
  <Routes>
    <Route path="/interview-settings/workflow/:workflowId?" element={<WorkflowPage />} />
    <Route path="/tab" element={<WorkflowsTab />} />
    <Route path="*" element="elsewhere" />
  </Routes>
)
function open(
  workflows: WorkflowGroup[],
  { path = '/interview-settings/workflow', can }: { path?: string; can?: (keys?: unknown) => boolean } = {},
) {
  const services = workflowServices(workflows)
  return { ...services, ...renderScreen(pages, { rest: services.rest, path, keys: [...all], ...(can && { can }) }) }
}
const table = () =>
  waitFor(() => {
    const found = screen.getByRole('table', { name: 'Workflow List' })
    expect(found.querySelector('.bone')).toBeNull()
    return found
  })
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
const dialog = (name: string) => screen.findByRole('dialog', { name })

test('the list has the columns and texts of the specification, with ten rows a page', async () => {
  const { calls, router } = open(
    Array.from({ length: 12 }, (_one, at) => workflow(at + 1, { name: `W ${at + 1}`, active: at !== 1 })),
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Workflow List' })).toBeTruthy()
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Active', 'Departments', 'Created date', 'Actions'])
  expect((await rows()).slice(0, 2)).toEqual([
    ['W 1', 'Active', 'Engineering', '01/03/2026', ''],
    ['W 2', 'Inactive', 'Engineering', '01/03/2026', ''],
  ])
  expect(await rows()).toHaveLength(10)
  expect(calls('workflowGroupList')[0]!.body).toEqual({ pageIndex: 0, pageSize: 10, positions: true })
  expect(
    within(await table())
      .getByRole('link', { name: 'W 1' })
      .getAttribute('href'),
  ).toBe(`/interview-settings/workflow/${uuid(1)}`)
  await router.navigate('/interview-settings/workflow?workflowPage=2')
  await waitFor(async () => expect((await rows()).map(([name]) => name)).toEqual(['W 11', 'W 12']))
})

test('as a tab it is under the heading of its screen', async () => {
  open([workflow(1)], { path: '/tab' })
  expect(await rows()).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 2, name: 'Workflow List' })).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})

test('a new workflow needs name and department, and opens in the editor', async () => {
  const { user, calls, router } = open([])
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Create' })[0]!)
  const form = within(await dialog('Create workflow'))
  await user.click(form.getByRole('button', { name: 'Create' }))
  expect(await form.findAllByText('This field is required')).toHaveLength(2)
  expect(calls('workflowGroupCreate')).toEqual([])
  await user.type(form.getByRole('textbox', { name: /^Name/ }), ' New one ')
  await user.click(form.getByRole('button', { name: /^Department/ }))
  await user.click(await form.findByText('Engineering'))
  await user.click(form.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/interview-settings/workflow-editor/${uuid(91)}`))
  expect(calls('workflowGroupCreate')[0]!.body).toMatchObject({
    name: 'New one',
    active: false,
    onDepartments: [{ id_Department: uuid(500) }],
  })
})

test('a workflow that cannot be created is reported, and the form stays (D-135)', async () => {
  const { user, rest, router } = open([])
  rest.on(workflowGroupCreate, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'The workflows are away')
  })
  await user.click((await screen.findAllByRole('button', { name: 'Create' }))[0]!)
  const form = within(await dialog('Create workflow'))
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'New one')
  await user.click(form.getByRole('button', { name: /^Department/ }))
  await user.click(await form.findByText('Engineering'))
  await user.click(form.getByRole('button', { name: 'Create' }))
  expect(await toast('The workflows are away')).toBeTruthy()
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'New one')
  expect(router.state.location.pathname).toBe('/interview-settings/workflow')
})

test("a workflow is deleted after a confirmation; a refusal shows the specification's text and the reason", async () => {
  const { user, rest, workflows } = open([workflow(1, { name: 'Kept' }), workflow(2, { name: 'Gone' })])
  await user.click(within(await table()).getByRole('button', { name: 'Delete: Gone' }))
  const question = within(await dialog('Delete'))
  expect(question.getByText('Are you sure delete Gone ?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
  await waitFor(async () => expect((await rows()).map(([name]) => name)).toEqual(['Kept']))
  rest.on(workflowGroupDelete, () => {
    throw new RequestError('REFUSED', 'x', { errorCode: 'WORKFLOW_IN_USE', params: { name: 'Kept', count: '3' } })
  })
  await user.click(within(await table()).getByRole('button', { name: 'Delete: Kept' }))
  await user.click(within(await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Some error occurs! Kept cannot be deleted. 3 jobs use it.')).toBeTruthy()
  rest.on(workflowGroupDelete, () => false)
  await user.click(within(await table()).getByRole('button', { name: 'Delete: Kept' }))
  await user.click(within(await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Some error occurs!')).toBeTruthy()
  expect(workflows).toHaveLength(1)
})

test('users who may only read see neither create nor actions, and open the view', async () => {
  const { router } = open([interviews()], { can: () => false })
  expect(within(await table()).queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
  await router.navigate(`/interview-settings/workflow/${uuid(1)}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Interviews' })).toBeTruthy()
  expect(screen.getByText('Status 20')).toBeTruthy()
  expect(
    within(screen.getByRole('list', { name: 'Triggers of Status 20' })).getByText('Notify: Full recruiter'),
  ).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /Detach|Edit|Add trigger/ })).toEqual([])
})

test('a 403 leads to the forbidden page; other failures can be retried; an unknown id is reported', async () => {
  const { rest, router, user } = open([workflow(1)], { path: `/interview-settings/workflow/${uuid(9)}` })
  expect(await screen.findByText('This workflow does not exist.')).toBeTruthy()
  let fails = true
  rest.on(workflowGroupList, () => {
    if (fails) throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
    return { data: [workflow(1)], totalItem: 1, pageIndex: 0, pageSize: 10 }
  })
  await router.navigate('/interview-settings/workflow')
  expect(await screen.findByText('Can not get list')).toBeTruthy()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(1)
  rest.on(workflowGroupList, () => {
    throw new RequestError('FORBIDDEN', 'no')
  })
  await router.navigate('/interview-settings/workflow?workflowPage=3')
  await waitFor(() => expect(router.state.location.pathname).toBe('/forbidden'))
})
