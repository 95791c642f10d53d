import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import MachineClientsPage from '../../../web/features/machineClients/MachineClientsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { machineServices } from './machines.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `CompanySecretKey:${verb}CompanySecretKey`)
function open({
  path = '/company-secret-key',
  held = all,
  ...given
}: { path?: string; held?: string[]; names?: string[] } = {}) {
  const rest = machineServices(given)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key) || key === 'Vendor:ListVendor')
  const options = { rest, path, keys: held as 'CompanySecretKey:ListCompanySecretKey'[], can }
  return { rest, ...renderScreen(<MachineClientsPage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a new machine client can get only permissions of its creator, and its secret is shown once', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Program')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Portal')
  await user.click(form.getByRole('switch', { name: /^Can send its own GraphQL/ }))
  await user.type(form.getByRole('searchbox'), 'list')
  expect(form.getByRole('checkbox', { name: 'ListCandidate' })).toHaveProperty('disabled', true)
  await user.click(form.getByRole('checkbox', { name: 'ListVendor' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  const secret = await dialog('The secret')
  expect(secret.getByRole('region', { name: 'Secret' }).textContent).toBe('hls_first')
  expect(secret.getByText(/grant_type=client_credentials/).textContent).toContain('made-00000009:hls_first')
  expect(rest.callsOf('machineClientCreate')[0]!.body).toEqual({
    name: 'Portal',
    description: '',
    permissions: ['Vendor:ListVendor'],
    scopes: ['graphql:explore'],
  })
  await user.click(secret.getByRole('button', { name: 'I have saved it' }))
  expect(await screen.findByText('Portal')).toBeTruthy()
  expect(screen.queryByText('hls_first')).toBeNull()
})

test('a machine client gets another secret while the previous one stays valid, is changed, and is ended', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Change secret: HR portal' }))
  const question = await dialog('Change secret')
  await user.selectOptions(question.getByRole('combobox'), 'Works for 7 more days')
  await user.click(question.getByRole('button', { name: 'Change secret' }))
  const secret = await dialog('The secret')
  expect(secret.getByRole('region', { name: 'Secret' }).textContent).toBe('hls_second')
  expect(rest.callsOf('machineClientRotate')[0]!.body).toEqual({ overlapHours: 168 })
  await user.click(secret.getByRole('button', { name: 'I have saved it' }))
  expect(await screen.findByText('…cond')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Edit: HR portal' }))
  const form = await dialog('Edit: Program')
  await user.click(form.getByRole('button', { name: 'Show Vendor' }))
  await user.click(form.getByRole('checkbox', { name: 'ListVendor' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('machineClientUpdate')[0]!.body).toMatchObject({ permissions: [], version: 3 })

  await user.click(screen.getByRole('button', { name: 'Delete: Nightly import' }))
  const ending = await dialog('Delete')
  expect(ending.getByText('Its secret and its tokens stop working immediately.')).toBeTruthy()
  await user.click(ending.getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('a machine client that manages accounts shows the address for the identity provider', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Program')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Directory')
  await user.click(form.getByRole('switch', { name: /SCIM/ }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  const secret = await dialog('The secret')
  expect(secret.getByRole('region', { name: 'SCIM address' }).textContent).toBe(`${location.origin}/scim/v2`)
  expect(rest.callsOf('machineClientCreate')[0]!.body).toMatchObject({ permissions: [], scopes: ['scim'] })
})

test('users who may only list have no buttons; an empty list explains what it is for', async () => {
  open({ held: all.slice(0, 1) })
  expect(await screen.findByText('HR portal')).toBeTruthy()
  expect(screen.getByText('Never')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete|Change secret)/ })).toBeNull()
  open({ names: [] })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})
