import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import VendorsPage from '../../../web/features/vendors/VendorsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { vendorServices } from './vendors.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Get', 'Create', 'Update', 'Delete'].map((verb) => `Vendor:${verb}Vendor`)
function open({ path = '/vendor-management', held = all }: { path?: string; held?: string[] } = {}) {
  const rest = vendorServices({
    vendors: [
      { name: 'TalentBridge', email: [{ email: 'emma@tb.example', status: 'Active' }] },
      { name: 'Old Harbour', status: 'Inactive' },
    ],
    configs: [{ name: 'North' }],
  })
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  return { rest, ...renderScreen(<VendorsPage />, { rest, path, keys: held as 'Vendor:ListVendor'[], can }) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a vendor is created with the texts of the specification, and the format of its address is checked', async () => {
  const { user, rest } = open()
  await screen.findByRole('row', { name: /TalentBridge/ })
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const form = await dialog('Create New Vendor')
  await user.click(form.getByRole('button', { name: 'Add an e-mail' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Name is required!')).toBeTruthy()
  expect(form.getByText('Address is required!')).toBeTruthy()
  expect(form.getByText('E-mail is required!')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'TalentBridge')
  await user.type(form.getByRole('textbox', { name: /^Address/ }), 'Huế')
  const address = within(form.getByRole('group', { name: 'E-mail 1' }))
  await user.type(address.getByRole('textbox'), 'emma')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('E-mail is not a valid email!')).toBeTruthy()
  await user.type(address.getByRole('textbox'), '@new.example')
  await user.click(form.getByRole('button', { name: /Location$/ }))
  await user.click(await screen.findByRole('checkbox', { name: '東京' }))
  await user.keyboard('{Escape}')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /^Name/ }), ' 2')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Create successful!')).toBeTruthy()
  expect(rest.callsOf('vendorCreate').at(-1)!.body).toEqual({
    ...{ name: 'TalentBridge 2', address: 'Huế', status: 'Active', location: ['東京'] },
    email: [{ email: 'emma@new.example', status: 'Active' }],
  })
})

test('a vendor is changed with the version that was read, and deleted', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit: TalentBridge' }))
  const form = await dialog('Edit Vendor')
  await user.click(form.getByRole('button', { name: 'Remove e-mail 1' }))
  await user.selectOptions(form.getByRole('combobox', { name: /^Status/ }), 'Inactive')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successful!')).toBeTruthy()
  expect(rest.callsOf('vendorUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: { status: 'Inactive', location: ['Hà Nội'], email: [], version: 3 },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete: Old Harbour' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successful!')).toBeTruthy()
})

test('the other tab shows who is in charge of which location', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('tab', { name: 'Vendor CV Config' }))
  expect(within(await screen.findByRole('row', { name: /North/ })).getByText('Lan Phạm')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit: North' }))
  const form = await dialog('Edit Vendor Config')
  await user.clear(form.getByRole('textbox', { name: /^Name/ }))
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Northern')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(rest.callsOf('vendorConfigUpdate')[0]).toMatchObject({
      params: { id: uuid(51) },
      body: { name: 'Northern', userName: 'lan', status: 'Active', location: ['Hà Nội'], version: 3 },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const fresh = await dialog('Create New Vendor Config')
  await user.click(fresh.getByRole('button', { name: 'Save' }))
  expect((await fresh.findAllByText('This field is required')).length).toBe(2)
})

test('the address filters the list; users who may only list have no buttons', async () => {
  open({ path: '/vendor-management?status=INACTIVE', held: ['Vendor:ListVendor'] })
  expect(await screen.findByText('Old Harbour')).toBeTruthy()
  expect(screen.queryByText('TalentBridge')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete)/ })).toBeNull()
})

test('users of a vendor are invited by one of its addresses, and may be invited again; viewers who may not change vendors do not see them', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'People who sign in: TalentBridge' }))
  const people = await dialog('People of TalentBridge')
  expect(await people.findByText('Not invited')).toBeTruthy()
  await user.click(people.getByRole('button', { name: 'Invite emma@tb.example' }))
  const form = await dialog('Invite')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /^Given name/ }), ' Emma ')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('The invitation is on its way')).toBeTruthy()
  expect(rest.callsOf('vendorInvite')).toMatchObject([
    { params: { id: uuid(1) }, body: { email: 'emma@tb.example', name: 'Emma' } },
  ])
  expect(await people.findByText('Invited')).toBeTruthy()
  expect(people.getByText('Invite again')).toBeTruthy()
})

test('users who may only read vendors do not see who signs in', async () => {
  open({ held: ['Vendor:ListVendor'] })
  await screen.findByRole('row', { name: /TalentBridge/ })
  expect(screen.queryByRole('button', { name: /^People who sign in/ })).toBeNull()
})
