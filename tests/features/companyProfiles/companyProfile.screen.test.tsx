import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/companies/contract.ts'
import { roleLookup } from '../../../services/features/roles/contract.ts'
import CompanyProfilePage from '../../../web/features/companyProfiles/CompanyProfilePage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { field, withFields } from '../candidateFields/fields.fixture.ts'
import { withSite } from '../careers/settings.fixture.ts'
import { companyRow, companyServices } from '../companies/companies.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `CompanyProfile:${verb}CompanyProfile`)
const known = () => [field('Visa', { inputType: 'Radio', values: ['A'], candidates: 3 }), field('Team', { place: 2 })]
function open(held: string[] = all, given = known()) {
  const own = companyRow(uuid(1), { phone: '024', mayManage: false })
  const rest = withSite(withFields(companyServices(own), ...given))
    .on(contract.companyProfileUpdate, ({ body }) => {
      const { version: _version, ...contacts } = body!
      return Object.assign(own, contacts, { version: own.version! + 1 })
    })
    .on(roleLookup, () => [{ id: uuid(5), code: 'HR', name: 'Human resources', description: '' }])
    .on(contract.companyBrandUpdate, ({ body }) => Object.assign(own, { brandColor: body.brandColor }))
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const options = { rest, path: '/company-profile', keys: held as 'CompanyProfile:ListCompanyProfile'[], can }
  return { rest, ...renderScreen(<CompanyProfilePage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('the company is changed with the version that was read; errors are shown at their fields', async () => {
  const { user, rest } = open()
  const form = within(await screen.findByRole('form', { name: 'Company' }))
  const phone = form.getByRole('textbox', { name: 'Phone' })
  await user.type(phone, ' 99')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('companyProfileUpdate')[0]!.body).toMatchObject({ phone: '024 99', email: null, version: 1 })
  rest.on(contract.companyProfileUpdate, () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { website: ['The input is not valid link'] } })
  })
  const again = within(await screen.findByRole('form', { name: 'Company' }))
  await user.type(again.getByRole('textbox', { name: 'Website' }), 'x')
  await user.click(again.getByRole('button', { name: 'Save' }))
  expect(await again.findByText('The input is not valid link')).toBeTruthy()
})

test('the brand is a logo and a colour, with a preview of a button in that colour', async () => {
  const { user, rest } = open()
  const form = within(await screen.findByRole('form', { name: 'Brand' }))
  expect(form.getByText('Default colour')).toBeTruthy()
  fireEvent.change(form.getByLabelText('Colour'), { target: { value: '#ffe066' } })
  expect(form.getByRole('img', { name: 'Preview: #ffe066' })).toBeTruthy()
  const file = form.getByRole('group', { name: 'Image' }).querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(file, new File([new Uint8Array(8)], 'logo.png', { type: 'image/png' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('companyBrandUpdate')[0]!.body).toMatchObject({
    brandColor: '#ffe066',
    isUploadLogo: true,
    imageName: 'logo.png',
  })
  const again = within(await screen.findByRole('form', { name: 'Brand' }))
  await user.click(await again.findByRole('button', { name: 'Use the default colour' }))
  await user.click(again.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('companyBrandUpdate')).toHaveLength(2))
  expect(rest.callsOf('companyBrandUpdate')[1]!.body).toEqual({ brandColor: null, isUploadLogo: false })
})

test('a field is created with its choices, changed and deleted; one with values cannot be deleted', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Field')
  await user.type(form.getByRole('textbox', { name: /^Name of the field/ }), 'Shoes')
  await user.type(form.getByRole('textbox', { name: /^Key/ }), 'Visa')
  await user.selectOptions(form.getByRole('combobox', { name: /^Kind/ }), 'One choice, from a list')
  await user.type(form.getByRole('textbox', { name: /^Choices/ }), '41,42{Enter}')
  await user.click(form.getByRole('button', { name: /Visible to$/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Human resources' }))
  await user.keyboard('{Escape}')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/already taken/)).toBeTruthy()
  const key = form.getByRole('textbox', { name: /^Key/ })
  await user.clear(key)
  await user.type(key, 'Shoes')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('candidateFieldManageCreate').at(-1)!.body).toEqual({
    key: 'Shoes',
    label: 'Shoes',
    inputType: 'Combobox',
    required: false,
    active: true,
    values: ['41', '42'],
    roles: ['HR'],
  })

  expect(await screen.findByRole('cell', { name: 'Human resources' })).toBeTruthy()
  expect(screen.queryByRole('cell', { name: 'HR' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete: Visa' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Edit: Team' }))
  const edit = await dialog('Edit: Field')
  expect(edit.queryByRole('textbox', { name: /^Key/ })).toBeNull()
  await user.click(edit.getByRole('switch', { name: 'Active' }))
  await user.click(edit.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Inactive', { selector: 'td *' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete: Team' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('a user who may not change the company can read it; a user who may not list the fields does not see them', async () => {
  const { rest } = open([])
  expect(await screen.findByText('024')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByText('Candidate fields')).toBeNull()
  expect(rest.callsOf('candidateFieldManageList')).toEqual([])
  open(all, [])
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})
