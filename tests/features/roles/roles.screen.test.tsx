import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/roles/contract.ts'
import RolesPage from '../../../web/features/roles/RolesPage.tsx'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'

beforeEach(() => localStorage.clear())

const role = (number: number, given: Partial<contract.Role> = {}): contract.Role => ({
  id: uuid(number),
  code: `Role${number}`,
  name: `Role ${number}`,
  description: '',
  permissions: ['Vendor:ListVendor'],
  userCount: 0,
  isProtected: false,
  isExternal: false,
  version: 4,
  createdDate: '2025-03-01T00:00:00.000Z',
  updatedDate: '2025-03-01T00:00:00.000Z',
  ...given,
})
const modules = { Vendor: ['ListVendor', 'CreateVendor'], Job: ['ListJob'], Ruf: ['ViewRuf'] }
const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Role:${verb}Role` as 'Role:ListRole')

function open(roles: contract.Role[], held: (key: string) => boolean = () => true) {
  const rest = fakeRest()
    .on(contract.roleList, ({ body }) => pageAt(roles, body))
    .on(contract.roleByIds, ({ body }) => roles.filter(({ id }) => body.ids.includes(id)))
    .on(contract.modulePermissions, () =>
      Object.entries(modules).map(([module, actions]) => ({
        module,
        permissions: actions.map((action) => ({ key: `${module}:${action}`, module, action })),
      })),
    )
    .on(contract.roleCreate, ({ body }) => {
      const made = role(90, body as Partial<contract.Role>)
      roles.push(made)
      return made
    })
    .on(contract.roleUpdate, ({ params, body }) => {
      const one = roles.find(({ id }) => id === params!.id)!
      if (body.version !== one.version) throw new RequestError('CONFLICT', 'Changed', { errorCode: '599' })
      return Object.assign(one, body, { version: one.version + 1 })
    })
    .on(contract.roleDelete, ({ params }) => {
      roles.splice(
        roles.findIndex(({ id }) => id === params!.id),
        1,
      )
      return { ok: true }
    })
  const can = (wanted: string | readonly string[] | undefined) =>
    wanted === undefined || [wanted].flat().some((key) => held(key))
  return { calls: rest.callsOf, roles, ...renderScreen(<RolesPage />, { rest, path: '/roles', keys, can }) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const cells = async (name: string) =>
  [...(await screen.findByRole('button', { name: `Edit: ${name}` })).closest('tr')!.cells].map(
    ({ textContent }) => textContent,
  )
const box = (form: Awaited<ReturnType<typeof dialog>>, name: RegExp) =>
  form.getByRole<HTMLInputElement>('checkbox', { name })

test('a row describes the role and shows its number of holders and permissions; the number links to the holders', async () => {
  open([role(1, { description: 'Agencies', isExternal: true, userCount: 3 })])
  expect((await cells('Role 1')).slice(0, 6)).toEqual(['Role 1', 'Role1', 'Agencies', 'External', '3', '1'])
  expect(screen.getByRole('link', { name: '3 users hold Role 1' }).getAttribute('href')).toBe('/users?role=Role1')
})

test('the matrix has a third state for part of a module, and marks changes until they are saved', async () => {
  const { user, calls } = open([role(1, { userCount: 2 })])
  await user.click(await screen.findByRole('button', { name: 'Edit: Role 1' }))
  const form = await dialog('Edit: Role')
  expect(form.getByText(/take effect within a minute/)).toBeTruthy()
  expect(form.getByText('1 permission given')).toBeTruthy()
  expect(box(form, /^Vendor/).indeterminate).toBe(true)
  await user.click(box(form, /^Vendor/))
  expect([box(form, /^Vendor/).checked, box(form, /^Vendor/).indeterminate]).toEqual([true, false])
  expect(form.getByText('2 permissions given · 1 unsaved change')).toBeTruthy()
  await user.type(form.getByRole('searchbox'), 'list')
  expect(box(form, /^ListJob/).checked).toBe(false)
  expect(form.queryByRole('checkbox', { name: /^CreateVendor/ })).toBeNull()
  await user.click(box(form, /^ListVendor/))
  expect(box(form, /^ListVendor Removed|^ListVendorRemoved/).checked).toBe(false)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(calls('roleUpdate')[0]!.body).toEqual({
    name: 'Role 1',
    description: '',
    permissions: ['Vendor:CreateVendor'],
    version: 4,
  })
})

test('a role names the groups of the identity provider that assign it', async () => {
  const { user, calls } = open([role(1, { groups: ['hr-all'] })])
  await user.click(await screen.findByRole('button', { name: 'Edit: Role 1' }))
  const form = await dialog('Edit: Role')
  expect(form.getByText('hr-all')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /^Identity provider groups/ }), 'HR Sourcing{Enter}')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(calls('roleUpdate')[0]!.body).toMatchObject({ groups: ['hr-all', 'HR Sourcing'], version: 4 })
})

test('permissions that the user does not have can be removed from a role, but not added; administrators keep theirs', async () => {
  const { user } = open(
    [role(1, { permissions: ['Ruf:ViewRuf'] }), role(2, { isProtected: true, permissions: ['Job:ListJob'] })],
    (key) => !['Ruf:ViewRuf', 'Vendor:CreateVendor'].includes(key),
  )
  await user.click(await screen.findByRole('button', { name: 'Edit: Role 1' }))
  let form = await dialog('Edit: Role')
  await user.click(box(form, /^Vendor/))
  expect(box(form, /^Vendor/).indeterminate).toBe(true)
  await user.click(form.getByRole('button', { name: 'Show Vendor' }))
  expect(box(form, /^CreateVendor/).disabled).toBe(true)
  await user.click(box(form, /^Ruf/))
  expect(box(form, /^Ruf/).checked).toBe(false)
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: /^(Discard|Leave|Yes)/ }))
  await user.click(await screen.findByRole('button', { name: 'Edit: Role 2' }))
  form = await dialog('Edit: Role')
  expect(form.getByText(/keeps all of its permissions/)).toBeTruthy()
  expect(box(form, /^Job/).disabled).toBe(true)
})

test('a copy starts with the permissions that the viewer has, and needs its own code', async () => {
  const { user, calls } = open(
    [role(1, { permissions: ['Ruf:ViewRuf', 'Job:ListJob'] })],
    (key) => key !== 'Ruf:ViewRuf',
  )
  await user.click(await screen.findByRole('button', { name: 'Copy: Role 1' }))
  const form = await dialog('Create: Role')
  await user.type(form.getByRole('textbox', { name: /^Code/ }), '1a')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getAllByText('Use 2 to 50 letters and digits, starting with a letter.')).toHaveLength(1)
  await user.clear(form.getByRole('textbox', { name: /^Code/ }))
  await user.type(form.getByRole('textbox', { name: /^Code/ }), 'Desk')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(calls('roleCreate')[0]!.body).toEqual({
    code: 'Desk',
    name: 'Copy of Role 1',
    description: '',
    permissions: ['Job:ListJob'],
  })
})

test('a role with holders cannot be deleted, and the button shows their number; another role can', async () => {
  const { user } = open([role(1, { userCount: 2 }), role(2), role(3, { isProtected: true })])
  const refused = await screen.findByRole('button', { name: 'Delete: Role 1' })
  expect([refused.getAttribute('aria-disabled'), refused.title]).toEqual(['true', 'Delete: 2 users hold the role.'])
  expect(screen.getByRole('button', { name: 'Delete: Role 3' }).title).toContain('cannot be deleted')
  await user.click(screen.getByRole('button', { name: 'Delete: Role 2' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit: Role 2' })).toBeNull())
})

test('two selected roles are compared, with the differences first', async () => {
  const { user } = open([
    role(1, { permissions: ['Job:ListJob', 'Vendor:ListVendor'] }),
    role(2, { permissions: ['Job:ListJob', 'Ruf:ViewRuf'] }),
  ])
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Role 1' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' }).disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Choose Role 2' }))
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  const found = await dialog('Comparison of two roles')
  expect(found.getByText('The roles differ in 2 permissions, listed first.')).toBeTruthy()
  expect(found.getAllByRole('row').map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual([
    ['Permission', 'Role 1', 'Role 2'],
    ['Ruf:ViewRuf', 'No', 'Yes'],
    ['Vendor:ListVendor', 'Yes', 'No'],
    ['Job:ListJob', 'Yes', 'Yes'],
  ])
})
