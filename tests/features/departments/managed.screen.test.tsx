import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Department } from '../../../services/features/departments/contract.ts'
import DepartmentsPage from '../../../web/features/departments/DepartmentsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { department } from '../users/people.ts'
import { managedServices } from './managed.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete', 'Import'].map((verb) => `Department:${verb}Department`)
function open(departments: Department[], { path = '/departments', held = all } = {}) {
  const rest = managedServices(departments)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const options = { rest, path, keys: held as 'Department:ListDepartment'[], can }
  return { rest, ...renderScreen(<DepartmentsPage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const row = async (name: string) => (await screen.findByRole('button', { name: `Edit: ${name}` })).closest('tr')!

test('a row shows the parent, the head and the usage of the department', async () => {
  open([department(1), department(2, { parentId: uuid(801), active: false })])
  expect([...(await row('Department 2')).cells].slice(0, 8).map(({ textContent }) => textContent)).toEqual([
    'Department 2',
    'D2',
    'Department 1',
    'User 1',
    'Hà Nội',
    '0',
    '0',
    'Closed',
  ])
  expect((await row('Department 1')).textContent).toContain('3')
  const button = screen.getByRole('button', { name: /^Delete: Department 1/ })
  expect(button.getAttribute('aria-disabled') ?? (button as HTMLButtonElement).disabled).toBeTruthy()
})

test('a department is created, changed and deleted', async () => {
  const { user, rest } = open([department(1)])
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Department')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findAllByText('This field is required')).toHaveLength(2)
  await user.type(form.getByRole('textbox', { name: /^Name/ }), ' Legal ')
  await user.type(form.getByRole('textbox', { name: /^Code/ }), 'LEG')
  await user.selectOptions(form.getByRole('combobox', { name: /^Location/ }), 'Hà Nội')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('departmentManageCreate')[0]!.body).toEqual({
    key: 'LEG',
    name: 'Legal',
    parentId: null,
    legalName: null,
    locationId: uuid(900),
    manager: null,
    active: true,
  })

  await user.click(await screen.findByRole('button', { name: 'Edit: Legal' }))
  const edit = await dialog('Edit: Department')
  await user.click(edit.getByRole('switch', { name: /^Open/ }))
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(rest.callsOf('departmentManageUpdate')[0]!.body).toMatchObject({ active: false, position: 90 }),
  )
  expect(await within(await row('Legal')).findByText('Closed')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Delete: Legal' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
  expect(rest.callsOf('departmentManageDelete')).toHaveLength(1)
})

test('the tree is rearranged with buttons, and each move is saved at once; the list is updated when the dialog closes', async () => {
  const { user, rest } = open([department(1), department(2), department(3, { parentId: uuid(802) })])
  await row('Department 1')
  await user.click(screen.getByRole('button', { name: 'Arrange the tree' }))
  const tree = await dialog('The tree of departments')
  const up = await tree.findByRole('button', { name: 'Move up: Department 1' })
  expect(up.getAttribute('aria-disabled')).toBe('true')
  await user.click(up)
  await user.click(tree.getByRole('button', { name: 'Below the one above: Department 2' }))
  expect(await tree.findByText('Department 2 was moved: Department 1.')).toBeTruthy()
  await user.click(tree.getByRole('button', { name: 'One level out: Department 3' }))
  expect(await tree.findByText('Department 3 was moved: Department 1.')).toBeTruthy()
  expect(rest.callsOf('departmentManageMove')).toMatchObject([
    { params: { id: uuid(802) }, body: { parentId: uuid(801), beforeId: null } },
    { params: { id: uuid(803) }, body: { parentId: uuid(801), beforeId: null } },
  ])
  const reads = rest.callsOf('departmentManageList').length
  await user.click(tree.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(rest.callsOf('departmentManageList').length).toBeGreaterThan(reads))
})

test('a user who may only list has no buttons', async () => {
  open([department(1)], { path: '/departments?status=OPEN', held: ['Department:ListDepartment'] })
  expect(await screen.findByText('Department 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete|Import)/ })).toBeNull()
})
